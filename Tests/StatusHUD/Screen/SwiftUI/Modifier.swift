// SPDX-License-Identifier: MIT

import LinuxUIKit

@testable import StatusHUD
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

/// Tests of modifiers on a screen.
@MainActor protocol AnchorTests { var it: HUDScreen { get } }

extension AnchorTests {
  var scene: UIWindowScene? { it.container?.window?.windowScene }
  var loading: HUDRequest { HUDRequest(status: "Loading", details: "1 of 2") }
  func message(_ text: String, for duration: Double = 1) -> StatusHUD.Message {
    .success(text, duration: duration)
  }

  func present(
    _ request: HUDRequest?, in view: UIView? = nil
  ) -> Modifier<ActivityAnchor, HUDRequest> {
    Modifier(request, in: view ?? it.appView) { anchor, modifier in
      let request = modifier.value ?? HUDRequest()
      anchor.update(isPresented: modifier.value != nil, request) { [weak modifier] in
        modifier?.reset()
        return modifier?.value != nil
      }
    }
  }

  func present(
    _ message: StatusHUD.Message?, in view: UIView? = nil
  ) -> Modifier<MessageAnchor, StatusHUD.Message> {
    Modifier(message, in: view ?? it.appView) { anchor, modifier in
      anchor.update(to: modifier.value) { [weak modifier] ended in
        if let ended, modifier?.value == ended { modifier?.reset() }
        return modifier?.value
      }
    }
  }

  func texts(after seconds: Double) async -> [String] {
    await it.advance(by: seconds)
    return it.texts
  }
}
