// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// What threads that call without pause cost the main thread, in the window of a real server, whose
/// clock is that of the machine.
@MainActor enum Floods {
  private static let seconds = 2.0

  static func rows() async throws -> [Row] {
    try await withRealWindow {
      // The spinner is drawn as often as the ring is later.
      StatusHUD.show(status: "Loading")
      await pass(seconds: 0.5)
      let idle = await second { while $0.isOn { $0.spin() } }
      StatusHUD.dismiss()
      await pass(seconds: 0.5)
      StatusHUD.indicatorProvider = { $0 == .progress ? CountingView() : nil }
      let progress = await second {
        while $0.isOn {
          for step in 0..<100 { StatusHUD.showProgress(Double(step) / 100, status: "Loading") }
        }
      }
      let updates = Double(CountingView.count) / seconds
      StatusHUD.dismiss()
      await pass(seconds: 0.5)
      StatusHUD.indicatorProvider = nil
      let shows = await second {
        while $0.isOn {
          for _ in 0..<100 {
            StatusHUD.show(status: "Loading")
            StatusHUD.popActivity()
          }
        }
      }
      return [
        Row(
          "Updates in a second of `showProgress` without pause", updates, "frames", 60, unit: "",
          limit: 61.5, isAbsolute: true)
      ] + rows("`showProgress`", progress, idle, limit: 10)
        + rows("`show` and `popActivity`", shows, idle, limit: 15)
    }
  }

  private typealias Cost = (share: Double, gap: Double)

  private static func rows(_ calls: String, _ cost: Cost, _ idle: Cost, limit: Double) -> [Row] {
    let baseline = "a thread that only spins, beside a spinner"
    return [
      Row(
        "Main thread in a second of \(calls) without pause", cost.share, baseline, idle.share,
        unit: "%", limit: limit, isAbsolute: true),
      Row(
        "Gap between turns of the main queue, 99th percentile, \(calls) without pause", cost.gap,
        baseline, idle.gap, unit: "ms", limit: 3),
    ]
  }

  /// How much of the main thread the calls take, and the gaps that a timer of a millisecond sees.
  private static func second(
    _ calls: @escaping @Sendable (Switch) -> Void
  ) async -> Cost {
    CountingView.count = 0
    let (flood, gaps) = (Switch(), Gaps())
    Thread.detachNewThread { calls(flood) }
    gaps.start()
    let before = processorTime()
    await pass(seconds: seconds)
    let time = processorTime() - before
    flood.turnOff()
    return (100 * time / seconds, gaps.stop())
  }

  /// Of this thread, in seconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Stops the thread that calls.
private final class Switch: @unchecked Sendable {
  private let lock = NSLock()
  private var value = true
  private var turns = 0

  var isOn: Bool { lock.withLock { value } }
  func turnOff() { lock.withLock { value = false } }
  func spin() { lock.withLock { turns &+= 1 } }
}

/// A timer on the main queue.
@MainActor private final class Gaps {
  private var gaps: [Double] = []
  private var last = DispatchTime.now().uptimeNanoseconds
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  func start() {
    timer.schedule(deadline: .now(), repeating: .milliseconds(1), leeway: .microseconds(100))
    timer.setEventHandler { MainActor.assumeIsolated { self.turn() } }
    timer.activate()
  }

  private func turn() {
    let now = DispatchTime.now().uptimeNanoseconds
    gaps.append(Double(now - last) / 1e6)
    last = now
  }

  /// Returns the 99th percentile in milliseconds.
  func stop() -> Double {
    timer.cancel()
    let sorted = gaps.sorted()
    return sorted.isEmpty ? .infinity : sorted[sorted.count * 99 / 100]
  }
}

/// Counts the updates that reach it, as a ring would show them.
private final class CountingView: UIView, HUDProgressIndicator {
  static var count = 0

  override var intrinsicContentSize: CGSize { CGSize(width: 36, height: 36) }

  func setProgress(_ progress: Double, animated: Bool) { Self.count += 1 }
}
