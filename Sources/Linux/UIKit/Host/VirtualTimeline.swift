// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

/// The clock of all offscreen screens. When a test advances it, it goes from one moment at which
/// something happens to the next.
@MainActor
final class VirtualTimeline {
  static let shared = VirtualTimeline()

  static let start: CFTimeInterval = 1000
  /// Moments closer together than this are one: times are sums of durations, and sums of floating
  /// point numbers differ in their last digits.
  static let tolerance: CFTimeInterval = 1e-9
  private static let framesPerSecond: Double = 60
  /// How often animations may end; nil: at any time.
  var frameRate: Double?
  /// The number of turns without work after which the main queue counts as quiet. A call into
  /// StatusHUD is two turns from its effect; a task that awaits another one is two more.
  private static let quietTurns = 6
  /// The number of turns at one moment after which the work counts as endless, and time goes on.
  private static let turnLimit = 1000

  private var painters: [ScenePainter] = []
  var isRunning: Bool { !painters.isEmpty }

  func add(_ painter: ScenePainter) {
    if painters.isEmpty { MediaClock.beginVirtualTime(at: Self.start) }
    painters.append(painter)
  }

  func remove(_ painter: ScenePainter) {
    guard painters.contains(where: { $0 === painter }) else { return }
    painters.removeAll { $0 === painter }
    guard painters.isEmpty else { return }
    frameRate = nil
    MediaClock.endVirtualTime()
  }

  /// Runs everything that is due within some seconds, each at its time.
  func advance(by seconds: TimeInterval) async {
    let target = MediaClock.now() + (seconds.isFinite ? max(0, seconds) : 0)
    await settle()
    while isRunning, let moment = nextMoment(after: MediaClock.now()),
      moment <= target + Self.tolerance
    {
      // The last moment is the target itself: an animation that ends there has ended.
      MediaClock.setVirtualTime(moment >= target - Self.tolerance ? max(moment, target) : moment)
      await settle(atLeast: 0)
    }
    guard isRunning, MediaClock.now() < target else { return }
    MediaClock.setVirtualTime(target)
    await settle(atLeast: 0)
  }

  /// The same without frames and without turns of the main queue, so that enqueued work waits.
  func skip(_ seconds: TimeInterval) {
    let target = MediaClock.now() + (seconds.isFinite ? max(0, seconds) : 0)
    settleWithoutTurns()
    while isRunning, let moment = nextMoment(after: MediaClock.now(), withFrames: false),
      moment <= target + Self.tolerance
    {
      MediaClock.setVirtualTime(moment >= target - Self.tolerance ? max(moment, target) : moment)
      settleWithoutTurns()
    }
    guard isRunning, MediaClock.now() < target else { return }
    MediaClock.setVirtualTime(target)
    settleWithoutTurns()
  }

  /// The next time at which a deadline is due, an animation ends, or a frame at which somebody looks
  /// differs.
  private func nextMoment(
    after now: CFTimeInterval, withFrames: Bool = true
  ) -> CFTimeInterval? {
    var moments: [CFTimeInterval] = []
    if let deadline = MediaClock.nextDeadline { moments.append(deadline) }
    for painter in painters {
      if let end = painter.nextAnimationEnd() { moments.append(frameTime(notBefore: end)) }
      if withFrames, painter.isWatched, let frame = painter.nextFrameTime(after: now) {
        moments.append(frame > now + Self.tolerance ? frame : nextGridTime(after: now))
      }
    }
    // Overdue work could not be done at its time: the next frame tries again.
    return moments.map { $0 > now + Self.tolerance ? $0 : nextGridTime(after: now) }.min()
  }

  private func nextGridTime(after now: CFTimeInterval) -> CFTimeInterval {
    let rate = frameRate ?? Self.framesPerSecond
    let frame = ((now - Self.start) * rate + 1e-6).rounded(.down) + 1
    return Self.start + frame / rate
  }

  private func frameTime(notBefore time: CFTimeInterval) -> CFTimeInterval {
    guard let frameRate else { return time }
    return Self.start + ((time - Self.start) * frameRate - 1e-6).rounded(.up) / frameRate
  }

  /// The time of the last frame; nil: every moment is one.
  var lastFrameTime: CFTimeInterval? {
    frameRate.map { rate in
      Self.start + ((MediaClock.now() - Self.start) * rate + 1e-6).rounded(.down) / rate
    }
  }

  /// Runs the work that's enqueued for the main actor until there is no more, then makes the frame of
  /// the moment.
  ///
  /// - Parameter atLeast: The number of quiet turns that are enough where nothing happens: most
  ///   moments are only frames of animations, which don't call the app.
  private func settle(atLeast: Int = quietTurns) async {
    var wanted = commitAll() ? Self.quietTurns : atLeast
    var quiet = 0
    var turns = 0
    func look() {
      guard fireDueDeadlines() || painters.contains(where: \.needsCommit) else { return }
      commitAll()
      (quiet, wanted) = (0, Self.quietTurns)
    }
    look()
    while quiet < wanted, turns < Self.turnLimit {
      turns += 1
      await turnOfMainQueue()
      quiet += 1
      look()
    }
    for painter in painters where painter.isWatched { painter.prepare(at: MediaClock.now()) }
  }

  private func settleWithoutTurns() {
    var quiet = 0
    var turns = 0
    while quiet < Self.quietTurns, turns < Self.turnLimit {
      turns += 1
      let isActive = fireDueDeadlines() || painters.contains(where: \.needsCommit)
      // Even without changes, a commit ends the animations of invisible views.
      commitAll()
      quiet = isActive ? 0 : quiet + 1
    }
  }

  @discardableResult
  private func commitAll() -> Bool {
    let frame = lastFrameTime
    var isEventful = false
    for painter in painters where painter.commit(at: MediaClock.now(), frame: frame) {
      isEventful = true
    }
    return isEventful
  }

  private func fireDueDeadlines() -> Bool {
    guard let next = MediaClock.nextDeadline, next <= MediaClock.now() + Self.tolerance else {
      return false
    }
    MediaClock.fireDueDeadlines()
    return true
  }

  /// Returns after everything that is in the main queue now has run.
  private func turnOfMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
