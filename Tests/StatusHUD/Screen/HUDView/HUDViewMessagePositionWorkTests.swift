// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A message with a position leaves the work in the same view alone, wherever the view is and whatever happens
/// to the app.
@MainActor @Suite(.viewScreen(scale: 1), .globalHUD) struct HUDViewMessagePositionWorkTests {
  /// Where the view is.
  enum Kind: CaseIterable, Sendable { case root, subview, scrollView, inScrollView, small }

  private let it = ViewScreen.current
  private let log = EventLog()

  private func view(_ kind: Kind) -> UIView {
    let frame = CGRect(x: 10, y: 40, width: 300, height: 400)
    switch kind {
    case .root: return it.container
    case .subview, .small, .inScrollView:
      let view = UIView(frame: kind == .small ? CGRect(x: 0, y: 0, width: 60, height: 40) : frame)
      let scrollView = UIScrollView(frame: it.container.bounds)
      if kind == .inScrollView { it.container.addSubview(scrollView) }
      (kind == .inScrollView ? scrollView : it.container).addSubview(view)
      return view
    case .scrollView:
      let scrollView = UIScrollView(frame: frame)
      scrollView.contentSize = CGSize(width: 300, height: 3000)
      it.container.addSubview(scrollView)
      return scrollView
    }
  }

  private func showWork(in view: UIView) async -> HUDView {
    await it.showHUD(in: view, for: 1) {
      ($0.status, $0.details, $0.progress) = ("Uploading", "3 of 12", 0.25)
    }
  }

  private func show(
    _ text: String = "Copied", in view: UIView, animated: Bool = false, duration: Double = 60,
    action: StatusHUD.Message.Action? = nil
  ) {
    HUDView.show(
      .text(text, duration: duration, position: .bottom, action: action), in: view,
      animated: animated
    ) { [log] in log.add("end of \(text)") }
  }

  private func huds(in view: UIView) -> [HUDView] {
    it.window.descendants(HUDView.self).filter { $0.placement.coveredView === view }
  }

  private func layout(_ hud: HUDView) -> [CGRect] {
    [hud.bezelFrame] + hud.bezel.labels.map(\.frame) + [hud.bezel.indicatorContainer.frame]
  }

  @Test(arguments: Kind.allCases, [nil, "Undo", ""] as [String?])
  func theWorkStaysWhereItIs(_ kind: Kind, title: String?) async throws {
    let view = view(kind)
    let work = await showWork(in: view)
    let (former, indicator) = (layout(work), work.indicator)
    let action = title.map { title in
      StatusHUD.Message.Action(title) { [log] in log.add("action") }
    }
    show(in: view, action: action)
    await it.advance(by: 1)
    #expect(layout(work) == former && work.indicator === indicator)
    #expect(work.label.text == "Uploading" && work.bezel.detailLabel.text == "3 of 12")
    work.progress = 0.5
    await it.advance(by: 1)
    #expect(work.progress == 0.5 && work.isVisible && layout(work) == former)
    let toast = try #require(huds(in: view).last { $0 !== work })
    #expect(toast.label.text == "Copied" && toast.isShown && work.isShown)
    if kind != .small { #expect(toast.bezelFrame.minY > work.bezelFrame.midY) }
    // The work ends, and the toast stays where it is.
    let frame = toast.bezelFrame
    work.hide(animated: false)
    await it.advance(by: 0.5)
    #expect(toast.bezelFrame == frame && toast.isShown && log.events.isEmpty)
    it.screen.tap(at: title == "Undo" ? toast.button.middle : toast.bezelCenter)
    await it.advance(by: 0.5)
    #expect(log.events == (title == nil ? [] : ["action", "end of Copied"]))
  }

  /// Both step aside for an alert, and are back after it.
  @Test(arguments: [false, true]) func duringAnAlert(showsDuringIt: Bool) async throws {
    let work = await showWork(in: it.container)
    let former = layout(work)
    if !showsDuringIt { show(in: it.container, duration: 2) }
    await it.advance(by: 0.5)
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    it.window.rootViewController?.present(alert, animated: false)
    await it.advance(by: 0.5)
    if showsDuringIt { show(in: it.container, duration: 2) }
    await it.advance(by: 20)
    #expect(work.isAside && it.hudTexts.isEmpty && log.events.isEmpty)
    it.window.rootViewController?.dismiss(animated: false)
    await it.advance(by: 1)
    #expect(it.hudTexts == ["Uploading", "Copied"] && layout(work) == former)
    // The rest of its time runs now.
    await it.advance(by: 1.6)
    #expect(it.hudTexts == ["Uploading"] && log.events == ["end of Copied"] && work.isVisible)
  }

  /// The work fades in or out when the message comes, or the message fades when the work does.
  @Test(arguments: [0.05, 0.1, 0.2], [false, true])
  func duringAFade(delay: Double, isOut: Bool) async throws {
    StatusHUD.configure { ($0.fadeInDuration, $0.fadeOutDuration) = (0.3, 0.3) }
    let work = it.showHUD(animated: true) { $0.status = "Uploading" }
    if isOut {
      await it.advance(by: 1)
      work.hide()
    }
    await it.advance(by: delay)
    let opacity = work.bezel.movingOpacity
    show(in: it.container, animated: true)
    await it.advance(by: 0)
    #expect(abs(work.bezel.movingOpacity - opacity) < 0.1 && opacity > 0 && opacity < 1)
    await it.advance(by: 1)
    #expect(it.hudTexts == (isOut ? [] : ["Uploading"]) + ["Copied"])
    #expect(work.superview == nil ? isOut : !isOut)
    #expect(log.events.isEmpty)
  }

  /// Without a window, its time doesn't run.
  @Test func inAViewWithoutAWindow() async {
    let page = UIView(frame: it.container.bounds)
    let work = await showWork(in: page)
    show(in: page, duration: 1)
    await it.advance(by: 5)
    #expect(log.events.isEmpty && work.isVisible)
    it.container.addSubview(page)
    await it.advance(by: 0.9)
    #expect(log.events.isEmpty)
    await it.advance(by: 0.3)
    #expect(log.events == ["end of Copied"] && work.isVisible)
  }

  /// The toast of a view that's released ends, and runs no handler.
  @Test func inAViewThatIsReleased() async {
    weak var released: UIView?
    do {
      let page = UIView(frame: it.container.bounds)
      released = page
      it.container.addSubview(page)
      show(in: page, action: .init("Undo") { [log] in log.add("action") })
      await it.advance(by: 1)
      page.removeFromSuperview()
    }
    await it.advance(by: 1)
    #expect(released == nil && log.events == ["end of Copied"])
  }

  /// All in one view, each with a second one that follows.
  @Test func allPositionsAtOnce() async {
    StatusHUD.configuration.messagePolicy = .queue
    let work = await showWork(in: it.container)
    let former = layout(work)
    for round in ["One", "Two"] {
      for position in HUDPosition.allCases {
        HUDView.show(
          .text(round, duration: 1, position: position), in: it.container, animated: false)
      }
    }
    await it.advance(by: 0.5)
    #expect(it.hudTexts.filter { $0 == "One" }.count == HUDPosition.allCases.count)
    await it.advance(by: 1)
    #expect(it.hudTexts.filter { $0 == "Two" }.count == HUDPosition.allCases.count)
    await it.advance(by: 1)
    #expect(it.hudTexts == ["Uploading"] && layout(work) == former && it.huds == [work])
  }
}
