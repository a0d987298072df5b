// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Messages as values: each shows what the call with its name shows.
@MainActor @Suite(.globalHUD) struct MessageTests {
  typealias Message = StatusHUD.Message

  private let it = HUDScreen(fades: true)

  @Test func aCallShowsTheValueWithItsName() {
    let (image, s, d) = (UIImage(), "a", "b")
    let icons: [Message.Icon?] = [.info, .success, .error, .image(image), nil]
    let messages: [Message] = [
      .info(s, details: d, duration: 3, maskType: .black),
      .success(s, details: d, duration: 3, maskType: .black),
      .error(s, details: d, duration: 3, maskType: .black),
      .image(image, s, details: d, duration: 3, maskType: .black),
      .text(s, details: d, duration: 3, maskType: .black),
    ]
    let calls: [() -> Void] = [
      { StatusHUD.showInfo(status: s, details: d, duration: 3, maskType: .black) },
      { StatusHUD.showSuccess(status: s, details: d, duration: 3, maskType: .black) },
      { StatusHUD.showError(status: s, details: d, duration: 3, maskType: .black) },
      { StatusHUD.showImage(image, status: s, details: d, duration: 3, maskType: .black) },
      { StatusHUD.showText(s, details: d, duration: 3, maskType: .black) },
    ]
    for (icon, (message, call)) in zip(icons, zip(messages, calls)) {
      #expect(
        message == Message(icon: icon, status: s, details: d, duration: 3, maskType: .black))
      call()
      let content = StatusHUD.store.read { $0.content }
      #expect(content?.looksLike(HUDContent(message)) == true)
      #expect(content?.looksLike(HUDContent(Message(icon: icon, status: s))) == false)
    }
  }

  /// The texts have 29 characters, which take 0.06 seconds each, and 0.5 more.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/582"),
    arguments: [1, nil, 0, -1, Double.nan, -Double.infinity, 4])
  func aValueStaysAsLongAsTheCallWithItsName(duration: Double?) async {
    StatusHUD.configuration.minimumDisplayDuration = 0
    let (status, details) = ("Ten photos are here", "One is not")
    let expected = duration.flatMap { $0 >= 0 ? $0 : nil } ?? 0.06 * 29 + 0.5
    for isValue in [true, false] {
      if isValue {
        StatusHUD.show(.info(status, details: details, duration: duration))
      } else {
        StatusHUD.showInfo(status: status, details: details, duration: duration)
      }
      // The fade-in takes 0.15 seconds, and ends with a frame.
      await it.advance(by: 0.15 + max(expected - 0.01, 0))
      #expect(StatusHUD.isVisible || expected == 0, "too early; a value: \(isValue)")
      await it.advance(by: 0.03)
      #expect(!StatusHUD.isVisible, "too late; a value: \(isValue)")
      await it.advance(by: 1)
    }
  }

  @Test func imagesAreEqualIfTheyAreTheSameObject() {
    let (one, other) = (UIImage(), UIImage())
    #expect(one.isEqual(other))
    #expect(Message.image(one, "a") == .image(one, "a"))
    #expect(Message.image(one, "a") != .image(other, "a"))
  }
}

/// When the closure of a message runs. Fades take 0.15 seconds, and messages stay for one.
@MainActor
@Suite(
  .globalHUD,
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/62"),
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/174"),
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/640"),
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/743"),
  .bug("https://github.com/relatedcode/ProgressHUD/issues/103"),
  .bug("https://github.com/kevin-hirsch/KVNProgress/issues/10"))
struct MessageCompletionTests {
  private let it = HUDScreen(fades: true)
  private let log = NotificationLog()

  private func show(_ status: String, duration: Double = 1) {
    StatusHUD.show(.success(status, duration: duration)) { [log] in log.note("! \(status)") }
  }

  @Test func itRunsWhenTheMessageHasLeft() async {
    show("a")
    await it.advance(by: 1.2)
    #expect(log.entries == ["willAppear a", "didAppear a", "willDisappear a"])
    await it.advance(by: 0.15)
    #expect(log.entries.suffix(2) == ["didDisappear a", "! a"])
    await it.advance(by: 10)
    #expect(log.entries.count == 5)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/62"),
    arguments: [
      { StatusHUD.showText("b") }, { StatusHUD.show(status: "b") },
      { StatusHUD.showProgress(0.5, status: "b") },
    ] as [@Sendable () -> Void])
  func itRunsInTheNextTurnIfAnotherCallReplacesTheMessage(_ call: @Sendable () -> Void) async {
    show("a")
    await it.advance(by: 0.5)
    call()
    #expect(log.entries.last == "didAppear a")
    await it.advance(by: 0)
    #expect(log.entries.last == "! a" && it.texts == ["b"])
  }

  @Test func itRunsIfTheUserNeverSawTheMessage() async {
    StatusHUD.configuration.graceTime = 0.5
    show("a")
    await it.advance(by: 0.2)
    await it.hide(for: 0.02)
    #expect(log.entries == ["! a"])
    show("b")
    StatusHUD.dismiss()
    show("c")
    StatusHUD.showText("d", duration: 0)
    await it.advance(by: 0.02)
    #expect(log.entries == ["! a", "! b", "! c"])
  }

  @Test(arguments: [0, 0.5])
  func aDismissalEndsTheMessage(delay: Double) async {
    show("a", duration: .infinity)
    await it.advance(by: 10)
    StatusHUD.dismiss(after: delay) { [log] in log.note("dismissed") }
    await it.advance(by: delay + 0.14)
    #expect(log.entries.last == "willDisappear a")
    await it.advance(by: 0.02)
    #expect(log.entries.suffix(3) == ["didDisappear a", "! a", "dismissed"])
  }
}

/// A message with a duration of `.infinity` stays until it is dismissed or replaced, and draws
/// nothing meanwhile.
@MainActor @Suite(.globalHUD) struct EndlessMessageTests {
  private let it = HUDScreen()

  /// Lets hours pass, and expects that the message is still there.
  private func expectToStay(sourceLocation: SourceLocation = #_sourceLocation) async {
    let frames = it.screen.renderedFrameCount
    it.screen.skip(10_000)
    await it.advance(by: 10)
    #expect(StatusHUD.isVisible && it.containers.count == 1, sourceLocation: sourceLocation)
    #expect(it.screen.renderedFrameCount == frames, sourceLocation: sourceLocation)
  }

  @Test func itStaysUntilItIsDismissed() async {
    StatusHUD.show(.error("On", duration: .infinity))
    await it.advance(by: 1)
    await expectToStay()
    StatusHUD.setStatus("Offline")
    await it.configure(for: 1) {
      $0.minimumDisplayDuration = 0.1
      $0.maximumDisplayDuration = 0.2
    }
    await expectToStay()
    #expect(it.texts == ["Offline"])
    await it.hide()
    #expect(!StatusHUD.isVisible && it.containers.isEmpty)
  }
}
