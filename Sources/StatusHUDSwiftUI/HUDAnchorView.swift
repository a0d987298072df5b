// SPDX-License-Identifier: MIT

@_documentation(visibility: internal) @_exported public import StatusHUD

/// An object that shows an activity or a message for one SwiftUI view.
///
/// An anchor changes the HUD immediately, even during a SwiftUI view update, because the screen
/// follows in a later turn of the main queue. An anchor resets its binding only when the HUD reports
/// the end of the content, because SwiftUI ignores a binding that changes during a view update.
@MainActor protocol HUDAnchor: AnyObject, Sendable {
  init()

  /// The scene where the HUD appears, or `nil` if the view wasn't in a window yet or is gone.
  var scene: UIWindowScene? { get set }
}

/// An empty view in the background of a SwiftUI view. Its window determines the scene where the HUD
/// appears. If the app covers the view, UIKit takes it out of its window, and the scene stays.
@MainActor final class HUDAnchorView<Anchor: HUDAnchor>: UIView {
  let anchor = Anchor()
  private let observers = NotificationObservers()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    observers.onMain(UIScene.didDisconnectNotification, UIScene.didActivateNotification) {
      [weak self] in self?.leaveSceneIfGone()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func update(_ update: (Anchor) -> Void) {
    update(anchor)
    // Update the scene, because UIKit might not have reported a new window yet.
    followWindow()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    followWindow()
  }

  func dismantle() { anchor.scene = nil }

  // The HUD's state retains the anchor, and nothing reports that a window was released.
  deinit { Task { @MainActor [anchor] in anchor.scene = nil } }

  private func followWindow() {
    if let window { return anchor.scene = window.windowScene }
    // The view might be moving, and its controller might leave only after it.
    Task { [weak self] in self?.leaveSceneIfGone() }
  }

  /// Sets the scene to `nil` if it's disconnected, or if the view left its window and isn't covered.
  func leaveSceneIfGone() {
    let isConnected = (anchor.scene?.activationState ?? .unattached) != .unattached
    if !isConnected || window == nil && !isCovered { anchor.scene = nil }
  }

  /// A Boolean value that indicates whether the view is still part of what a window's root view
  /// controller contains or presents. SwiftUI on iOS 17.0 doesn't dismantle the views of a dismissed
  /// sheet.
  private var isCovered: Bool {
    let roots = anchor.scene?.windows.compactMap(\.rootViewController) ?? []
    let ancestors = sequence(first: self as UIResponder) {
      ($0 as? UIViewController).flatMap { $0.parent ?? $0.presentingViewController } ?? $0.next
    }
    return ancestors.contains { ancestor in roots.contains { $0 === ancestor } }
  }
}
