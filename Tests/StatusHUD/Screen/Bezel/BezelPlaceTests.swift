// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.exclusiveScreen) struct BezelPlaceTests {
  /// Size by SVProgressHUD's table, place by symmetry, edges by looking at the pixels.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func ringAlone(scale: CGFloat) async throws {
    let it = await BezelScreen(size: CGSize(width: 321, height: 480), scale: scale)
    await it.show(.progress(0.5))
    let box = try #require(it.bezel())
    #expect(box.size == CGSize(width: 84 * scale, height: 84 * scale))
    #expect(abs(box.midX - 321 * scale / 2) <= 0.5)
    #expect(abs(box.midY - 480 * scale / 2) <= 0.5)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func ringAboveText(scale: CGFloat) async throws {
    let it = await BezelScreen(scale: scale)
    await it.show(.activity, status: "Uploading")
    let label = it.overlay.contentView.label
    let box = try #require(it.bezel())
    #expect(abs(box.width - (24 + max(label.bounds.width, 48)) * scale) <= 1)
    #expect(abs(box.height - (80 + label.bounds.height) * scale) <= 1)
    #expect(abs(box.midX - 160 * scale) <= 0.5)
    #expect(abs(box.midY - 240 * scale) <= 0.5)
  }

  /// 320 less the margins and padding of 16 and 12 on both sides leave 264 for text.
  @Test func longTextWrapsAndStaysOnScreen() async throws {
    let it = await BezelScreen()
    let text = String(repeating: "A status that goes on for long. ", count: 60)
    await it.show(.message(.glyph(.error)), status: text)
    let box = try #require(it.bezel())
    #expect(box.minX >= 16 && box.maxX <= 304 && box.minY >= 16 && box.maxY <= 464)
    let label = it.overlay.contentView.label
    #expect(label.bounds.width <= 264 && label.bounds.width > 200)
  }

  /// Seen in the gallery: what a label has of room beyond its last whole line is a gap above the
  /// text and below it.
  @Test func longTextIsCutBetweenLines() async throws {
    let it = await BezelScreen()
    it.configuration.font = .systemFont(ofSize: 49)
    await it.show(.activity, status: String(repeating: "A status that goes on. ", count: 60))
    let label = it.overlay.contentView.label
    let lines = label.bounds.height / label.font.lineHeight
    #expect(lines > 2)
    #expect(abs(lines - lines.rounded()) * label.font.lineHeight < 1)
    #expect(label.numberOfLines == 0)
  }

  /// Seen in the gallery: the tops of two letters, and a ring that was cut off for their sake.
  @Test func aTextWithoutRoomForALineLeavesTheRingInTheMiddle() async throws {
    let it = await BezelScreen()
    await it.show(.activity, status: "Uploading")
    let content = it.overlay.contentView
    #expect(content.label.bounds.height > 10)
    it.overlay.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    await it.screen.advance(by: 1)
    #expect(content.label.bounds.size == .zero)
    #expect(content.slot.bounds.height > 30)
    #expect(abs(content.slot.center.y) <= 0.5)
    it.overlay.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    await it.screen.advance(by: 1)
    #expect(content.label.bounds.height > 10)
  }

  @Test func newBoundsMoveIt() async throws {
    let it = await BezelScreen()
    await it.show(.progress(1))
    it.overlay.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    await it.screen.advance(by: 0)
    let box = try #require(it.bezel())
    #expect(box == CGRect(x: 118, y: 58, width: 84, height: 84))
  }

  @Test func settingsOfSizeAndPlace() async throws {
    let it = await BezelScreen()
    it.configuration.minimumSize = CGSize(width: 120, height: 100)
    it.configuration.offsetFromCenter = UIOffset(horizontal: 20, vertical: -30)
    await it.show(.progress(1))
    #expect(it.bezel() == CGRect(x: 120, y: 160, width: 120, height: 100))
  }

  @Test func zeroSizedScreenDoesNoHarm() async {
    let it = await BezelScreen()
    it.overlay.frame = .zero
    await it.show(.activity, status: "Uploading")
    #expect(it.overlay.contentView.bounds.size == .zero)
  }
}
