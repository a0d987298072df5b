// SPDX-License-Identifier: MIT

/// The parent of the global HUD and of the messages beside it, in a window or in the container view.
final class OverlayView: UIView {
  /// A Boolean value that indicates whether VoiceOver ignores what's beneath this view. The bezels aren't
  /// modal, so that VoiceOver reaches all of them.
  override var accessibilityViewIsModal: Bool {
    get { contentViews.contains { $0.modality.isModal } }
    set { super.accessibilityViewIsModal = newValue }
  }

  /// Shows a HUD. The newest one is in front, but a mask of the HUD is beneath the messages beside it.
  func show(_ view: HUDContentView, isNew: Bool, hasMask: Bool) {
    view.cover(self)
    if view.position == nil, hasMask {
      sendSubviewToBack(view)
    } else if isNew {
      bringSubviewToFront(view)
    }
  }

  /// Passes touches outside the HUD to the views beneath this one.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in contentViews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return nil
  }

  // The gesture of a message must not reach the app beneath a modal HUD.
  override func accessibilityPerformEscape() -> Bool { accessibilityViewIsModal }

  /// Presses a Cancel button or else ends the frontmost message with a button, as the Menu button does.
  func performMenu() {
    let views = contentViews.reversed()
    if views.contains(where: { $0.press.cancel() }) { return }
    _ = views.first { $0.press.id != nil }?.performScrub()
  }
}

extension UIView {
  /// The subviews that draw a HUD, from back to front.
  var contentViews: [HUDContentView] { subviews.compactMap { $0 as? HUDContentView } }
}
