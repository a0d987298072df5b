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
    StatusHUD.containerView = container
    StatusHUD.containerView = nil
    StatusHUD.dismiss()
    await screen.advance(by: 1)

    let before = try ResidentMemory.measure()
    for cycle in 0..<Self.warmUp { await perform(cycle) }
    let warm = try ResidentMemory.measure()
    for cycle in Self.warmUp..<cycles { await perform(cycle) }
    let growth = try ResidentMemory.measure() - warm
    screen.disconnect()
    return [
      Claim(
        text: "\(cycles) cycles of \(Presentation.combinations) combinations: each was seen",
        objections: unseen),
      Claim(
        text: "no view, layer, timer, window or observer was left by any of them; "
          + "\(census.found) observers were looked at",
        objections: leftovers),
      Claim(
        text: "each of \(windowsSeen) overlay windows was released", objections: leftWindows),
      Claim(
        text: "memory after \(cycles) cycles is within 1 MB of that after \(Self.warmUp), which is "
          + "\(warm / 1024) KiB (\(before / 1024) KiB before the first): \(growth / 1024) KiB more",
        objections: growth < Self.allowance ? [] : ["it grew by \(growth) bytes"]),
    ]
  }

  private func perform(_ cycle: Int) async {
    let presentation = Presentation(cycle: cycle)
    let before = Remains(scene: screen.windowScene, observers: 0)
    let overlay = await show(presentation, cycle: cycle)
    await screen.advance(by: Presentation.steps.end)
    let remains = Remains(scene: screen.windowScene, observers: census.takeLeft())
    if let left = remains.leftovers(since: before) {
      leftovers.append("cycle \(cycle) (\(presentation)): \(left)")
    }
    if overlay.window != nil { leftWindows.append("cycle \(cycle) (\(presentation))") }
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
    // It is painted, too, as on a screen.
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
