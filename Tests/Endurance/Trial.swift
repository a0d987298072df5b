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
  /// The bezels of the HUD and of the messages beside it, if they are in a window of this scene.
  var bezels: [UIView] {
    windows.flatMap { $0.subviews(of: UIView.self) }
      .filter { ["StatusHUD", "StatusHUD.message"].contains($0.accessibilityIdentifier) }
  }

  /// The bezel of the HUD.
  var bezel: UIView? { bezels.first { $0.accessibilityIdentifier == "StatusHUD" } }
}

extension UIView {
  /// The views of a class in this view.
  func subviews<View: UIView>(of type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.subviews(of: type) }
  }
}
