// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// Properties of every layout, whatever its input.
@Suite struct HUDLayoutPropertyTests {
  private static let odd: [CGFloat] = [0, 1e300, 0.01, 1e-300, .greatestFiniteMagnitude]

  private func input(using generator: inout SeededGenerator, odds: Double) -> HUDLayout.Input {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      Double.random(in: 0..<1, using: &generator) < odds
        ? Self.odd.randomElement(using: &generator) ?? 0 : .random(in: range, using: &generator)
    }
    func size(_ limit: CGFloat) -> CGSize {
      CGSize(width: number(0...limit), height: number(0...limit))
    }
    func part(_ limit: CGFloat) -> CGSize? {
      Bool.random(using: &generator) ? size(limit) : nil
    }
    let host = [40, 200, 1000, 3000].randomElement(using: &generator) ?? 0
    return HUDLayout.Input(
      available: CGRect(
        origin: CGPoint(x: number(-50...50), y: number(-50...50)), size: size(CGFloat(host))),
      scale: [1, 2, 3].randomElement(using: &generator) ?? 1,
      indicator: part(100), label: part(500), details: part(500), button: part(100),
      minimumSize: Bool.random(using: &generator) ? size(400) : .zero,
      isSquare: Bool.random(using: &generator),
      anchor: CGPoint(
        x: .random(in: 0...1, using: &generator), y: .random(in: 0...1, using: &generator)),
      offset: CGPoint(x: number(-500...500), y: number(-500...500)),
      look: Bool.random(using: &generator)
        ? StatusHUD.Configuration() : .view(margin: number(0...60)))
  }

  /// Compares each edge, because `contains` compares sums that differ in the last digit.
  private func isInside(_ rect: CGRect, _ outer: CGRect, tolerance: CGFloat) -> Bool {
    rect.minX >= outer.minX - tolerance && rect.maxX <= outer.maxX + tolerance
      && rect.minY >= outer.minY - tolerance && rect.maxY <= outer.maxY + tolerance
  }

  private func isAligned(_ rect: CGRect, scale: CGFloat) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { edge in
      abs(edge * scale - (edge * scale).rounded()) < 1e-3
    }
  }

  /// Inside what is available and inside the bezel, above each other, on pixels, and repeatable.
  @Test(arguments: [0, 0.1] as [Double])
  func randomInputs(odds: Double) {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<20_000 {
      let input = input(using: &generator, odds: odds)
      let layout = HUDLayout(input)
      var faults: [String] = []
      let pixel = 1 / input.scale
      let available = input.available.standardized
      let isSound =
        [available.minX, available.minY, available.maxX, available.maxY]
        .allSatisfy { $0.isFinite && abs($0) < 1e6 } && input.available.size.width >= 0
        && input.available.size.height >= 0
      // A host that is narrower than a pixel might not contain a whole pixel.
      let isWide = available.width > 2 * pixel && available.height > 2 * pixel
      if isSound && !isInside(layout.bezel, available, tolerance: isWide ? 0.01 : pixel) {
        faults.append("over the edge")
      }
      let box = CGRect(origin: .zero, size: layout.bezel.size)
      let parts = HUDLayout.Part.allCases.compactMap { layout.frames[$0] }
      if !parts.allSatisfy({ isInside($0, box, tolerance: 0.01) }) {
        faults.append("outside the bezel")
      }
      if !zip(parts, parts.dropFirst()).allSatisfy({ $0.maxY <= $1.minY + 0.01 }) {
        faults.append("overlapping")
      }
      if !([layout.bezel] + parts).allSatisfy({ isAligned($0, scale: input.scale) }) {
        faults.append("between pixels")
      }
      if layout != HUDLayout(input) { faults.append("different again") }
      #expect(faults.isEmpty, "\(round): \(faults) \(input) \(layout)")
      if !faults.isEmpty { return }
    }
  }

  /// The layout never cuts a text that was measured within the limits.
  @Test func measuredTextsFit() {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<20_000 {
      var input = input(using: &generator, odds: 0)
      func measured(_ wanted: CGSize) -> CGSize? {
        let limit = HUDLayout(input).textLimit
        let size = CGSize(
          width: min(wanted.width, limit.width), height: min(wanted.height, limit.height))
        return size.width >= 1 && size.height >= 1 ? size : nil
      }
      (input.sizes[.label], input.sizes[.details]) = (nil, nil)
      input.sizes[.label] = measured(CGSize(width: 300, height: 40))
      input.sizes[.details] = measured(CGSize(width: 200, height: 60))
      let layout = HUDLayout(input)
      let pixel = 1 / input.scale
      for part in [HUDLayout.Part.label, .details] {
        guard let given = input.sizes[part] else { continue }
        let size = layout.frames[part]?.size ?? .zero
        let fits = size.width > given.width - pixel && size.height > given.height - pixel
        #expect(fits, "\(round): \(given) became \(size) in \(input)")
        if !fits { return }
      }
    }
  }

  /// A thumbnail, a table's row: margin and padding shrink together before the indicator does, and
  /// a text has 80 points if there are as many.
  @Test(arguments: [44, 60, 100] as [CGFloat])
  func tinyHosts(side: CGFloat) {
    var input = HUDLayout.Input(
      available: CGRect(x: 0, y: 0, width: side, height: side), scale: 2,
      indicator: CGSize(width: 37, height: 37), look: .view(margin: 20))
    #expect(HUDLayout(input).frames[.indicator]?.size == CGSize(width: 37, height: 37))
    let bezel = HUDLayout(input).bezel
    let squeezed = (side - 37) / 4
    #expect(abs(bezel.minX - squeezed) <= 0.5 && abs(bezel.width - 37 - 2 * squeezed) <= 1)
    input.sizes[.indicator] = nil
    #expect(HUDLayout(input).textLimit.width == min(side, 80))
  }
}

// Parts by name, so that a test reads like the layout it describes.
extension HUDLayout.Input {
  init(
    available: CGRect, scale: CGFloat, indicator: CGSize? = nil, label: CGSize? = nil,
    details: CGSize? = nil, button: CGSize? = nil, minimumSize: CGSize = .zero,
    isSquare: Bool = false, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), offset: CGPoint = .zero,
    look: StatusHUD.Configuration = StatusHUD.Configuration()
  ) {
    var look = look
    (look.minimumSize, look.isSquare, look.offset) = (minimumSize, isSquare, offset)
    self.init(available: available, scale: scale, anchor: anchor, configuration: look)
    (sizes[.indicator], sizes[.label]) = (indicator, label)
    (sizes[.details], sizes[.button]) = (details, button)
  }
}

extension StatusHUD.Configuration {
  /// The layout of MBProgressHUD: one margin inside and outside the bezel, 4 points between its
  /// parts, and text that's as wide as it fits.
  static func view(margin: CGFloat) -> Self {
    var configuration = Self()
    (configuration.padding, configuration.margin, configuration.spacing) = (margin, margin, 4)
    configuration.maximumWidth = .greatestFiniteMagnitude
    return configuration
  }
}
