// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.globalHUD) struct TextTests {
  private let it = HUDScreen()

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/49"))
  func aTextAloneHasNoIndicator() async throws {
    await it.show(.text, "Copied")
    #expect(it.texts == ["Copied"])
    #expect(try it.bezel.slot.current == nil)
    #expect(try it.bezel.slot.subviews.isEmpty)
  }

  @Test func aMessageWithoutATextRemovesTheOldOne() async {
    await it.show(.activity, "old")
    await it.show(.success)
    #expect(it.texts.isEmpty)
    StatusHUD.setStatus("new")
    await it.advance(by: 1)
    #expect(it.texts == ["new"])
  }

  /// No bezel has room for more than 4096 characters; VoiceOver has time for all of them.
  @Test func aHugeTextIsShownInPart() async throws {
    await it.show(.activity, String(repeating: "x", count: 1_000_000))
    #expect(try it.bezel.label.text?.count == 4096)
    #expect(try it.bezel.accessibilityLabel?.count == 1_000_000)
  }

  /// 320 less margins of 16 and padding of 12 on both sides leaves 264 for the text.
  @Test func aLongTextWrapsAndStaysOnScreen() async throws {
    await it.show(.error, String(repeating: "A status that goes on for long. ", count: 60))
    let box = try #require(it.seenBezel())
    #expect(CGRect(x: 16, y: 16, width: 288, height: 448).contains(box))
    #expect((200...264).contains(try it.bezel.label.bounds.width))
  }

  /// Else there would be a gap above the text and below it.
  @Test func aLongTextIsCutBetweenLines() async throws {
    StatusHUD.configuration.font = .systemFont(ofSize: 49)
    await it.show(.activity, String(repeating: "A status that goes on. ", count: 60))
    let label = try it.bezel.label
    let lines = label.bounds.height / label.font.lineHeight
    #expect(lines > 2)
    #expect(abs(lines - lines.rounded()) * label.font.lineHeight < 1)
    #expect(label.numberOfLines == 0)
  }

  @Test func aTextWithoutRoomForALineLeavesTheRingInTheMiddle() async throws {
    let container = it.addContainer(it.appView.bounds)
    await it.show(.activity, "Uploading")
    let bezel = try it.bezel
    #expect(bezel.label.bounds.height > 10)
    container.frame.size = CGSize(width: 120, height: 60)
    await it.advance(by: 1)
    #expect(bezel.label.bounds.size == .zero)
    #expect(bezel.slot.bounds.height > 30)
    #expect(abs(bezel.slot.center.y) <= 0.5)
    container.frame = it.appView.bounds
    await it.advance(by: 1)
    #expect(bezel.label.bounds.height > 10)
  }
}
