// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

private final class Noting: UIView {
  var previous: [UITraitCollection?] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    previous.append(previousTraitCollection)
  }
}

/// Expected behaviour: Apple's documentation of `UITraitEnvironment` and of
/// `overrideUserInterfaceStyle`; that a view hears of its first traits as it enters a window is
/// known of UIKit.
@MainActor
@Suite("Traits", .exclusiveScreen)
struct TraitTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func theStyleFlowsFromTheScreen() async {
    await withScreen { screen in
      let window = shownWindow(on: screen)
      let view = Noting()
      window.addSubview(view)
      #expect(view.previous.count == 1)
      #expect(view.previous.first == .some(nil))
      #expect(view.traitCollection.userInterfaceStyle == .light)
      screen.userInterfaceStyle = .dark
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(view.previous.count == 2)
      #expect(view.previous.last??.userInterfaceStyle == .light)
    }
  }

  @Test func anOverrideHoldsForTheSubtree() async {
    await withScreen { screen in
      let window = shownWindow(on: screen)
      let outer = UIView(.zero, in: window)
      let inner = UIView(.zero, in: outer)
      let beside = UIView(.zero, in: window)
      outer.overrideUserInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(beside.traitCollection.userInterfaceStyle == .light)
      inner.overrideUserInterfaceStyle = .light
      #expect(inner.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func aControllersOverrideHoldsForItsView() async {
    await withScreen { screen in
      let controller = UIViewController()
      let window = shownWindow(on: screen, root: controller)
      controller.overrideUserInterfaceStyle = .dark
      #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
      #expect(window.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func outsideAWindowNobodyIsTold() async {
    await withScreen { screen in
      let outer = UIView()
      let view = Noting()
      outer.addSubview(view)
      outer.overrideUserInterfaceStyle = .dark
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(view.previous.isEmpty)
      let window = shownWindow(on: screen)
      window.addSubview(outer)
      #expect(view.previous == [nil])
    }
  }

  // Black on white turns into white on black, per component.
  @Test func dynamicBackgroundsFollow() async {
    await withScreen(4, 4) { screen in
      let window = shownWindow(on: screen)
      window.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
      #expect(PixelReader(screen.image()).premultiplied(1, 1) == Pixel(255, 255, 255))
      screen.userInterfaceStyle = .dark
      #expect(PixelReader(screen.image()).premultiplied(1, 1) == Pixel(0, 0, 0))
    }
  }

  // A view resolves the colour that it was given, and leaves alone what its layer was given.
  @Test func aLayersOwnColourStays() async {
    await withScreen(4, 4) { screen in
      let window = shownWindow(on: screen)
      let view = UIView(CGRect(0, 0, 4, 4))
      view.layer.backgroundColor = UIColor.red.cgColor
      window.addSubview(view)
      screen.userInterfaceStyle = .dark
      #expect(PixelReader(screen.image()).premultiplied(1, 1) == Pixel(255, 0, 0))
      view.backgroundColor = nil
      #expect(view.layer.backgroundColor == nil)
    }
  }

  @Test func currentIsSetForTheClosureOnly() {
    let outside = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent {
      #expect(UITraitCollection.current === dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      #expect(UITraitCollection.current === dark)
    }
    #expect(UITraitCollection.current === outside)
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

  @Test func currentKeepsWhatItWasSetTo() async {
    await withScreen { screen in
      UITraitCollection.current = dark
      screen.contentSizeCategory = .small
      #expect(UITraitCollection.current === dark)
      // Who gives the screen's own traits back has the screen's again.
      UITraitCollection.current = UIScreen.main.traitCollection
      screen.userInterfaceStyle = .dark
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func laterCollectionsWin() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.displayScale == 3)
    #expect(merged.userInterfaceLevel == .unspecified)
  }

  @Test func onlyWhatColoursDependOnIsADifferentAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    let scaled = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 2)])
    #expect(!light.hasDifferentColorAppearance(comparedTo: scaled))
    #expect(light != scaled)
  }

  // The order of the names in Apple's list.
  @Test func contentSizeCategoriesAreOrdered() {
    #expect(UIContentSizeCategory.extraSmall < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.large.isAccessibilityCategory)
  }

  // UIKit's table of what a semantic attribute makes of a direction.
  @Test func directions() {
    func direction(_ attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
    }
    #expect(direction(.unspecified) == .rightToLeft)
    #expect(direction(.playback) == .leftToRight)
    #expect(direction(.spatial) == .leftToRight)
    #expect(direction(.forceLeftToRight) == .leftToRight)
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
