// SPDX-License-Identifier: MIT

extension CALayer {
  public final var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  public final var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }
  public final var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }
  public final var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  public final var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  /// The layer's time at a time of `l`, or at a media time.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.mediaTime(at: t) } ?? t)
  }

  /// The time of `l`, or the media time, at a time of this layer.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let media = mediaTime(at: t)
    return l?.localTime(at: media) ?? media
  }

  /// The layer's own time at a media time.
  final func localTime(at media: CFTimeInterval) -> CFTimeInterval {
    timing.localTime(at: ancestor?.localTime(at: media) ?? media)
  }

  /// The same for an instance of replicators, whose time is behind.
  final func localTime(at media: CFTimeInterval, delays: InstanceDelays) -> CFTimeInterval {
    guard let ancestor else { return timing.localTime(at: media) }
    let outer = ancestor.localTime(at: media, delays: delays)
    return timing.localTime(at: outer - delays.seconds(behind: ancestor))
  }

  /// The media time at the layer's own time; where time stands still, the moment it was stopped at.
  final func mediaTime(at local: CFTimeInterval) -> CFTimeInterval {
    var outer = local
    if !timing.isTransparent { outer = timing.parentTime(at: local) ?? timing.beginTime }
    return ancestor?.mediaTime(at: outer) ?? outer
  }

  /// How fast the layer's time runs, measured by the media time.
  final var effectiveSpeed: Double {
    Double(timing.speed) * (ancestor?.effectiveSpeed ?? 1)
  }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    change(&timing)
    modelDidChange()
  }
}

extension MediaTiming {
  /// A layer's time at its superlayer's.
  fileprivate func localTime(at outer: CFTimeInterval) -> CFTimeInterval {
    if isTransparent { return outer }
    guard duration.isFinite, duration > 0 else { return activeTime(at: outer) }
    return position(at: outer, includesEnd: true).fraction * duration
  }
}
