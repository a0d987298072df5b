// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// Shows and dismisses the HUD very often on a screen that nobody looks at, in virtual time, and
/// counts what is left.
@MainActor final class MemoryTrial {
  /// Cycles after which everything that is made once has been made: more than all combinations.
  nonisolated static let warmUp = 1000
  /// Bytes that memory may grow by.
  private static let allowance = 1_000_000

  private let cycles: Int
  private let screen = OffscreenScreen(size: CGSize(width: 160, height: 160), scale: 1)
  private let window: UIWindow
  private let container = UIView(frame: CGRect(x: 10, y: 10, width: 140, height: 140))
  private var census = ObserverCensus()
  private var windowsSeen = 0
  private var leftovers: [String] = []
  private var unseen: [String] = []
  private var leftWindows: [String] = []

  init(cycles: Int) {
    self.cycles = cycles
    window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(container)
    window.makeKeyAndVisible()
  }

  func run() async throws -> [Claim] {
    // What belongs to the HUD for as long as the process lives comes with its first use.
    for cycle in [0, Presentation.combinations / 2] {
      _ = await show(Presentation(cycle: cycle), cycle: cycle)
      await rest()
    }

    let before = try ResidentMemory()
    for cycle in 0..<Self.warmUp { await perform(cycle) }
    let warm = try ResidentMemory()
    for cycle in Self.warmUp..<cycles { await perform(cycle) }
    let after = try ResidentMemory()
    screen.disconnect()
    // A census that finds none proves nothing.
    if census.found == 0 { leftovers.append("no observer was found to look at") }
    return [
      Claim(
        text: "\(cycles) cycles of \(Presentation.combinations) combinations: each was seen",
        objections: unseen),
      Claim(
        text: "no view, layer, raster, timer, window or observer was left by any of them; "
          + "\(census.found) observers were watched",
        objections: leftovers),
      Claim(
        text: "each of \(windowsSeen) overlay windows was released", objections: leftWindows),
      memoryClaim(before: before, warm: warm, after: after),
    ]
  }

  private func memoryClaim(
    before: ResidentMemory, warm: ResidentMemory, after: ResidentMemory
  ) -> Claim {
    let growth = after.own - warm.own
    return Claim(
      text: "resident memory after \(cycles) cycles is within 1 MB of that after \(Self.warmUp): "
        + "\(after.own / 1024) KiB, \(warm.own / 1024) KiB, and \(before.own / 1024) KiB before "
        + "all of them (with mapped files \(after.whole / 1024), \(warm.whole / 1024) and "
        + "\(before.whole / 1024))",
      objections: growth < Self.allowance ? [] : ["it grew by \(growth) bytes"])
  }

  private func perform(_ cycle: Int) async {
    let presentation = Presentation(cycle: cycle)
    let before = remains()
    let overlay = await show(presentation, cycle: cycle)
    await rest()
    if let left = remains().leftovers(since: before) {
      leftovers.append("cycle \(cycle) (\(presentation)): \(left)")
    }
    if overlay.window != nil { leftWindows.append("cycle \(cycle) (\(presentation))") }
  }

  /// Until it is gone from the screen, too: what was kept to paint it ends with a frame without it.
  private func rest() async {
    await screen.advance(by: Presentation.steps.end)
    _ = screen.image()
    screen.forgetNotices()
  }

  private func remains() -> Remains {
    Remains(windows: screen.windowScene.windows.count, observers: census.countLeft())
  }

  /// Shows it, looks at it, and asks it to leave. What was held for it is let go of here.
  private func show(_ presentation: Presentation, cycle: Int) async -> Overlay {
    let running = presentation.show(container: container)
    await screen.advance(by: Presentation.steps.change)
    presentation.content.update(running)
    await screen.advance(by: Presentation.steps.look)

    let overlay = Overlay(window: screen.windowScene.windows.first { $0 !== window })
    if overlay.window != nil { windowsSeen += 1 }
    let bezel = screen.windowScene.windows.lazy
      .compactMap { $0.descendant(named: "StatusHUD") }.first
    if bezel == nil { unseen.append("cycle \(cycle) (\(presentation)) showed nothing") }
    _ = screen.image()
    if cycle < Self.warmUp {
      for window in screen.windowScene.windows { census.look(at: window) }
    }
    presentation.hide(running)
    return overlay
  }
}

/// The overlay's window, for as long as somebody else wants it.
private struct Overlay {
  private(set) weak var window: UIWindow?
}
