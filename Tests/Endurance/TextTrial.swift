// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// Lays out unusual text made from a seed. A label measures all of it, a screen draws some of it,
/// and the HUD shows some of it. If nothing traps, the process is still alive at the end.
@MainActor final class TextTrial {
  /// The limit for the growth of the memory after the first tenth, which creates everything that is
  /// created once. Pango keeps a font for each character, and there are a million characters.
  private static let memoryLimit = 16 << 20

  private let count: Int
  private var generator: SeededGenerator
  private let screen = OffscreenScreen(size: CGSize(width: 160, height: 160), scale: 1)
  private let window: UIWindow
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
  private let activity = StatusHUD.beginActivity()

  init(count: Int, seed: UInt64) {
    self.count = count
    generator = SeededGenerator(seed: seed)
    window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(label)
    StatusHUD.configure {
      $0.fadeInDuration = 0
      $0.fadeOutDuration = 0
    }
  }

  func run() async throws -> [Claim] {
    var objections: [String] = []
    var warm = 0
    for index in 0..<count {
      if index == count / 10 { warm = try residentMemory() }
      if let objection = await handle(index) { objections.append("text \(index): \(objection)") }
    }
    StatusHUD.dismiss()
    await screen.advance(by: 1)
    if screen.windowScene.bezel != nil { objections.append("the HUD is still there") }
    let after = try residentMemory()
    screen.disconnect()
    return [
      Claim(
        text: "\(count) texts each had a valid size within the width they got; one of "
          + "64 was drawn, and one of 32 was shown by the HUD, which then left",
        objections: objections),
      .memoryIsBounded(by: Self.memoryLimit, from: warm, after: "a tenth", to: after),
    ]
  }

  private func handle(_ index: Int) async -> String? {
    let text = text()
    let width = generator.one(of: [0, 1, 40, 120, 1000, .greatestFiniteMagnitude] as [CGFloat])
    label.numberOfLines = generator.one(of: [0, 1, 3])
    label.lineBreakMode = generator.one(of: [.byTruncatingTail, .byTruncatingMiddle])
    label.text = text
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if index.isMultiple(of: 64) { _ = screen.image() }
    if index.isMultiple(of: 32) {
      activity.update(status: text)
      await screen.advance(by: 0.02)
      screen.forgetNotices()
      guard let bezel = screen.windowScene.bezel, bezel.frame.width.isFinite else {
        return "there was no HUD with \(Array(text.utf16))"
      }
    }
    let isSize = size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
    return isSize ? nil : "\(size) in \(width) of \(Array(text.utf16))"
  }

  // MARK: Texts

  private static let pieces: [[UInt16]] = [
    "a", "Wörter ", "  ", "\n", "\r\n", "\t", "\0", "\u{2028}", "\u{FEFF}", "\u{AD}", "\u{200B}",
    "שלום ", "مرحبا ", "१२३", "ไทยไม่เว้นวรรค", "漢字", "\u{202E}", "\u{202A}", "\u{2067}", "\u{2069}",
    "\u{202C}", "😀", "👩‍👩‍👧‍👦", "🇩🇪", "🇩", "👍🏿", "\u{200D}", "\u{FE0F}", "\u{20E3}", "é", "e\u{301}",
    "\u{301}", "\u{1AB0}", "\u{10FFFF}", "\u{E000}", "ﷺ", "𒐫",
  ].map { Array($0.utf16) }

  private func text() -> String {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    switch number(0...9) {
    case 0:
      // Bytes that are no UTF-8.
      let bytes = (0..<number(0...24)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      return String(decoding: bytes, as: UTF8.self)
    case 1:
      // Units that are no UTF-16, half of them surrogates without the other.
      let units = (0..<number(0...16)).map { _ -> UInt16 in
        let unit = UInt16(truncatingIfNeeded: generator.next())
        return generator.isOne(in: 2) ? 0xD800 | unit & 0x7FF : unit
      }
      return String(decoding: units, as: UTF16.self)
    case 2:
      // A letter under a tower of marks, or many joiners in a row.
      let mark = generator.one(of: ["\u{301}", "\u{323}", "\u{200D}", "\u{FE0F}", "\u{202E}"])
      return "a" + String(repeating: mark, count: generator.isOne(in: 100) ? 2000 : number(1...40))
    default:
      let units = (0..<number(0...9)).flatMap { _ in generator.one(of: Self.pieces) }
      return String(decoding: units, as: UTF16.self)
    }
  }
}
