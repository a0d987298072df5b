// SPDX-License-Identifier: MIT

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
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/668"),
    .bug("https://github.com/relatedcode/ProgressHUD/issues/51"),
    .bug("https://github.com/relatedcode/ProgressHUD/issues/134"),
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
}
