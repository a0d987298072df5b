// SPDX-License-Identifier: MIT

/// Seconds of a clock that never goes back, from an arbitrary start.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now() }
