// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// A view that decides how large text is in it.
private final class CategoryView: UIView {
  var category = UIContentSizeCategory.large

  override var traitCollection: UITraitCollection {
    super.traitCollection.replacing { $0.preferredContentSizeCategory = category }
  }
}

/// Expected behaviour: UIKit's documentation of `UILabel`.
@MainActor
@Suite(.exclusiveScreen)
struct UILabelLookTests {
  private func picture(_ change: (UILabel) -> Void) async -> PixelReader {
    var found: PixelReader?
    await withWindow(200, 60, color: .white) { screen, window in
      let label = UILabel(frame: CGRect(0, 0, 200, 60))
      label.font = .systemFont(ofSize: 30)
      label.textColor = .black
      label.text = "██"
      change(label)
      window.addSubview(label)
      found = PixelReader(screen.image())
    }
    return found ?? PixelReader(width: 0, height: 0, words: [])
  }

  private static let white = Pixel(255, 255, 255)

  @Test func smallerTextStandsWhereItIsTold() async throws {
    func ink(_ adjustment: UIBaselineAdjustment) async throws -> CGRect {
      let picture = await picture {
        $0.text = String(repeating: "n", count: 30)
        $0.adjustsFontSizeToFitWidth = true
        $0.baselineAdjustment = adjustment
      }
      return try #require(picture.bounds(differingFrom: Self.white, tolerance: 64))
    }
    #expect(UILabel().baselineAdjustment == .alignBaselines)
    let baseline = try await ink(.alignBaselines)
    let center = try await ink(.alignCenters)
    let top = try await ink(.none)
    #expect(top.maxY < center.maxY && center.maxY < baseline.maxY)
    // The baseline of a line of 30 points in the middle.
    let font = UIFont.systemFont(ofSize: 30)
    #expect(abs(baseline.maxY - (30 + font.lineHeight / 2 + font.descender)) <= 1.5)
    #expect(baseline.width > 190)
  }

  @Test func fontsFollowTheContentSizeCategory() async {
    await withWindow(200, 60) { screen, window in
      let host = CategoryView(CGRect(0, 0, 200, 60), in: window)
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      host.addSubview(label)
      label.attributedText = NSAttributedString(
        string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)])
      host.category = .accessibilityLarge
      host.updateTraits()
      // Apple's table: body 33, caption 26 in this category.
      #expect(label.font.pointSize == 33)
      let caption = UIFont.systemFont(ofSize: 26)
      #expect(label.layout(width: 500, lines: 1).size.height == caption.lineHeight)
      // A font of a size has that size.
      label.attributedText = NSAttributedString(
        string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 9)])
      #expect(
        label.layout(width: 500, lines: 1).size.height == UIFont.systemFont(ofSize: 9).lineHeight)
      label.text = "ab"

      let still = UILabel()
      still.font = .preferredFont(forTextStyle: .body)
      host.addSubview(still)
      host.category = .small
      host.updateTraits()
      #expect(still.font.pointSize == 17)
      #expect(label.font.pointSize == 15)
    }
  }
}
