// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Adds a child. A child of another controller leaves that one first.
  func adopt(_ child: UIViewController) {
    let isCycle = sequence(first: self, next: \.storedParent).contains { $0 === child }
    assert(!isCycle, "\(child) can't be a child of itself or of one of its descendants")
    guard !isCycle, child.storedParent !== self else { return }
    if child.storedParent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  func leaveParent() {
    guard let storedParent else { return }
    storedParent.storedChildren.removeAll { $0 === self }
    self.storedParent = nil
    didMove(toParent: nil)
  }

  /// The controller that contains this one and has no parent. It presents for all in it.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }
}
