// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Row 36: VoiceOver was silent, escaped behind the HUD and lost its focus.
@MainActor @Suite(.exclusiveScreen) struct HUDViewAccessibilityTests {
  private func texts(_ it: HostScreen) -> [String] {
    it.screen.accessibilityNotifications.filter { $0.0 == .announcement }.compactMap(\.1)
  }

  private func count(_ it: HostScreen, _ notification: UIAccessibility.Notification) -> Int {
    it.screen.accessibilityNotifications.filter { $0.0 == notification }.count
  }

  @Test func row36_535ItIsModalAndGivesTheFocusBack() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: true) { $0.label.text = "Loading" }
      #expect(hud.accessibilityViewIsModal)
      #expect(hud.scene.accessibilityPerformEscape())
      #expect(count(it, .screenChanged) == 1 && count(it, .layoutChanged) == 0)
      await it.advance(by: 0.5)
      hud.hide(animated: true)
      #expect(!hud.accessibilityViewIsModal)
      await it.advance(by: 0.5)
      #expect(count(it, .screenChanged) == 1 && count(it, .layoutChanged) == 1)
    }
  }

  @Test(arguments: [HUDView.Interaction.blocksBezel, .passesThrough])
  func row36_535WhatLetsTouchesPassIsNotModal(_ interaction: HUDView.Interaction) async {
    await HostScreen.run { it in
      var taps = 0
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.interaction = interaction
        $0.label.text = "Loading"
        $0.tapInsideHandler = { _ in taps += 1 }
      }
      #expect(!hud.accessibilityViewIsModal && !hud.scene.accessibilityPerformEscape())
      #expect(count(it, .screenChanged) == 0 && texts(it) == ["Loading"] && taps == 0)
      hud.interaction = .blocksAll
      #expect(hud.accessibilityViewIsModal && count(it, .screenChanged) == 1)
      hud.interaction = interaction
      #expect(!hud.accessibilityViewIsModal && count(it, .layoutChanged) == 1)
    }
  }

  /// What is behind it is for nobody while no touch gets there, and no longer.
  @Test func row36_535WhatIsBehindIsNotFound() async {
    await HostScreen.run { it in
      let label = UILabel(frame: it.host.bounds)
      label.text = "Behind"
      it.host.addSubview(label)
      let hud = HUDView.showAdded(to: it.host, animated: false)
      var elements: [UIResponder] { it.screen.windowScene.accessibleElements }
      #expect(elements == [hud.bezelView])
      for interaction in [HUDView.Interaction.blocksBezel, .passesThrough] {
        hud.interaction = interaction
        #expect(elements == [label, hud.bezelView])
      }
      hud.interaction = .blocksAll
      #expect(elements == [hud.bezelView])
      hud.hide(animated: true)
      #expect(elements.contains(label))
    }
  }

  /// What a finger reaches is found: what the HUD does not cover, and what is in front of it.
  @Test func row36_535WhatIsBesideOrInFrontIsFound() async {
    await HostScreen.run { it in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      let toolbar = UILabel(frame: CGRect(x: 0, y: 440, width: 320, height: 40))
      toolbar.text = "Toolbar"
      it.host.addSubview(toolbar)
      it.host.addSubview(scrollView)
      let hud = HUDView.showAdded(to: scrollView, animated: false)
      var elements: [UIResponder] { it.screen.windowScene.accessibleElements }
      #expect(elements == [toolbar, hud.bezelView])
      scrollView.frame = it.host.bounds
      await it.advance(by: 0.1)
      #expect(elements == [hud.bezelView])
      it.host.bringSubviewToFront(toolbar)
      #expect(elements == [hud.bezelView, toolbar])
      toolbar.isHidden = true
      #expect(hud.accessibilityViewIsModal)
    }
  }

  @Test func row36_535TextIsSaidOnceAndProgressIsAValue() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .determinate
        $0.interaction = .passesThrough
        $0.showsPercentage = true
        $0.label.text = "Loading"
      }
      for step in 0...50 { hud.progress = Double(step) / 100 }
      #expect(texts(it) == ["Loading"])
      #expect(hud.bezelView.accessibilityValue?.contains("50") == true)
      #expect(hud.bezelView.accessibilityTraits == .updatesFrequently)
      hud.detailsLabel.text = "Nearly there"
      hud.detailsLabel.text = "Nearly there"
      #expect(texts(it) == ["Loading", "Loading\nNearly there"])
      #expect(hud.bezelView.accessibilityLabel == "Loading Nearly there")
    }
  }

  @Test(arguments: ["\n", " \n\t "]) func aTextOfSpacesIsNone(_ blank: String) async {
    let content = HUDContent(id: 1, kind: .progress(0), status: blank, maskType: .none)
    #expect(HUDAccessibility.label(of: content) == "Progress")
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.interaction = .passesThrough
        $0.label.text = blank
      }
      #expect(hud.bezelView.accessibilityLabel == "Loading")
      #expect(texts(it).isEmpty)
      hud.detailsLabel.text = "Nearly there"
      #expect(hud.bezelView.accessibilityLabel == "Nearly there")
      #expect(texts(it) == ["Nearly there"])
    }
  }

  @Test func row36_535TheIndicatorHasALabelAndTheButtonIsReached() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false)
      let bezel = hud.bezelView
      #expect(bezel.isAccessibilityElement && bezel.accessibilityLabel == "Loading")
      hud.mode = .determinate
      #expect(bezel.accessibilityLabel == "Progress")
      hud.mode = .indeterminate
      hud.label.text = "Text"
      #expect(bezel.accessibilityLabel == "Text")
      hud.button.setTitle("Cancel", for: .normal)
      hud.button.addAction(UIAction { _ in }, for: .touchUpInside)
      await it.advance(by: 0.5)
      #expect(!bezel.isAccessibilityElement && hud.label.isAccessibilityElement)
      #expect(hud.button.isAccessibilityElement && !hud.button.isHidden)
      hud.button.setTitle(nil, for: .normal)
      await it.advance(by: 0.5)
      #expect(bezel.isAccessibilityElement && !hud.label.isAccessibilityElement)
    }
  }

  @Test(arguments: GlyphView.Glyph.allCases)
  func aGlyphMeansSomething(_ glyph: GlyphView.Glyph) async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .customView
        $0.customView = GlyphView(glyph: glyph)
      }
      let expected: String =
        switch glyph {
        case .info: "Information"
        case .success: "Success"
        case .error: "Error"
        }
      #expect(hud.bezelView.accessibilityLabel == expected)
    }
  }
}
