// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Each case of each option does something else than the default. A new case needs a scenario in which
/// its effect is seen or felt.
@MainActor @Suite(.globalHUD) struct EveryOptionTests {
  private typealias Scenario = (HUDInPlace) async -> Void

  private func expectEffects<Option: CaseIterable & Equatable>(
    of option: WritableKeyPath<StatusHUD.Configuration, Option>, at place: Place,
    in scenario: (Option) -> Scenario
  ) async {
    let standard = StatusHUD.Configuration()[keyPath: option]
    for value in Option.allCases where value != standard {
      let it = PropertyCase("\(value)", scenario(value)) { $0[keyPath: option] = value }
      let plain = await it.outcome(isChanged: false, at: place)
      #expect(await it.outcome(isChanged: true, at: place) != plain, "\(value)")
    }
  }

  @Test(arguments: Place.allCases) func styles(place: Place) async {
    await expectEffects(of: \.style, at: place) {
      switch $0 {
      case .automatic, .dark: PropertyCase.text
      // In a light app, the automatic style is light, too.
      case .light: PropertyCase.textInTheDark
      }
    }
  }

  @Test(arguments: Place.allCases) func spinnerStyles(place: Place) async {
    await expectEffects(of: \.spinnerStyle, at: place) {
      switch $0 {
      case .ring, .system: PropertyCase.text
      }
    }
  }

  @Test(arguments: Place.allCases) func progressStyles(place: Place) async {
    await expectEffects(of: \.progressStyle, at: place) {
      switch $0 {
      case .ring, .pie, .bar: PropertyCase.ring
      }
    }
  }

  @Test(arguments: Place.allCases) func transitions(place: Place) async {
    await expectEffects(of: \.transition, at: place) {
      switch $0 {
      case .scale, .fade, .zoom, .zoomIn, .zoomOut, .slide: PropertyCase.fade
      }
    }
  }

  @Test(arguments: Place.allCases) func positions(place: Place) async {
    await expectEffects(of: \.position, at: place) {
      switch $0 {
      case .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
        .bottomTrailing:
        PropertyCase.text
      }
    }
  }

  @Test(arguments: Place.allCases) func messagePolicies(place: Place) async {
    await expectEffects(of: \.messagePolicy, at: place) {
      switch $0 {
      case .replace, .queue: PropertyCase.messages
      }
    }
  }

  @Test(arguments: Place.allCases) func tapDismissals(place: Place) async {
    await expectEffects(of: \.tapDismissal, at: place) {
      switch $0 {
      case .never, .always: PropertyCase.tap
      case .messages: PropertyCase.tapOnMessage
      }
    }
  }

  /// What a tap outside the bezel dismisses, under a mask.
  @Test(arguments: StatusHUD.TapDismissal.allCases, Place.allCases)
  func tapsOnTheMask(option: StatusHUD.TapDismissal, place: Place) async throws {
    let it = HUDScreen()
    StatusHUD.configure { ($0.tapDismissal, $0.maskType) = (option, .black) }
    let hud = HUDInPlace(it: it, place: place)
    await hud.show(.success)
    await it.tap(CGPoint(x: 5, y: 5), for: 1)
    let isDismissed =
      switch option {
      case .never: false
      case .messages, .always: true
      }
    #expect((hud.container == nil) == isDismissed)
  }

  /// A mask that's seen fades in and out.
  @Test(arguments: StatusHUD.MaskType.allCases, Place.allCases)
  func masks(mask: StatusHUD.MaskType, place: Place) async throws {
    let it = HUDScreen(background: .white, fades: true)
    StatusHUD.configuration.transition = .fade
    let hud = HUDInPlace(it: it, place: place)
    hud.show(.success("Saved", duration: 1, maskType: mask))
    let corner = CGPoint(x: 5, y: 5)
    await it.advance(by: 0.075)
    let fadingIn = it.pixel(5, 5)
    await it.advance(by: 0.5)
    let (shown, isTaken) = (it.pixel(5, 5), it.takesTouch(at: corner))
    await it.advance(by: 0.65)
    let fadingOut = it.pixel(5, 5)
    let isFading = [fadingIn, fadingOut].allSatisfy { shown.red < $0.red && $0.red < 255 }
    switch mask {
    case .passthrough: #expect(shown == .white && !isTaken)
    case .clear: #expect(shown == .white && isTaken)
    case .black, .gradient, .blur, .custom:
      #expect(isFading && isTaken, "\(fadingIn), \(shown), \(fadingOut)")
    }
  }
}
