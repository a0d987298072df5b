// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

@MainActor @Suite(.globalHUD) struct TextTests {
  private let it = HUDScreen()

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/49"))
  func aTextAloneHasNoIndicator() async throws {
    await it.show(.text, "Copied")
    #expect(try it.texts == ["Copied"] && it.bezel.indicatorContainer.current == nil)
    #expect(try it.bezel.indicatorContainer.subviews.isEmpty)
  }

  /// The bezel shows at most 4096 characters. VoiceOver reads the entire text.
  @Test func aHugeTextIsShownInPart() async throws {
    await it.show(.activity, String(repeating: "x", count: 1_000_000))
    #expect(try it.bezel.label.text?.count == 4096)
    #expect(try it.bezel.accessibilityLabel?.count == 1_000_000)
  }

  /// Otherwise, there would be a gap above and below the text.
  @Test func aLongTextIsCutBetweenLines() async throws {
    StatusHUD.configuration.font = .systemFont(ofSize: 49)
    await it.show(.activity, String(repeating: "A status that goes on. ", count: 60))
    let label = try it.bezel.label
    let lines = label.bounds.height / label.font.lineHeight
    #expect(lines > 2 && abs(lines - lines.rounded()) * label.font.lineHeight < 1)
    #expect(label.numberOfLines == 0)
  }

  @Test func aTextWithoutRoomForALineLeavesTheRingInTheMiddle() async throws {
    let container = it.addContainer(it.appView.bounds)
    await it.show(.activity, "Uploading")
    let bezel = try it.bezel
    #expect(bezel.label.bounds.height > 10)
    container.frame.size = CGSize(width: 120, height: 60)
    await it.advance(by: 1)
    #expect(bezel.label.bounds.size == .zero && bezel.indicatorContainer.bounds.height > 30)
    #expect(abs(bezel.indicatorContainer.center.y) <= 0.5)
  }
}
