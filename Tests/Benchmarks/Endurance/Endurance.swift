// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD

/// Trials that take longer than a test may: threads that call everything at once, and the memory that
/// is left after very many presentations.
@main enum Endurance {
  private static let usage = """
    usage: Endurance threads --seconds NUMBER
           Endurance memory --cycles NUMBER    more than \(MemoryTrial.warmUp)

    """

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let number = words.last.flatMap(Int.init) ?? 0
    switch words.dropLast() {
    case ["threads", "--seconds"] where number > 0:
      start { try await ThreadTrial(seconds: number).run() }
    case ["memory", "--cycles"] where number > MemoryTrial.warmUp:
      start { try await MemoryTrial(cycles: number).run() }
    default:
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
    // As in an app, the main thread serves the main queue.
    while true { RunLoop.main.run() }
  }

  private static func start(_ trial: @escaping @MainActor () async throws -> [Claim]) {
    Task { @MainActor in
      var claims: [Claim] = []
      do {
        claims = try await trial()
      } catch {
        claims = [Claim(text: "the trial took place", objections: ["\(error)"])]
      }
      for claim in claims { print(claim) }
      exit(claims.allSatisfy(\.objections.isEmpty) ? 0 : 1)
    }
  }
}

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
