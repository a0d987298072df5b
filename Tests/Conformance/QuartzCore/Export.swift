// SPDX-License-Identifier: MIT

import Testing

// The suite tests Apple's framework where there is one, elsewhere ours. How layers come onto a
// screen has no name in QuartzCore, and here layers have no time of their own.
#if canImport(QuartzCore)
  @_exported import UIKit

  @MainActor final class Display {
    private let window: UIWindow

    /// The window is in the scene of the app that hosts the tests, or in none if there is no app.
    init() {
      // Without an app, there is no `UIApplication` to ask.
      let isHosted = Bundle.main.bundleURL.pathExtension == "app"
      let scenes = isHosted ? UIApplication.shared.connectedScenes : []
      let scene = scenes.lazy.compactMap { $0 as? UIWindowScene }.first
      window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
      window.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    }

    func show(_ layer: CALayer) {
      window.isHidden = false
      window.layer.addSublayer(layer)
      commit()
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

  /// Apple's screen is there for all tests.
  struct ScreenTrait: TestTrait, SuiteTrait {}

  extension Trait where Self == ScreenTrait {
    static var onScreen: Self { Self() }
  }
#else
  @_exported @_spi(LinuxHost) import LinuxQuartzCore
  import TestSupport

  @MainActor final class Display {
    private let root = CALayer()
    private let context: LayerContext

    init() {
      root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      context = LayerContext(rootLayer: root)
    }

    func show(_ layer: CALayer) {
      root.addSublayer(layer)
      commit()
    }

    /// Lets the time of everything stand still.
    func hold(_ layer: CALayer, at time: CFTimeInterval) {
      MediaClock.beginVirtualTime(at: time)
    }

    isolated deinit {
      MediaClock.endVirtualTime()
    }
  }

  // The clock and the transactions belong to the process.
  extension Trait where Self == ExclusiveScreenTrait {
    static var onScreen: Self { .exclusiveScreen }
  }
#endif

extension Display {
  /// Takes over what was changed.
  func commit() {
    CATransaction.flush()
  }
}
