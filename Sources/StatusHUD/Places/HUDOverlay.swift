// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS have no API for system bars.

/// The part of the global HUD that's in one scene or in the container view, and what it knows of the app there.
@MainActor final class HUDOverlay {
  /// The identifier of the scene, or `nil` in the container view.
  let scene: String?
  let reader: AppReader
  /// The window of the current presentation. Once the HUD is gone, the app must not find its window.
  private var window: OverlayWindow?
  private lazy var inContainer = OverlayView()
  /// What the app's view controllers want of the system bars, and the view controllers that were asked.
  private var bars: SystemBars?
  private var asked: [ObjectIdentifier] = []

  init(in scene: String?, onNewGeometry: @escaping @MainActor () -> Void) {
    (self.scene, reader) = (scene, AppReader(onNewGeometry: onNewGeometry))
  }

  /// The parent of the HUD and the messages beside it.
  private var parent: OverlayView? { scene == nil ? inContainer : window?.controller.overlay }

  var isPresented: Bool { parent?.contentViews.contains { $0.content != nil } == true }

  /// A Boolean value that indicates whether the HUD is in the container view or in a visible window.
  var isUp: Bool { scene == nil || window?.isHidden == false }

  /// Reads the app, and returns what it presents.
  func readApp(
    in scene: UIWindowScene?, around container: UIView?, asksApp: Bool
  ) -> [UIViewController] {
    reader.coveredView = container
    let (shown, presented) = reader.read(around: isPresented ? parent : container, in: scene)
    #if !os(tvOS) && !os(visionOS)
      if container != nil {
        bars = nil
      } else if let appWindow = scene?.appWindow, asksApp || reader.app.controllers != asked {
        // This runs the app's code.
        bars = SystemBars(of: shown, in: appWindow, isPresented && isUp ? nil : scene, after: bars)
        asked = reader.app.controllers
      }
    #endif
    window?.follow(reader.app.style, bars)
    return presented
  }

  /// Shows `view` in front of the app or in a container view.
  func show(
    _ view: HUDContentView, in scene: UIWindowScene, at level: UIWindow.Level, isNew: Bool,
    hasMask: Bool
  ) {
    let window = window ?? OverlayWindow(windowScene: scene)
    self.window = window
    window.controller.onTransition = { [weak reader] in reader?.readSoon() }
    window.follow(reader.app.style, bars)
    reader.follow(view, in: window.controller.overlay)
    window.show(view, at: level, isNew: isNew, hasMask: hasMask)
    view.onAside = { [weak self] in self?.hideWindow() }
  }

  func show(_ view: HUDContentView, in container: UIView, isNew: Bool, hasMask: Bool) {
    cover(container)
    // Work that continues and updates aren't new.
    if isNew { inContainer.bringToFront(over: container) }
    reader.follow(view, in: inContainer)
    inContainer.show(view, isNew: isNew, hasMask: hasMask)
  }

  func cover(_ container: UIView) { inContainer.cover(container) }

  /// Hides the window if all that's in it is aside.
  private func hideWindow() {
    window?.isHidden = parent?.contentViews.allSatisfy { $0.visibility == .aside } == true
  }

  /// Removes the window or the view if nothing is in it.
  func closeIfEmpty() {
    guard parent?.contentViews.isEmpty == true else { return hideWindow() }
    window?.close()
    window = nil
    if scene == nil { inContainer.removeFromSuperview() }
  }
}
