// SPDX-License-Identifier: MIT

@_documentation(visibility: internal) @_exported public import StatusHUD

/// An object that shows an activity or a message for one SwiftUI view.
///
/// An anchor changes the HUD immediately, even during a SwiftUI view update, because the screen
/// follows in a later turn of the main queue. An anchor resets its binding only when the HUD reports
/// the end of the content, because SwiftUI ignores a binding that changes during a view update.
@MainActor protocol HUDAnchor: AnyObject, Sendable {
  init()

  /// The scene that contains the view, or `nil` if the view isn't in a window.
  var scene: UIWindowScene? { get set }
}

/// An empty view in the background of a SwiftUI view. Its window determines the scene where the HUD
/// appears.
@MainActor final class HUDAnchorView<Anchor: HUDAnchor>: UIView {
  let anchor = Anchor()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func update(_ update: (Anchor) -> Void) {
    update(anchor)
    // Update the scene, because UIKit might not have reported a new window yet.
    anchor.scene = window?.windowScene
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    anchor.scene = window?.windowScene
  }

  func dismantle() { anchor.scene = nil }

  // The HUD's state retains the anchor, and nothing reports that a window was released.
  deinit { Task { @MainActor [anchor] in anchor.scene = nil } }
}
