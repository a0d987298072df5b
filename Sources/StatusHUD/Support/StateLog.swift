// SPDX-License-Identifier: MIT

// Platforms: Linux doesn't have the unified logging system.
#if !os(Linux)
  import os
#endif

/// The log of the state, which helps to find out why a HUD is onscreen.
enum StateLog {
  static let isOn = ProcessInfo.processInfo.environment["STATUSHUD_LOG"] == "1"

  static func write(_ description: String, of call: StaticString, at time: Double) {
    let line = "\(String(format: "%.3f", time)) \(call): \(description)"
    #if os(Linux)
      FileHandle.standardError.write(Data("\(line)\n".utf8))
    #else
      Logger(subsystem: "StatusHUD", category: "state").notice("\(line, privacy: .public)")
    #endif
  }
}
