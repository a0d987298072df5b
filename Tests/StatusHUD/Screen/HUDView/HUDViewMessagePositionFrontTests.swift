// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Messages with a position are in front of the mask of work in the same view, and VoiceOver reaches their
/// actions.
@MainActor @Suite(.viewScreen(scale: 1), .globalHUD) struct HUDViewMessagePositionFrontTests {
  /// When the HUD of work appears.
  enum Order: CaseIterable, Sendable { case before, after, again }

  private let it = ViewScreen.current
  private let log = EventLog()
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 30))

  init() {
    label.text = "Toolbar"
    it.container.addSubview(label)
  }

  private var elements: [UIResponder] { it.screen.windowScene.accessibleElements }

  private func undo(_ title: String? = "Undo") -> StatusHUD.Message.Action {
    .init(title) { [log] in log.add("undo") }
  }

  @discardableResult private func show(
    _ text: String = "Deleted", at position: HUDPosition? = .bottom,
    mask: StatusHUD.MaskType = .automatic, in view: UIView? = nil,
    action: StatusHUD.Message.Action? = nil
  ) throws -> HUDView {
    HUDView.show(
      .text(text, duration: 60, maskType: mask, position: position, action: action),
      in: view ?? it.container, animated: false)
    return try #require(
      it.window.descendants(HUDView.self).last { $0.isForMessages && $0.label.text == text })
  }

  private func showWork(_ mask: StatusHUD.MaskType, in view: UIView? = nil) -> HUDView {
    it.showHUD(in: view) { ($0.status, $0.configuration.maskType) = ("Loading", mask) }
  }

  // MARK: The mask is beneath

  @Test(arguments: Order.allCases, [StatusHUD.MaskType.clear, .black, .gradient, .blur])
  func aMaskIsBeneathTheMessages(order: Order, mask: StatusHUD.MaskType) async throws {
    StatusHUD.configuration.bezelColor = .white
    let first = order == .after ? nil : showWork(mask)
    await it.advance(by: 0.1)
    let (toast, bar) = (try show(action: undo()), try show("Offline", at: .top))
    await it.advance(by: 0.5)
    let plain = it.pixels()
    let work = first ?? showWork(mask)
    if order == .again {
      work.hide(animated: false)
      work.show(animated: false)
    }
    await it.advance(by: 1)
    #expect(it.hudTexts == ["Loading", "Deleted", "Offline"])
    // The user sees each bezel as it was, and the mask around it.
    let seen = it.pixels()
    for bezel in [toast.bezelFrame, bar.bezelFrame] {
      // Without the corners.
      let inside = bezel.insetBy(dx: 14, dy: 2)
      let differs = (Int(inside.minX)..<Int(inside.maxX)).contains { x in
        (Int(inside.minY)..<Int(inside.maxY)).contains {
          seen.straight(x, $0) != plain.straight(x, $0)
        }
      }
      #expect(!differs)
    }
    let isDimmed = seen.straight(5, 100) != plain.straight(5, 100)
    #expect(isDimmed == (order == .after && mask != .clear))
    it.screen.tap(at: toast.button.middle)
    #expect(log.events == ["undo"])
    #expect(it.screen.view(at: CGPoint(x: 5, y: 100))?.isDescendant(of: work) == true)
    await it.advance(by: 0.5)
    #expect(it.hudTexts == ["Loading", "Offline"])
  }

  /// Views of the app that were in front of the work stay there.
  @Test func theOrderOfTheAppsViewsStays() async throws {
    try show()
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    it.container.addSubview(cover)
    let behind = HUDView(frame: .zero)
    it.container.insertSubview(behind, belowSubview: cover)
    behind.show(animated: false)
    await it.advance(by: 0.1)
    let subviews = it.container.subviews
    #expect(subviews.last === cover && subviews.firstIndex(of: behind) == subviews.count - 3)
    #expect((subviews[subviews.count - 2] as? HUDView)?.label.text == "Deleted")
  }

  /// The message has waited behind an alert, as the work does.
  @Test func aMaskIsBeneathAMessageThatWaitsForTheEndOfAnAlert() async throws {
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    it.window.rootViewController?.present(alert, animated: false)
    await it.advance(by: 0.5)
    HUDView.show(.text("Deleted", position: .bottom, action: undo()), in: it.container)
    await it.advance(by: 0.5)
    let work = showWork(.black)
    await it.advance(by: 0.5)
    #expect(it.hudTexts.isEmpty)
    it.window.rootViewController?.dismiss(animated: false)
    await it.advance(by: 1)
    #expect(it.hudTexts == ["Loading", "Deleted"])
    it.screen.tap(at: try #require(it.messageHUD(in: it.container)).button.middle)
    #expect(log.events == ["undo"] && work.isVisible)
  }

  /// A message without a position and with a mask is a modal one, too.
  @Test(arguments: [false, true]) func theMaskOfAMessageIsBeneath(isFirst: Bool) async throws {
    if isFirst { try show("Locked", at: nil, mask: .black) }
    let toast = try show(action: undo())
    if !isFirst { try show("Locked", at: nil, mask: .black) }
    await it.advance(by: 0.5)
    #expect(it.hudTexts == ["Locked", "Deleted"])
    it.screen.tap(at: toast.button.middle)
    #expect(log.events == ["undo"])
  }

  @Test func inAScrollViewTheMaskIsBeneathToo() async throws {
    let scrollView = UIScrollView(frame: it.container.bounds)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
    for view in [scrollView, bar] { it.container.addSubview(view) }
    let toast = try show(in: scrollView, action: undo())
    let work = showWork(.black, in: scrollView)
    await it.advance(by: 0.5)
    #expect(it.container.subviews.suffix(4).map { $0 === bar } == [false, false, false, true])
    let order = [work, toast].compactMap { it.container.subviews.firstIndex(of: $0) }
    #expect(order.count == 2 && order[0] < order[1])
    it.screen.tap(at: toast.button.middle)
    #expect(log.events == ["undo"])
  }

  // MARK: VoiceOver

  /// The HUD is modal again when the message is over.
  @Test(arguments: Order.allCases, ["Undo", nil])
  func aHUDIsNotModalWhileAnActionIsBesideIt(order: Order, title: String?) async throws {
    it.screen.isVoiceOverRunning = true
    let first = order == .after ? nil : showWork(.black)
    await it.advance(by: 0.5)
    #expect(first?.accessibilityViewIsModal != false)
    let toast = try show(action: undo(title))
    let work = first ?? showWork(.black)
    if order == .again {
      work.hide(animated: false)
      work.show(animated: false)
    }
    await it.advance(by: 0.5)
    #expect(!work.accessibilityViewIsModal)
    let element: UIView = title == nil ? toast.bezel : toast.button
    #expect(elements.contains(element) && elements.contains(work.bezel))
    HUDView.hide(in: it.container)
    #expect(!work.isVisible && toast.isVisible)
    work.show(animated: false)
    HUDView.hide(
      try #require(toast.contentView.content?.passed?.message), in: it.container)
    await it.advance(by: 1)
    #expect(work.accessibilityViewIsModal && elements == [work.bezel])
  }

  @Test func aHUDStaysModalBesideAMessageWithoutAnAction() async throws {
    let work = showWork(.black)
    try show()
    await it.advance(by: 0.5)
    #expect(work.accessibilityViewIsModal && elements == [work.bezel])
  }

  /// The message itself covers everything.
  @Test func aMessageWithAMaskAndAnActionIsModal() async throws {
    let work = showWork(.black)
    let alert = try show("Really?", at: nil, mask: .black, action: undo())
    await it.advance(by: 0.5)
    #expect(alert.accessibilityViewIsModal && !work.accessibilityViewIsModal)
    #expect(elements == [alert.label, alert.button])
  }

  /// The work is announced and the toast too, and the focus goes to the work.
  @Test func bothAreSaid() async throws {
    it.screen.isVoiceOverRunning = true
    let work = showWork(.black)
    await it.advance(by: 1)
    #expect(AccessibilitySettings.shared.focusedElement === work.bezel)
    try show(action: undo())
    await it.advance(by: 1)
    #expect(
      it.screen.announcements.last.map { $0.contains("Deleted") && $0.contains("Undo") } == true)
    #expect(AccessibilitySettings.shared.focusedElement === work.bezel)
  }
}
