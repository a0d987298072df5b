// SPDX-License-Identifier: MIT

/// Where Apple's frameworks raise an exception.
@_spi(LinuxHost) public enum Exceptions {
  /// Ends a debug build, and so a test, as an exception that nobody catches ends an app on Apple's
  /// systems. A release build goes on: the caller then does what harms least.
  public static func raise(_ name: String, _ reason: @autoclosure () -> String) {
    assertionFailure("\(name): \(reason())")
  }
}
