// SPDX-License-Identifier: MIT

// UIKit re-exports Foundation on Apple platforms, so every layer of this one does, too: clients
// import one module.
@_exported import Foundation

/// A number of seconds.
public typealias CFTimeInterval = Double

/// A Core Foundation string, which is bridged to Swift's on Apple platforms.
public typealias CFString = String

/// The situations in which Apple's frameworks raise an exception.
@_spi(LinuxHost) public enum Exceptions {
  /// Ends a debug build, and therefore a test, like an uncaught exception on Apple platforms. A release
  /// build continues, and the caller does the least harmful thing.
  public static func raise(_ name: String, _ reason: @autoclosure () -> String) {
    assertionFailure("\(name): \(reason())")
  }
}
