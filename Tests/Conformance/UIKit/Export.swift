// SPDX-License-Identifier: MIT

import Testing

// The suite tests Apple's framework where there is one, elsewhere ours. How a window comes onto a
// screen has no name in UIKit.
#if canImport(UIKit)
  @_exported import UIKit

  @MainActor final class Display {
    let window = UIWindow.onScreen()

    func commit() {
      CATransaction.flush()
    }

    /// What a view looks like, a pixel for each point.
    static func image(of view: UIView) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
      return renderer.image { view.layer.render(in: $0.cgContext) }
    }

    /// Lets a layer's time stand still.
    func hold(_ layer: CALayer, at time: CFTimeInterval) {
      layer.speed = 0
      layer.timeOffset = time
    }

    func close() {
      window.isHidden = true
    }
  }

  extension UIWindow {
    /// A window in the scene of the app that hosts the tests, or in none if there is no app.
    static func onScreen() -> UIWindow {
      // Without an app, there is no `UIApplication` to ask.
      let isHosted = Bundle.main.bundleURL.pathExtension == "app"
      let scenes = isHosted ? UIApplication.shared.connectedScenes : []
      let scene = scenes.lazy.compactMap { $0 as? UIWindowScene }.first
      let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
      window.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      return window
    }
  }

  /// Apple's screen is there for all tests.
  struct ScreenTrait: TestTrait, SuiteTrait {}

  extension Trait where Self == ScreenTrait {
    static var onScreen: Self { Self() }
  }
#else
  @_exported @_spi(LinuxHost) import LinuxUIKit
  @_spi(LinuxHost) import LinuxQuartzCore
  import TestSupport

  @MainActor final class Display {
    private let screen: OffscreenScreen
    let window: UIWindow

    init() {
      screen = OffscreenScreen(size: CGSize(width: 200, height: 200), scale: 2)
      window = UIWindow(windowScene: screen.windowScene)
    }

    func commit() {
      _ = screen.image()
    }

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

    func close() {
      screen.disconnect()
    }
  }

  extension Trait where Self == ExclusiveScreenTrait {
    static var onScreen: Self { .exclusiveScreen }
  }
#endif
