// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private let names = [
  "checkmark", "xmark", "plus", "minus", "ellipsis", "info", "exclamationmark",
  "checkmark.circle", "checkmark.circle.fill", "xmark.circle", "xmark.circle.fill", "info.circle",
  "info.circle.fill", "exclamationmark.circle", "exclamationmark.circle.fill",
  "exclamationmark.triangle", "exclamationmark.triangle.fill", "arrow.up", "arrow.down",
  "arrow.clockwise", "wifi", "wifi.slash",
]

/// How much of the picture is ink, in pixels.
private func ink(_ image: UIImage?) throws -> Double {
  try pixels(image).words.reduce(0) { $0 + Double($1 >> 24) / 255 }
}

/// Expected values: UIKit's documentation of symbol images; the drawings and their sizes are this
/// package's own.
@MainActor
@Suite(.exclusiveScreen)
struct SymbolTests {
  @Test(arguments: names)
  func everyNameHasADrawingThatFits(name: String) throws {
    for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
      let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
      let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
      #expect(image.isSymbolImage)
      #expect(image.symbolConfiguration == configuration)
      #expect(image.size.width > 0 && image.size.height == 48)
      let pixels = try pixels(image)
      let bounds = try #require(pixels.bounds())
      // Nothing is cut off at the edge.
      #expect(bounds.minX > 0 && bounds.maxX < CGFloat(pixels.width))
      #expect(bounds.minY > 0 && bounds.maxY < CGFloat(pixels.height))
    }
  }

  @Test func unknownNamesAreNoImage() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage().isSymbolImage == false)
    #expect(UIImage().symbolConfiguration == nil)
    #expect(UIImage().applyingSymbolConfiguration(.unspecified) == nil)
  }

  @Test func sizesGrowWithTheTextAndTheScale() throws {
    func height(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
      try #require(UIImage(systemName: "checkmark", withConfiguration: configuration)).size.height
    }
    let small = try height(.init(pointSize: 20, weight: .regular, scale: .small))
    let medium = try height(.init(pointSize: 20))
    let large = try height(.init(pointSize: 20, weight: .regular, scale: .large))
    #expect(small < medium && medium < large)
    #expect(try height(.init(pointSize: 40)) == 2 * medium)
    // The default is a symbol for body text.
    let body = try height(.init(textStyle: .body))
    #expect(UIImage(systemName: "checkmark")?.size.height == body)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let larger = try #require(UIImage(systemName: "checkmark", compatibleWith: traits))
    #expect(larger.size.height > body)
  }

  @Test func weightsAreHeavier() throws {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let inks = try weights.map {
      try ink(UIImage(systemName: "xmark", withConfiguration: .init40($0)))
    }
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
    #expect(weights.map { $0.fontWeight() } == weights.map { $0.fontWeight() }.sorted())
  }

  @Test func laterConfigurationsWin() throws {
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let both = UIImage.SymbolConfiguration(pointSize: 30).applying(bold)
    #expect(both == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    #expect(both.applying(nil) == both)
    #expect(both.isEqual(to: bold) == false)
    let image = try #require(UIImage(systemName: "xmark", withConfiguration: both))
    let larger = try #require(image.applyingSymbolConfiguration(.init(pointSize: 60)))
    #expect(larger.size.height == 2 * image.size.height)
    #expect(larger.symbolConfiguration == .init(pointSize: 60, weight: .bold))
  }

  @Test func aSymbolIsOneObjectHoweverOftenItIsAskedFor() {
    let one = UIImage(systemName: "wifi")
    #expect(one == UIImage(systemName: "wifi"))
    #expect(one?.cgImage != nil)
    #expect(one?.cgImage === UIImage(systemName: "wifi")?.cgImage)
    #expect(one != UIImage(systemName: "wifi.slash"))
  }

  @Test func viewsShowSymbolsInTheirTintAndAtTheirScale() async throws {
    try await withWindow(60, 60, scale: 3, color: .white) { screen, window in
      let configuration = UIImage.SymbolConfiguration(pointSize: 40)
      let view = UIImageView(
        image: UIImage(systemName: "checkmark.circle.fill", withConfiguration: configuration))
      #expect(view.frame.size == CGSize(width: 48, height: 48))
      view.tintColor = .green
      window.addSubview(view)
      let pixels = PixelReader(screen.image())
      #expect(pixels.straight(24, 72) == .pureGreen)
      let contents = try #require(view.layer.contents as? CGImage)
      #expect(contents.width == 144)
      view.image = view.image?.withTintColor(.red, renderingMode: .alwaysOriginal)
      #expect(PixelReader(screen.image()).straight(24, 72) == .pureRed)
    }
  }

  @Test func aViewFillsInWhatTheSymbolLeavesOpen() throws {
    let view = UIImageView(image: UIImage(systemName: "xmark"))
    view.preferredSymbolConfiguration = .init(pointSize: 40)
    #expect(view.intrinsicContentSize.height == 48)
    view.image = UIImage(systemName: "xmark", withConfiguration: .init20)
    #expect(view.intrinsicContentSize.height == 24)
  }

  @Test func symbolsAreDrawnSharpAtAnySize() throws {
    let symbol = try #require(UIImage(systemName: "minus", withConfiguration: .init20))
    let pixels = try pixels(drawn(220, 240) { _ in symbol.draw(in: CGRect(0, 0, 220, 240)) })
    // A line of 0.09 em at 200 points an em, and nothing half covered further than a pixel from it.
    let column = (0..<240).map { pixels.premultiplied(110, $0).alpha }
    #expect(abs(column.reduce(0) { $0 + Double($1) / 255 } - 18) < 0.5)
    #expect(column.filter { $0 > 0 && $0 < 255 }.count <= 2)
  }
}

extension UIImage.Configuration {
  fileprivate static var init20: UIImage.SymbolConfiguration { .init(pointSize: 20) }
  fileprivate static func init40(_ weight: UIImage.SymbolWeight) -> UIImage.SymbolConfiguration {
    .init(pointSize: 40, weight: weight)
  }
}
