// SPDX-License-Identifier: MIT

import Testing

// The suite tests Apple's frameworks where there are any, elsewhere ours. How a window comes onto a
// screen has no name in UIKit, and on Linux layers have no time of their own.
#if canImport(UIKit)
  @_exported import UIKit

  @MainActor final class Display {
    let window: UIWindow

    /// The window is in the scene of the app that hosts the tests.
    init() {
      let scenes = UIApplication.shared.connectedScenes
      let scene = scenes.lazy.compactMap { $0 as? UIWindowScene }.first
      window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
      window.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    }

    func commit() { CATransaction.flush() }

    /// What a view looks like, a pixel for each point.
    static func image(of view: UIView) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
      return renderer.image { view.layer.render(in: $0.cgContext) }
    }

    /// Lets a layer's time stand still.
    func hold(_ layer: CALayer, at time: CFTimeInterval) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.speed = 0
      layer.timeOffset = time
      CATransaction.commit()
    }
  }

  // Only an app has a scene, and `UIApplication.shared` is nil without one.
  extension Trait where Self == ConditionTrait {
    static var onScreen: Self {
      .enabled(if: Bundle.main.bundleURL.pathExtension == "app", "An app must host this test.")
    }
  }
#else
  @_exported @_spi(LinuxHost) import LinuxUIKit
  @_spi(LinuxHost) import LinuxQuartzCore
  import TestSupport

  @MainActor final class Display {
    private let screen = OffscreenScreen(size: CGSize(width: 200, height: 200), scale: 2)
    let window: UIWindow

    init() {
      window = UIWindow(windowScene: screen.windowScene)
    }

    isolated deinit {
      screen.disconnect()
    }

    func commit() { _ = screen.image() }

    /// What a view looks like on a screen of its size, a pixel for each point.
    static func image(of view: UIView) -> UIImage {
      let screen = OffscreenScreen(size: view.bounds.size, scale: 1)
      defer { screen.disconnect() }
      let window = UIWindow(windowScene: screen.windowScene)
      window.isHidden = false
      window.addSubview(view)
      defer { view.removeFromSuperview() }
      return UIImage(cgImage: screen.image())
    }

    /// Lets the time of everything stand still.
    func hold(_ layer: CALayer, at time: CFTimeInterval) {
      MediaClock.setVirtualTime(time)
    }
  }

  /// Requires an app, and runs the test alone: the clock and the transactions belong to the process.
  struct OnScreenTrait: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func prepare(for test: Test) async throws {
      try await ConditionTrait.requiresApp.prepare(for: test)
    }

    func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await ExclusiveScreenTrait.exclusiveScreen
        .provideScope(for: test, testCase: testCase, performing: function)
    }
  }

  extension Trait where Self == OnScreenTrait {
    static var onScreen: Self { Self() }
  }
#endif

extension Display {
  /// Puts a layer onto the screen.
  func show(_ layer: CALayer) {
    window.isHidden = false
    window.layer.addSublayer(layer)
    CATransaction.flush()
  }
}
