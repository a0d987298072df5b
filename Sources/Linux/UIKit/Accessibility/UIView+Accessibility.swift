// SPDX-License-Identifier: MIT

extension UIView {
  /// What a screen reader finds in this view, in its order.
  ///
  /// An element hides what is in it. A modal view hides its siblings, wherever it is among them.
  var accessibleElements: [UIResponder] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    if isAccessibilityElement { return [self] }
    let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
    return (modal.map { [$0] } ?? subviews).flatMap(\.accessibleElements)
  }
}

@_spi(LinuxHost)
extension UIWindowScene {
  /// What a screen reader finds on the screen. A modal window hides the windows below it.
  public var accessibleElements: [UIResponder] {
    var result: [UIResponder] = []
    for window in visibleWindows.reversed() {
      result += window.accessibleElements
      if window.accessibilityViewIsModal { break }
    }
    return result
  }

  /// The escape gesture: goes from the first element, or the highest window, up the responder chain
  /// until somebody deals with it.
  @discardableResult
  public func performAccessibilityEscape() -> Bool {
    var responder = accessibleElements.first ?? visibleWindows.last
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }
}
