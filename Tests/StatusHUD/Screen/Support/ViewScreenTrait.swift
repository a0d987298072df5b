// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

/// Gives each test a white screen, and ends it on the main thread.
///
/// A suite may be released on another thread, where its screen must not end: Views still work on the
/// main thread then.
struct ViewScreenTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate var size: CGSize
  fileprivate var scale: CGFloat

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ExclusiveScreenTrait.exclusiveScreen.provideScope(
      for: test, testCase: testCase, begin: begin, end: end, performing: function)
  }

  @MainActor fileprivate static var current: ViewScreen?

  @MainActor private func begin() {
    Self.current = ViewScreen(size: size, scale: scale)
  }

  @MainActor private func end() {
    Self.current?.screen.disconnect()
    Self.current = nil
  }
}

extension Trait where Self == ViewScreenTrait {
  /// Runs the tests one by one, each with a screen of its own.
  static func viewScreen(
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2
  ) -> Self {
    Self(size: size, scale: scale)
  }
}

extension ViewScreen {
  /// That of the running test, which has the trait `viewScreen()`.
  static var current: ViewScreen {
    guard let view = ViewScreenTrait.current else { preconditionFailure("no trait viewScreen()") }
    return view
  }
}
