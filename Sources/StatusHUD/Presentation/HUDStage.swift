// SPDX-License-Identifier: MIT

/// Where the presenter's effects take place: the overlay window in an app, a recorder in tests.
@MainActor protocol HUDStage: AnyObject {
  /// Whether there is a window scene to appear in now.
  var canAppear: Bool { get }
  /// Called when `canAppear` may have changed.
  var onAvailabilityChange: (() -> Void)? { get set }

  /// Brings the overlay up if it is not, and shows `content` in it, whatever its visibility.
  func present(_ content: HUDContent, configuration: StatusHUD.Configuration)
  /// Fades in or out from the current state; `completion` runs once, also when interrupted. With a
  /// duration of 0 the change and the completion are synchronous.
  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void)
  /// Keeps touches from the app, or lets them through.
  func setBlocksTouches(_ blocksTouches: Bool)
  /// Takes the overlay away and frees it.
  func remove()
  func announce(_ text: String)
  /// Makes the appearance of a message felt, where the configuration and the device allow it.
  func feel(_ glyph: HUDContent.Glyph)
}
