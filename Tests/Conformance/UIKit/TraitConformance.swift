// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UITraitCollection`, `UIContentSizeCategory`,
/// `UIView.overrideUserInterfaceStyle` and `UITraitChangeObservable`.
@MainActor @Suite(.onScreen) struct TraitConformance {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func aCollectionSpecifiesWhatItIsMadeWith() {
    let none = UITraitCollection()
    #expect(none.userInterfaceStyle == .unspecified && none.layoutDirection == .unspecified)
    #expect(none.preferredContentSizeCategory == .unspecified)
    #expect(none.accessibilityContrast == .unspecified && none.displayScale == 0)
    #expect(dark.userInterfaceStyle == .dark && dark.displayScale == 0)
    #expect(UITraitCollection(displayScale: 3).displayScale == 3)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark) && dark != light)
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
      outer.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
      display.commit()
      #expect(inner.traitCollection.userInterfaceStyle == .light)
      #expect(outer.layer.backgroundColor?.components == [0, 0, 1, 1])
      inner.previous = []
      outer.overrideUserInterfaceStyle = .dark
      display.commit()
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(outer.layer.backgroundColor?.components == [1, 0, 0, 1])
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

  @Test func semanticAttributesDecideTheDirection() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
