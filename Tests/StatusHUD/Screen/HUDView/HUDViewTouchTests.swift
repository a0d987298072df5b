// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Touches. Named after MBProgressHUD's defects.
@MainActor @Suite(.exclusiveScreen) struct HUDViewTouchTests {
  private final class Host: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  private static let outside = CGPoint(x: 20, y: 20)
  /// On the bezel, beside the button, which is in the middle of its lower half.
  private static let inside = CGPoint(x: 160, y: 205)

  private func run(_ body: @MainActor (HostScreen, Host) async -> Void) async {
    await HostScreen.run { it in
      let host = Host(frame: it.host.bounds)
      it.host.addSubview(host)
      await body(it, host)
    }
  }

  /// Whether the host gets a touch at each of the two places.
  private func passes(_ it: HostScreen, _ host: Host) -> [Bool] {
    [Self.outside, Self.inside].map { point in
      host.touches = 0
      it.screen.tap(at: point)
      return host.touches > 0
    }
  }

  @Test(arguments: [
    (HUDView.Interaction.blocksAll, [false, false]), (.blocksBezel, [true, false]),
    (.passesThrough, [true, true]),
  ])
  func row35_119AnInteractionSaysWhatIsKeptFromTheHost(
    _ interaction: HUDView.Interaction, passes expected: [Bool]
  ) async {
    await run { it, host in
      var cancels = 0
      let hud = HUDView.showAdded(to: host, animated: false) {
        $0.button.setTitle("Cancel", for: .normal)
        $0.button.addAction(UIAction { _ in cancels += 1 }, for: .touchUpInside)
      }
      hud.interaction = interaction
      await it.advance(by: 0.1)
      #expect(passes(it, host) == expected)
      it.screen.tap(at: hud.button.convert(CGPoint(x: 4, y: 4), to: nil as UIView?))
      #expect(cancels == 1)
    }
  }

  /// D15 asked for a choice: what nobody sees keeps nothing from anybody.
  @Test func defectD15NothingIsKeptWhileItWaitsOrGoes() async {
    await run { it, host in
      let hud = HUDView.showAdded(to: host, animated: true) {
        $0.graceTime = 1
        $0.minShowTime = 1
      }
      await it.advance(by: 0.5)
      #expect(passes(it, host) == [true, true])
      await it.advance(by: 0.6)
      #expect(passes(it, host) == [false, false])
      hud.hide(animated: true)
      await it.advance(by: 0.5)
      #expect(passes(it, host) == [false, false])
      await it.advance(by: 0.5)
      #expect(hud.alpha == 1 && passes(it, host) == [true, true])
    }
  }

  @Test func row42_59TapsAreToldInsideAndOutside() async {
    await run { it, host in
      var taps: [String] = []
      let hud = HUDView.showAdded(to: host, animated: false) {
        $0.tapInsideHandler = { _ in taps.append("inside") }
        $0.tapOutsideHandler = { $0.hide(animated: false) }
      }
      await it.advance(by: 0.1)
      it.screen.tap(at: Self.inside)
      #expect(taps == ["inside"] && hud.isVisible)
      it.screen.tap(at: Self.outside)
      #expect(taps == ["inside"] && !hud.isVisible)
    }
  }

  @Test(
    arguments: [
      (HUDView.Interaction.blocksBezel, ["inside"]), (.passesThrough, []),
    ] as [(HUDView.Interaction, [String])])
  func aTapThatPassesIsNotTold(_ interaction: HUDView.Interaction, expected: [String]) async {
    await run { it, host in
      var taps: [String] = []
      HUDView.showAdded(to: host, animated: false) {
        $0.interaction = interaction
        $0.tapInsideHandler = { _ in taps.append("inside") }
        $0.tapOutsideHandler = { _ in taps.append("outside") }
      }
      await it.advance(by: 0.1)
      it.screen.tap(at: Self.outside)
      it.screen.tap(at: Self.inside)
      #expect(taps == expected)
    }
  }

  /// Row 33: it is its view's, which gets its end, and is not one on the HUD that came over it.
  @Test func row33_181ATouchThatIsDownStaysWhereItBegan() async {
    await run { it, host in
      var taps = 0
      it.screen.touchDown(at: Self.inside)
      HUDView.showAdded(to: host, animated: false) { $0.tapInsideHandler = { _ in taps += 1 } }
      await it.advance(by: 0.1)
      it.screen.touchUp(at: Self.inside)
      #expect(host.touches == 1 && taps == 0)
    }
  }

  @Test func disabledItIsNotThereForTouches() async {
    await run { it, host in
      let hud = HUDView.showAdded(to: host, animated: false)
      hud.isUserInteractionEnabled = false
      await it.advance(by: 0.1)
      #expect(passes(it, host) == [true, true])
    }
  }

  @Test func defectD7TheTiltIsWhatItWasSetTo() async {
    await run { it, host in
      let hud = HUDView(view: host)
      hud.areDefaultMotionEffectsEnabled = true
      host.addSubview(hud)
      for _ in 0..<3 {
        hud.show(animated: false)
        #expect(hud.areDefaultMotionEffectsEnabled && hud.bezelView.motionEffects.count == 1)
        hud.hide(animated: false)
      }
      it.screen.isReduceMotionEnabled = true
      await it.advance(by: 0.1)
      #expect(hud.bezelView.motionEffects.isEmpty)
      it.screen.isReduceMotionEnabled = false
      await it.advance(by: 0.1)
      hud.areDefaultMotionEffectsEnabled = false
      #expect(hud.bezelView.motionEffects.isEmpty)
    }
  }

  /// Row 14: what made the system slow is not made unless it is asked for.
  @Test func row14_552NothingTiltsByItself() async {
    await run { _, host in
      let hud = HUDView.showAdded(to: host, animated: false)
      #expect(!hud.areDefaultMotionEffectsEnabled && hud.bezelView.motionEffects.isEmpty)
    }
  }
}
