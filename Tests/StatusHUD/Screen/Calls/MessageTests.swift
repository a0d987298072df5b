// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Messages as values: each shows what the call with its name shows.
@MainActor @Suite(.globalHUD) struct MessageTests {
  typealias Message = StatusHUD.Message

  /// A message of each kind, and the call that shows the same.
  private struct Pair {
    let name: String
    let message: Message
    let call: () -> Void
  }

  nonisolated static let names = ["info", "success", "error", "image", "text"]

  private let it = HUDScreen(fades: true)
  private let image = UIImage.square(.red)

  private func pair(_ name: String, duration: Double? = nil) -> Pair {
    let (status, details, mask) = ("Ten photos are here", "One is not", StatusHUD.MaskType.black)
    return switch name {
    case "info":
      Pair(
        name: name,
        message: .info(status, details: details, duration: duration, maskType: mask),
        call: {
          StatusHUD.showInfo(status: status, details: details, duration: duration, maskType: mask)
        })
    case "success":
      Pair(
        name: name,
        message: .success(status, details: details, duration: duration, maskType: mask),
        call: {
          StatusHUD.showSuccess(
            status: status, details: details, duration: duration, maskType: mask)
        })
    case "error":
      Pair(
        name: name,
        message: .error(status, details: details, duration: duration, maskType: mask),
        call: {
          StatusHUD.showError(status: status, details: details, duration: duration, maskType: mask)
        })
    case "image":
      Pair(
        name: name,
        message: .image(image, status, details: details, duration: duration, maskType: mask),
        call: { [image] in
          StatusHUD.showImage(
            image, status: status, details: details, duration: duration, maskType: mask)
        })
    default:
      Pair(
        name: name,
        message: .text(status, details: details, duration: duration, maskType: mask),
        call: {
          StatusHUD.showText(status, details: details, duration: duration, maskType: mask)
        })
    }
  }

  // MARK: On screen

  @Test func aValueLooksLikeTheCallWithItsName() async throws {
    var pictures: [PixelReader] = []
    for name in Self.names {
      let pair = pair(name, duration: 100)
      pair.call()
      await it.advance(by: 2)
      let picture = it.pixels()
      await it.hide()
      StatusHUD.show(pair.message)
      await it.advance(by: 2)
      #expect(it.pixels() == picture, "\(name)")
      #expect(try it.texts == [pair.message.status] && it.bezel.detailsLabel.text == "One is not")
      #expect(it.takesTouch(at: .zero), "\(name): the mask")
      #expect(!pictures.contains(picture), "\(name): the icon")
      pictures.append(picture)
      await it.hide()
    }
  }

  /// The texts have 29 characters, which take 0.06 seconds each and 0.5 more.
  @Test(arguments: names, [1, nil, 0, -1, Double.nan, -Double.infinity, 4])
  func aValueStaysAsLongAsTheCallWithItsName(name: String, duration: Double?) async {
    StatusHUD.configuration.minimumDisplayDuration = 0
    let expected = duration.flatMap { $0 >= 0 ? $0 : nil } ?? 0.06 * 29 + 0.5
    for isValue in [true, false] {
      let pair = pair(name, duration: duration)
      if isValue { StatusHUD.show(pair.message) } else { pair.call() }
      // The fade-in takes 0.15 seconds, and ends with a frame.
      await it.advance(by: 0.15 + max(expected - 0.01, 0))
      #expect(StatusHUD.isVisible || expected == 0, "too early; a value: \(isValue)")
      await it.advance(by: 0.03)
      #expect(!StatusHUD.isVisible, "too late; a value: \(isValue)")
      await it.advance(by: 1)
    }
  }

  @Test func withoutATextTheIconIsAlone() async throws {
    for message in [Message.info(nil), .success(""), .image(image, nil, details: "")] {
      StatusHUD.show(message)
      await it.advance(by: 0.5)
      #expect(try it.texts.isEmpty && it.bezel.bounds.width == it.bezel.bounds.height)
      await it.hide()
    }
  }

  @Test func aMessageWithoutAMaskFollowsTheConfiguration() async {
    StatusHUD.show(.info("a", duration: 100))
    await it.advance(by: 1)
    #expect(!it.takesTouch(at: .zero))
    StatusHUD.configuration.maskType = .clear
    await it.advance(by: 0)
    #expect(it.takesTouch(at: .zero))
    StatusHUD.show(.info("a", duration: 100, maskType: .passthrough))
    await it.advance(by: 1)
    #expect(!it.takesTouch(at: .zero))
  }

  @Test func aMessageEndsCountedWorkAndScopedWorkReturns() async {
    let activity = StatusHUD.beginActivity(status: "Sync")
    StatusHUD.show(status: "Loading")
    StatusHUD.show(.success("Saved", duration: 1))
    #expect(StatusHUD.activityCount == 0)
    await it.advance(by: 1)
    #expect(it.texts == ["Saved"])
    await it.advance(by: 1)
    #expect(it.texts == ["Sync"])
    activity.end()
  }

  /// As a state of the app keeps it: the value is sent to another thread, and shown there.
  @Test func aValueCanBeShownOnAnyThread() async {
    let message = Message.error("Offline", duration: 100)
    await Task.detached { StatusHUD.show(message) }.value
    await it.advance(by: 1)
    #expect(it.texts == ["Offline"])
  }

  // MARK: The value

  @Test func aFactorySetsEachProperty() {
    let icons: [Message.Icon?] = [.info, .success, .error, .image(image), nil]
    for (name, icon) in zip(Self.names, icons) {
      var message = pair(name, duration: 3).message
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
      Message.info("a"), .success("a"), .error("a"), .image(image, "a"), .text("a"),
      Message(status: "a"),
    ]
    for message in plain {
      #expect(message.details == nil && message.duration == nil && message.maskType == nil)
    }
    #expect(Message.text("a") == Message(status: "a"))
  }

  @Test func messagesThatDifferInOnePropertyAreNotEqual() {
    let message = Message.info("a", details: "b", duration: 1, maskType: .clear)
    let others = [
      Message.error("a", details: "b", duration: 1, maskType: .clear),
      .text("a", details: "b", duration: 1, maskType: .clear),
      .image(image, "a", details: "b", duration: 1, maskType: .clear),
      .info("A", details: "b", duration: 1, maskType: .clear),
      .info(nil, details: "b", duration: 1, maskType: .clear),
      .info("a", details: nil, duration: 1, maskType: .clear),
      .info("a", details: "b", duration: 2, maskType: .clear),
      .info("a", details: "b", duration: .infinity, maskType: .clear),
      .info("a", details: "b", maskType: .clear),
      .info("a", details: "b", duration: 1),
    ]
    for (number, other) in others.enumerated() { #expect(message != other, "\(number)") }
    #expect(message == .info("a", details: "b", duration: 1, maskType: .clear))
  }

  @Test func imagesAreEqualIfTheyAreTheSameObject() {
    let (one, other) = (UIImage(), UIImage())
    #expect(one.isEqual(other))
    #expect(Message.image(one, "a") == .image(one, "a"))
    #expect(Message.image(one, "a") != .image(other, "a"))
    #expect(Message.Icon.image(one) == .image(one))
    #expect(Message.Icon.image(one) != .image(other))
  }

  @Test func aQueueShowsEqualNeighborsOnce() async {
    StatusHUD.configuration.messagePolicy = .queue
    for _ in 0..<3 { StatusHUD.show(.error("Offline", duration: 1)) }
    StatusHUD.show(.success("Online", duration: 1))
    await it.advance(by: 1.1)
    #expect(it.texts == ["Offline"])
    await it.advance(by: 0.2)
    #expect(it.texts == ["Online"])
    await it.advance(by: 1)
    #expect(!StatusHUD.isVisible)
  }
}
