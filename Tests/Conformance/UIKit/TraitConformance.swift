// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UITraitCollection`, `UIContentSizeCategory`,
/// `UIView.overrideUserInterfaceStyle` and `UITraitChangeObservable`.
@MainActor @Suite(.onScreen) struct TraitConformance {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func emptyCollectionsSpecifyNothing() {
    let none = UITraitCollection()
    #expect(none.userInterfaceStyle == .unspecified)
    #expect(none.displayScale == 0)
    #expect(none.layoutDirection == .unspecified)
    #expect(none.preferredContentSizeCategory == .unspecified)
    #expect(none.accessibilityContrast == .unspecified)
  }

  @Test func aCollectionMayHaveOneTrait() {
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.displayScale == 0)
    #expect(UITraitCollection(displayScale: 3).displayScale == 3)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark != light)
  }

  @Test func appearancesAreCompared() {
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
  }

  @Test func categoriesAreOrdered() {
    let ascending: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (smaller, larger) in zip(ascending, ascending.dropFirst()) { #expect(smaller < larger) }
  }

  @Test func currentTraitsComeBack() {
    let before = UITraitCollection.current
    dark.performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  private final class Recorder: UIView {
    var previous: [UIUserInterfaceStyle?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  @Test func stylesPassDown() async {
    await withDisplay { display in
      display.window.overrideUserInterfaceStyle = .light
      let outer = UIView(0, 0, 50, 50, in: display.window)
      let inner = Recorder(0, 0, 10, 10, in: outer)
      display.commit()
      #expect(inner.traitCollection.userInterfaceStyle == .light)
      inner.previous = []
      outer.overrideUserInterfaceStyle = .dark
      display.commit()
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(display.window.traitCollection.userInterfaceStyle == .light)
      #expect(inner.previous == [.light])
      inner.overrideUserInterfaceStyle = .light
      display.commit()
      #expect(inner.traitCollection.userInterfaceStyle == .light)
      outer.overrideUserInterfaceStyle = .unspecified
      display.commit()
      #expect(outer.traitCollection.userInterfaceStyle == .light)
    }
  }

  /// Of another view too, until the registration is handed back.
  @Test func aChangeOfTheStyleIsTold() async {
    if #available(iOS 17, tvOS 17, *) {
      await withDisplay { display in
        display.window.overrideUserInterfaceStyle = .light
        let view = UIView(0, 0, 50, 50, in: display.window)
        display.commit()
        var heard: [UIUserInterfaceStyle] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
          (view: UIView, previous: UITraitCollection) in
          heard += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
        }
        display.commit()
        #expect(heard == [])
        display.window.overrideUserInterfaceStyle = .dark
        display.commit()
        #expect(heard == [.light, .dark])
        view.semanticContentAttribute = .forceRightToLeft
        display.commit()
        #expect(heard.count == 2)
        view.unregisterForTraitChanges(registration)
        display.window.overrideUserInterfaceStyle = .light
        display.commit()
        #expect(heard.count == 2)
      }
    }
  }

  @Test func backgroundsFollowTheStyle() async {
    await withDisplay { display in
      let view = UIView(0, 0, 50, 50, in: display.window)
      view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
      view.overrideUserInterfaceStyle = .dark
      display.commit()
      #expect(view.layer.backgroundColor?.components == [1, 0, 0, 1])
      view.overrideUserInterfaceStyle = .light
      display.commit()
      #expect(view.layer.backgroundColor?.components == [0, 0, 1, 1])
    }
  }

  @Test func semanticAttributesDecideTheDirection() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    for attribute in [UISemanticContentAttribute.playback, .spatial] {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
          == .leftToRight)
    }
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
  }
}
