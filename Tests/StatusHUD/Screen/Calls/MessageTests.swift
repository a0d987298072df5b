// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Messages as values: each shows what the call with its name shows.
@MainActor @Suite(.globalHUD) struct MessageTests {
  typealias Message = StatusHUD.Message

  nonisolated static let names = ["info", "success", "error", "image", "text"]
  private static let image = UIImage.square(.red)
  private static let texts = (status: "Ten photos are here", details: "One is not")

  private let it = HUDScreen(fades: true)

  private func message(_ name: String, duration: Double? = nil) -> Message {
    let (status, details) = Self.texts
    return switch name {
    case "info": .info(status, details: details, duration: duration, maskType: .black)
    case "success": .success(status, details: details, duration: duration, maskType: .black)
    case "error": .error(status, details: details, duration: duration, maskType: .black)
    case "image": .image(Self.image, status, details: details, duration: duration, maskType: .black)
    default: .text(status, details: details, duration: duration, maskType: .black)
    }
  }

  /// Makes the call that shows the same.
  static func show(_ name: String, duration: Double?) {
    let (s, d) = texts
    switch name {
    case "info": StatusHUD.showInfo(status: s, details: d, duration: duration, maskType: .black)
    case "success":
      StatusHUD.showSuccess(status: s, details: d, duration: duration, maskType: .black)
    case "error": StatusHUD.showError(status: s, details: d, duration: duration, maskType: .black)
    case "image":
      StatusHUD.showImage(image, status: s, details: d, duration: duration, maskType: .black)
    default: StatusHUD.showText(s, details: d, duration: duration, maskType: .black)
    }
  }

  // MARK: On screen

  @Test func aValueLooksLikeTheCallWithItsName() async throws {
    var pictures: [PixelReader] = []
    for name in Self.names {
      let message = message(name, duration: 100)
      Self.show(name, duration: 100)
      await it.advance(by: 2)
      let picture = it.pixels()
      await it.hide()
      StatusHUD.show(message)
      await it.advance(by: 2)
      #expect(it.pixels() == picture, "\(name)")
      #expect(try it.texts == [message.status] && it.bezel.detailLabel.text == "One is not")
      #expect(it.takesTouch(at: .zero), "\(name): the mask")
      #expect(!pictures.contains(picture), "\(name): the icon")
      pictures.append(picture)
      await it.hide()
    }
  }

  /// The texts have 29 characters, which take 0.06 seconds each and 0.5 more.
  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/582"), arguments: names,
    [1, nil, 0, -1, Double.nan, -Double.infinity, 4])
  func aValueStaysAsLongAsTheCallWithItsName(name: String, duration: Double?) async {
    StatusHUD.configuration.minimumDisplayDuration = 0
    let expected = duration.flatMap { $0 >= 0 ? $0 : nil } ?? 0.06 * 29 + 0.5
    for isValue in [true, false] {
      if isValue {
        StatusHUD.show(message(name, duration: duration))
      } else {
        Self.show(name, duration: duration)
      }
      // The fade-in takes 0.15 seconds, and ends with a frame.
      await it.advance(by: 0.15 + max(expected - 0.01, 0))
      #expect(StatusHUD.isVisible || expected == 0, "too early; a value: \(isValue)")
      await it.advance(by: 0.03)
      #expect(!StatusHUD.isVisible, "too late; a value: \(isValue)")
      await it.advance(by: 1)
    }
  }

  // MARK: The value

  @Test func aFactorySetsEachProperty() {
    let icons: [Message.Icon?] = [.info, .success, .error, .image(Self.image), nil]
    for (name, icon) in zip(Self.names, icons) {
      var message = message(name, duration: 3)
      #expect(message.icon == icon, "\(name)")
      #expect(message.status == "Ten photos are here" && message.details == "One is not")
      #expect(message.duration == 3 && message.maskType == .black)
      let same = Message(
        icon: icon, status: "Ten photos are here", details: "One is not", duration: 3,
        maskType: .black)
      #expect(message == same)
      message.status = nil
      #expect(message != same)
    }
    let plain = [
      Message.info("a"), .success("a"), .error("a"), .image(Self.image, "a"), .text("a"),
      Message(status: "a"),
    ]
    for message in plain {
      #expect(message.details == nil && message.duration == nil && message.maskType == nil)
    }
    #expect(Message.text("a") == Message(status: "a"))
  }

  @Test func imagesAreEqualIfTheyAreTheSameObject() {
    let (one, other) = (UIImage(), UIImage())
    #expect(one.isEqual(other))
    #expect(Message.image(one, "a") == .image(one, "a"))
    #expect(Message.image(one, "a") != .image(other, "a"))
    #expect(Message.Icon.image(one) == .image(one))
    #expect(Message.Icon.image(one) != .image(other))
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
    arguments: ["message", "work", "progress", "activity"])
  func itRunsInTheNextTurnIfAnotherCallReplacesTheMessage(_ kind: String) async {
    show("a")
    await it.advance(by: 0.5)
    var activity: StatusHUD.Activity?
    switch kind {
    case "message": StatusHUD.showText("b")
    case "work": StatusHUD.show(status: "b")
    case "progress": StatusHUD.showProgress(0.5, status: "b")
    default: activity = StatusHUD.beginActivity(status: "b")
    }
    #expect(log.entries.last == "didAppear a")
    await it.advance(by: 0)
    #expect(log.entries.last == "! a" && it.texts == ["b"])
    activity?.end()
  }

  @Test func itRunsWhenWorkAppearsAgain() async {
    let activity = StatusHUD.beginActivity(status: "work")
    show("a")
    await it.advance(by: 1.1)
    #expect(it.texts == ["a"] && !log.entries.contains("! a"))
    await it.advance(by: 0.1)
    #expect(it.texts == ["work"] && log.entries.last == "! a")
    activity.end()
  }

  @Test func itRunsIfTheUserNeverSawTheMessage() async {
    StatusHUD.configuration.graceTime = 0.5
    show("a")
    await it.advance(by: 0.2)
    StatusHUD.dismiss()
    await it.advance(by: 0.02)
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

/// A message with a duration of `.infinity` stays until it is dismissed or replaced, and costs
/// nothing meanwhile.
@MainActor @Suite(.globalHUD) struct EndlessMessageTests {
  private let it = HUDScreen()

  private func showOffline() async {
    StatusHUD.show(.error("Offline", duration: .infinity))
    await it.advance(by: 1)
  }

  /// Lets days pass, and expects that the message is still there.
  private func expectOffline(sourceLocation: SourceLocation = #_sourceLocation) async {
    #expect(MediaClock.nextDeadline == nil, "something wakes up", sourceLocation: sourceLocation)
    let frames = it.screen.renderedFrameCount
    it.screen.skip(1_000_000)
    await it.advance(by: 10)
    #expect(it.texts == ["Offline"], sourceLocation: sourceLocation)
    #expect(StatusHUD.isVisible, sourceLocation: sourceLocation)
    #expect(it.screen.renderedFrameCount == frames, sourceLocation: sourceLocation)
  }

  @Test(arguments: MessageTests.names)
  func itStaysUntilItIsDismissed(name: String) async {
    MessageTests.show(name, duration: .infinity)
    await it.advance(by: 1)
    #expect(MediaClock.nextDeadline == nil)
    it.screen.skip(1_000_000)
    await it.advance(by: 0)
    #expect(StatusHUD.isVisible && it.containers.count == 1)
    await it.hide()
    #expect(!StatusHUD.isVisible && it.containers.isEmpty)
  }

  @Test func aChangedTextAndAChangedConfigurationEndItNot() async {
    StatusHUD.show(.error("On", duration: .infinity))
    await it.advance(by: 1)
    StatusHUD.setStatus("Offline")
    StatusHUD.configure {
      $0.minimumDisplayDuration = 0.1
      $0.maximumDisplayDuration = 0.2
    }
    await it.advance(by: 1)
    await expectOffline()
  }

  // MARK: The queue

  private func queue() {
    StatusHUD.configure {
      $0.messagePolicy = .queue
      $0.minimumDisplayDuration = 2
    }
  }

  @Test(arguments: [0, 0.5, 1.9])
  func itMakesRoomForTheNextOneAfterItsReadingTimeAndNeverBefore(pause: Double) async {
    queue()
    StatusHUD.show(.error("Offline", duration: .infinity))
    await it.advance(by: pause)
    StatusHUD.show(.success("Online", duration: 1))
    await it.advance(by: 2 - pause - 0.01)
    #expect(it.texts == ["Offline"])
    await it.advance(by: 0.02)
    #expect(it.texts == ["Online"])
    await it.advance(by: 1)
    #expect(!StatusHUD.isVisible, "the first one does not come back")
  }

  @Test func afterItsReadingTimeItMakesRoomAtOnce() async {
    queue()
    await showOffline()
    await it.advance(by: 3)
    await expectOffline()
    StatusHUD.show(.success("Online", duration: 1))
    await it.advance(by: 0)
    #expect(it.texts == ["Online"])
    await it.advance(by: 1.01)
    #expect(!StatusHUD.isVisible)
  }
}
