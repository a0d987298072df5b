// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behavior: UIKit's documentation of `UILabel`. Fonts differ between machines, so the
/// tests compare the box around the ink, and not pictures.
@MainActor
@Suite(.exclusiveScreen)
struct UILabelTests {
  /// The box around the ink of a label that fills a white screen of 200 x 60 points, in points.
  private func ink(
    _ text: String, _ alignment: NSTextAlignment, scale: CGFloat = 1,
    change: (UILabel) -> Void = { _ in }
  ) async throws -> CGRect {
    var found: CGRect?
    await withWindow(200, 60, scale: scale, color: .white) { screen, window in
      let label = UILabel(frame: CGRect(0, 0, 200, 60))
      (label.text, label.textAlignment) = (text, alignment)
      change(label)
      window.addSubview(label)
      found = PixelReader(screen.image()).bounds(differingFrom: .white, tolerance: 64)
    }
    let rect = try #require(found)
    return CGRect(
      rect.minX / scale, rect.minY / scale, rect.width / scale, rect.height / scale)
  }

  @Test(arguments: [CGFloat(1), 2, 3])
  func alignmentsAreTheSameAtEveryScale(scale: CGFloat) async throws {
    let left = try await ink("nnnn", .left, scale: scale)
    let center = try await ink("nnnn", .center, scale: scale)
    let right = try await ink("nnnn", .right, scale: scale)
    #expect(left.minX < 4)
    #expect(abs(center.midX - 100) < 1.5)
    #expect(right.maxX > 196)
    #expect(abs(left.width - right.width) <= 1.01)
    // The letter n is as tall as the x-height, and stands on the baseline of the line in the
    // middle.
    let font = UIFont.systemFont(ofSize: 17)
    let baseline = 30 + font.lineHeight / 2 + font.descender
    #expect(abs(left.maxY - baseline) <= 1)
    // 1118 of 2048 units in Inter.
    #expect(abs(left.height - font.pointSize * 0.546) <= 1.5)
  }

  // As in TextKit, spaces at the end of a line hang over.
  @Test func spacesAtTheEndAreNotAligned() async throws {
    for alignment in [NSTextAlignment.left, .center, .right] {
      for text in ["nnnn", "אבגד"] {
        let bare = try await ink(text, alignment)
        let spaced = try await ink(text + "   \u{3000}", alignment)
        #expect(abs(spaced.minX - bare.minX) <= 1, "\(text) \(alignment)")
        #expect(abs(spaced.maxX - bare.maxX) <= 1, "\(text) \(alignment)")
      }
    }
  }

  /// The space before the line break is in the middle of the first line, because the directions
  /// differ.
  @Test(arguments: ["אבגד nnnn mmm", "nnnn אבגד גגג"])
  func textOfTheOtherDirectionThatIsBrokenStaysInside(text: String) async throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 1000, height: 60))
    label.text = text.split(separator: " ").prefix(2).joined(separator: " ")
    let line = label.intrinsicContentSize
    let seen = try await ink(text, .center) {
      $0.numberOfLines = 2
      $0.bounds.size.width = line.width + 6
    }
    #expect(abs(seen.midX - 100) <= 2 && seen.width > line.width - 6)
  }

  @Test func aFontMayShrinkToFit() {
    let label = UILabel()
    label.text = "A rather long line of text"
    label.adjustsFontSizeToFitWidth = true
    let half = CGRect(0, 0, label.intrinsicContentSize.width / 2, 50)
    var fitting: CGSize { label.textRect(forBounds: half, limitedToNumberOfLines: 1).size }
    #expect(abs(fitting.height - label.font.lineHeight / 2) < 0.5)
    label.minimumScaleFactor = 0.8
    #expect(abs(fitting.height - label.font.lineHeight * 0.8) < 0.1)
    #expect(fitting.width <= half.width)
  }

  @Test func runsHaveTheirColor() async {
    let text = NSMutableAttributedString(
      string: "████", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    await withWindow(100, 30) { screen, window in
      let label = UILabel()
      label.attributedText = text
      label.frame.size = label.intrinsicContentSize
      window.addSubview(label)
      let pixels = PixelReader(screen.image())
      let (width, middle) = (Int(label.bounds.width), Int(label.bounds.height) / 2)
      #expect(pixels.straight(width / 4, middle) == .red)
      #expect(pixels.straight(width * 3 / 4, middle) == .black)
    }
  }
}
