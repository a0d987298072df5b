// SPDX-License-Identifier: MIT

import Testing

// The suite tests Apple's framework where there is one, elsewhere ours. How a window comes onto a
// screen has no name in UIKit.
#if canImport(UIKit)
  @_exported import UIKit

  @MainActor final class Display {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    func commit() {
      CATransaction.flush()
    }

    func close() {
      window.isHidden = true
    }
  }

  /// Apple's screen is there for all tests.
  struct ScreenTrait: TestTrait, SuiteTrait {}

  extension Trait where Self == ScreenTrait {
    static var onScreen: Self { Self() }
  }
#else
  @_exported @_spi(LinuxHost) import LinuxUIKit
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

    func close() {
      screen.disconnect()
    }
  }

  extension Trait where Self == ExclusiveScreenTrait {
    static var onScreen: Self { .exclusiveScreen }
  }
#endif
