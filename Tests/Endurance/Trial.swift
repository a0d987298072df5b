// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// What a trial shows, and what speaks against it.
struct Claim: CustomStringConvertible {
  var text: String
  var objections: [String]

  var description: String {
    guard !objections.isEmpty else { return "ok   \(text)" }
    let shown = objections.prefix(10).map { "\n       \($0)" }.joined()
    return "FAIL \(text): \(objections.count) objections, as\(shown)"
  }
}

extension Claim {
  /// What the process holds in memory grows by less than `limit`.
  static func memoryIsBounded(
    by limit: Int, from before: Int, after start: String, to now: Int
  ) -> Claim {
    Claim(
      text: "resident memory is bounded: \(before >> 10) KiB after \(start), \(now >> 10) KiB now",
      objections: now - before < limit ? [] : ["it grew by \(now - before) bytes"])
  }
}

/// Images of an app.
enum Images {
  static let original = still.withRenderingMode(.alwaysOriginal)
  static let animated = UIImage.animatedImage(with: [still, original], duration: 0.04) ?? still
  static let still = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
    UIColor(white: 0.5, alpha: 1).setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
  }
}

extension UIWindowScene {
  /// The bezel of the HUD, if it is in a window of this scene.
  var bezel: UIView? { windows.lazy.compactMap { $0.descendant(named: "StatusHUD") }.first }
}

extension UIView {
  fileprivate func descendant(named identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.descendant(named: identifier) }.first
  }
}
