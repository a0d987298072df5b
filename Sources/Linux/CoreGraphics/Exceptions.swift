// SPDX-License-Identifier: MIT

/// Where Apple's frameworks raise an exception.
@_spi(LinuxHost) public enum Exceptions {
  /// Ends a debug build, and so a test, as an exception that nobody catches ends an app on Apple's
  /// systems. A release build goes on, and the caller does the least harmful thing.
  public static func raise(_ name: String, _ reason: @autoclosure () -> String) {
    assertionFailure("\(name): \(reason())")
  }
}
