// SPDX-License-Identifier: MIT

import LinuxUIKit

@testable import StatusHUDSwiftUI

/// A modifier of a view, and its binding. It updates as SwiftUI does.
@MainActor final class Modifier<Anchor: HUDAnchor, Value> {
  private(set) var view = HUDAnchorView<Anchor>(frame: .zero)
  /// The binding. What isn't presented is nil. SwiftUI updates the view later.
  var value: Value?
  private(set) var resets = 0
  private let deliver: (Anchor, Modifier) -> Void

  init(_ value: Value?, in view: UIView, deliver: @escaping (Anchor, Modifier) -> Void) {
    view.addSubview(self.view)
    self.deliver = deliver
    set(value)
  }

  func set(_ new: Value?) {
    value = new
    update()
  }

  func reset() {
    resets += 1
    value = nil
  }

  func update() { view.update { deliver($0, self) } }

  /// Another identity for the same code.
  func becomeAnotherView(dismantlesFirst: Bool) {
    let (old, superview) = (view, view.superview)
    view = HUDAnchorView(frame: .zero)
    if dismantlesFirst { old.dismantle() }
    superview?.addSubview(view)
    update()
    if !dismantlesFirst { old.dismantle() }
    old.removeFromSuperview()
  }
}
