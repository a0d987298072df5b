// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS have no API for system bars. Only tvOS has a remote with a Menu button.

/// The parent of the global HUD and of the messages beside it, in one scene or in the container view.
final class OverlayView: UIView {
  /// The identifier of the scene, or `nil` in the container view.
  let scene: String?
  let reader: AppReader
  /// The window of the current presentation. Once the HUD is gone, the app must not find its window.
  private var ownWindow: OverlayWindow?
  /// What the app's view controllers want of the system bars, and the view controllers that were asked.
  private var bars: SystemBars?
  private var asked: [ObjectIdentifier] = []

  init(in scene: String?, onNewGeometry: @escaping @MainActor () -> Void) {
    (self.scene, reader) = (scene, AppReader(onNewGeometry: onNewGeometry))
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether the HUD is in the container view or in a visible window.
  var isUp: Bool { scene == nil || ownWindow?.isHidden == false }

  /// Reads the app, and returns what it presents.
  func readApp(
    in scene: UIWindowScene?, around container: UIView?, asksApp: Bool
  ) -> [UIViewController] {
    reader.coveredView = container
    let (shown, presented) = reader.read(around: window == nil ? container : self, in: scene)
    #if !os(tvOS) && !os(visionOS)
      let isDue = asksApp || reader.app.controllers != asked
      if isDue, container == nil, let appWindow = scene?.appWindow {
        // This runs the app's code.
        let isShown = isUp && contentViews.contains { $0.content != nil }
        bars = SystemBars(of: shown, in: appWindow, isShown ? nil : scene, after: bars)
        asked = reader.app.controllers
      }
    #endif
    ownWindow?.follow(reader.app.style, bars)
    return presented
  }

  /// Shows `view` in a window of a scene or, if there's no scene, in a container view. The newest HUD is in
  /// front, but a mask of the global HUD is beneath the messages beside it.
  func show(
    _ view: HUDContentView, _ content: HUDContent, _ configuration: StatusHUD.Configuration,
    in scene: UIWindowScene?, around container: UIView?
  ) {
    // Work that continues and updates aren't new.
    let isNew = content.request > view.content?.request ?? 0
    let isAppearing = view.superview !== self || !isUp
    if let scene {
      let window = ownWindow ?? OverlayWindow(windowScene: scene, around: self)
      window.follow(reader.app.style, bars)
      let level = configuration.windowLevel
      if window.windowLevel != level { window.windowLevel = level }
      if window.isHidden { window.isHidden = false }
      window.rootViewController?.view.map(cover)
      ownWindow = window
    } else if let container {
      cover(container)
      if isNew { bringToFront(over: container) }
    }
    if isAppearing { reader.follow(view, in: self) }
    view.cover(self)
    let isMask = view.position == nil && configuration.mask(for: content) != .passthrough
    view.depth = isMask ? 0 : content.request
    let sorted = contentViews.sorted { $0.depth < $1.depth }
    if sorted != contentViews { sorted.forEach(bringSubviewToFront) }
    view.onAside = { [weak self] in self?.closeIfUnused() }
    #if os(tvOS)
      view.press.onChange = { [weak self] in self?.ownWindow?.updateKeyWindow() }
      ownWindow?.updateKeyWindow()
    #endif
    // Update the safe area insets before the HUD appears.
    if isAppearing { ownWindow?.layoutIfNeeded() }
  }

  /// Hides the window if all that's in it is aside, and closes it if nothing is in it.
  func closeIfUnused() {
    ownWindow?.isHidden = contentViews.allSatisfy(\.isAside)
    guard contentViews.isEmpty else { return }
    ownWindow?.close()
    ownWindow = nil
    removeFromSuperview()
  }

  // MARK: Touches and VoiceOver

  /// A Boolean value that indicates whether VoiceOver ignores what's beneath this view. The bezels aren't
  /// modal, so that VoiceOver reaches all of them.
  override var accessibilityViewIsModal: Bool {
    get { contentViews.contains { $0.modality.isModal } }
    set { super.accessibilityViewIsModal = newValue }
  }

  /// Passes touches outside the HUD to the views beneath this one, even those on what the app added here.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    contentViews.reversed().compactMap { $0.hitTest(convert(point, to: $0), with: event) }.first
  }

  // The gesture of a message must not reach the app beneath a modal HUD.
  override func accessibilityPerformEscape() -> Bool { accessibilityViewIsModal }

  #if os(tvOS)
    /// A Boolean value that indicates whether the user can press a button.
    var hasButton: Bool { contentViews.contains { $0.press.id != nil } }

    /// Presses a Cancel button or else ends the frontmost message with a button.
    func performMenu() {
      let views = contentViews.reversed()
      if views.contains(where: { $0.press.cancel() }) { return }
      _ = views.first { $0.press.id != nil }?.performScrub()
    }
  #endif
}

extension UIView {
  /// The subviews that draw a HUD, from back to front.
  var contentViews: [HUDContentView] { subviews.compactMap { $0 as? HUDContentView } }
}
