// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// Shows and hides the HUD very often on an offscreen screen, in virtual time, and counts what is
/// left.
@MainActor final class MemoryTrial {
  /// After so many cycles, everything that is made only once has been made: they are more than
  /// there are combinations.
  nonisolated static let warmUp = 1200

  private let cycles: Int
  private let screen = OffscreenScreen(size: CGSize(width: 160, height: 160), scale: 1)
  private let window: UIWindow
  private let container = UIView(frame: CGRect(x: 10, y: 10, width: 140, height: 140))
  private var windowsSeen = 0
  private var unseen: [String] = []
  private var leftovers: [String] = []
  /// At the beginning of the pair of cycles.
  private var before: Leftovers?

  init(cycles: Int) {
    self.cycles = cycles
    window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(container)
    window.makeKeyAndVisible()
  }

  func run() async throws -> [Claim] {
    // The first use, in a window and in a container, makes what lives as long as the process.
    for cycle in [0, Presentation.combinations / 2 + 1] {
      await perform(cycle)
    }
    leftovers = []
    for cycle in 0..<Self.warmUp { await perform(cycle) }
    let warm = try residentMemory()
    for cycle in Self.warmUp..<cycles { await perform(cycle) }
    let after = try residentMemory()
    screen.disconnect()
    return [
      Claim(
        text: "\(cycles) cycles of \(Presentation.combinations) combinations: each was seen, "
          + "\(windowsSeen) of them in an overlay window",
        objections: unseen),
      Claim(
        text: "none of them left a view, layer, raster, timer, or window", objections: leftovers),
      .memoryIsBounded(
        by: 1_000_000, from: warm, after: "\(Self.warmUp) cycles", to: after),
    ]
  }

  private func perform(_ cycle: Int) async {
    let presentation = Presentation(cycle: cycle)
    // Every second HUD uses the view of the one before it, and a memory warning frees it.
    let frees = !cycle.isMultiple(of: 2)
    if !frees { before = countLeftovers() }
    presentation.show(container: container)
    await screen.advance(by: Presentation.steps.change)
    presentation.change()
    await screen.advance(by: Presentation.steps.look)

    if screen.windowScene.bezel == nil { unseen.append("\(presentation) showed nothing") }
    weak var overlay: UIWindow?
    overlay = screen.windowScene.windows.first { $0 !== window }
    if overlay != nil { windowsSeen += 1 }
    _ = screen.image()

    presentation.hide()
    await screen.advance(by: Presentation.steps.end)
    if frees {
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      await screen.advance(by: 0)
    }
    // A frame without the HUD: the last one keeps what it painted.
    _ = screen.image()
    screen.forgetNotices()
    if overlay != nil { leftovers.append("\(presentation): its window") }
    guard frees else { return }
    let after = countLeftovers()
    if after != before || after.isAnythingDue {
      leftovers.append("\(presentation): \(String(describing: before)) became \(after)")
    }
  }

  private func countLeftovers() -> Leftovers {
    Leftovers(windows: screen.windowScene.windows.count)
  }
}
