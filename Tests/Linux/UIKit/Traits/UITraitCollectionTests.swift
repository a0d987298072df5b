// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behavior: Apple's documentation of `UITraitEnvironment` and of
/// `UITraitCollection.current`.
@MainActor
@Suite(.exclusiveScreen)
struct UITraitCollectionTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  // A view resolves its own background color, and never a color that the app sets on the layer.
  @Test func aLayersOwnColorStays() async {
    await withWindow(4, 4) { screen, window in
      let view = UIView(CGRect(0, 0, 4, 4))
      view.layer.backgroundColor = UIColor.red.cgColor
      window.addSubview(view)
      screen.userInterfaceStyle = .dark
      #expect(PixelReader(screen.image()).premultiplied(1, 1) == .red)
      view.backgroundColor = nil
      #expect(view.layer.backgroundColor == nil)
    }
  }

  // Documentation of `UIViewController.overrideUserInterfaceStyle` and of `traitOverrides`: what's
  // overridden is for the object and for what's in it.
  @Test func whatAControllerOrAViewOverridesIsInheritedByItsViews() async {
    await withWindow(4, 4) { screen, window in
      let (root, view) = (UIViewController(), UIView(CGRect(0, 0, 4, 4)))
      window.rootViewController = root
      root.view.addSubview(view)
      root.overrideUserInterfaceStyle = .dark
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(root.traitCollection == root.view.traitCollection)
      #expect(window.traitCollection.userInterfaceStyle == .light)
      root.view.traitOverrides.userInterfaceStyle = .light
      root.traitOverrides.layoutDirection = .rightToLeft
      #expect(view.traitCollection.userInterfaceStyle == .light)
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(window.effectiveUserInterfaceLayoutDirection == .leftToRight)
      window.traitOverrides.layoutDirection = .rightToLeft
      root.traitOverrides.layoutDirection = .leftToRight
      #expect(window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }

  // Documentation of `current`: outside of UIKit's callbacks "the main screen's traits".
  @Test func outsideOfCallbacksCurrentIsTheScreens() async {
    let before = UITraitCollection.current
    await withScreen(scale: 2) { screen in
      #expect(UITraitCollection.current.displayScale == 2)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
      #expect(image.scale == 2)
      #expect(UIColor.label.cgColor == UIColor.label.resolvedColor(with: light).cgColor)
      screen.userInterfaceStyle = .dark
      #expect(UIColor.label.cgColor == UIColor.label.resolvedColor(with: dark).cgColor)
      screen.contentSizeCategory = .extraLarge
      #expect(UITraitCollection.current.preferredContentSizeCategory == .extraLarge)
      let external = OffscreenScreen(
        size: CGSize(width: 10, height: 10), scale: 3, role: .windowExternalDisplayNonInteractive)
      #expect(UITraitCollection.current.displayScale == 2)
      external.disconnect()
    }
    #expect(UITraitCollection.current == before)
  }
}
