// SPDX-License-Identifier: MIT

/// A place where a HUD can be: the app's window scenes, or one of the app's views.
@MainActor protocol HUDPlace: AnyObject {
  /// What the state must know about the place now. When the value changes while there's a request, the
  /// place calls the presenter's `update`.
  var surroundings: HUDSurroundings { get }
  /// Reads the app around the HUD, and follows what changed.
  /// - Parameter isFull: Pass `false` to read only what doesn't run the app's code.
  func followApp(isFull: Bool)
  /// Puts the view that draws the HUD where `content` belongs, and returns the view.
  func putView(for content: HUDContent) -> any HUDDrawing
  /// Takes the view away.
  func removeView()
  /// Tells the app.
  func transitionDidHappen(_ transition: HUDTransition, status: String?)
}

/// The view that draws a HUD.
@MainActor protocol HUDDrawing: AnyObject {
  func render(_ content: HUDContent, _ configuration: StatusHUD.Configuration)
  /// Shows content that differs from the content onscreen only in its progress.
  func setProgress(_ content: HUDContent)
  /// Fades the HUD in or out, starting from its current appearance. The completion handler runs
  /// once, even if another fade interrupts this one. If `duration` is 0, the handler runs before
  /// this method returns.
  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void)
  var blocksTouches: Bool { get set }
  /// Announces the text, unless VoiceOver reads it because its focus moved. Returns `true` if the view
  /// posted an announcement.
  func announce(_ text: String) -> Bool
  func presentationDidEnd()
}
