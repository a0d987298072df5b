// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Each case of each option does something of its own in one of a few scenarios. A new case that does
/// the same as another one needs a scenario in which they differ.
@MainActor @Suite(.globalHUD) struct EveryOptionTests {
  private typealias Scenario = (HUDInPlace) async -> Void

  private func expectEffects<Option: CaseIterable>(
    of option: WritableKeyPath<StatusHUD.Configuration, Option>, at place: Place,
    in scenarios: Scenario...
  ) async {
    var outcomes: [(Option, [PropertyCase.Outcome])] = []
    for value in Option.allCases {
      var outcome: [PropertyCase.Outcome] = []
      for scenario in scenarios {
        let it = PropertyCase("\(value)", scenario) { $0[keyPath: option] = value }
        outcome.append(await it.outcome(isChanged: true, at: place))
      }
      let same = outcomes.first { $0.1 == outcome }?.0
      #expect(same == nil, "\(value) does the same as \(same as Any)")
      outcomes.append((value, outcome))
    }
  }

  @Test(arguments: Place.allCases) func styles(place: Place) async {
    await expectEffects(
      of: \.style, at: place, in: PropertyCase.text, PropertyCase.textInTheDark)
  }

  @Test(arguments: Place.allCases) func spinnerStyles(place: Place) async {
    await expectEffects(of: \.spinnerStyle, at: place, in: PropertyCase.text)
  }

  @Test(arguments: Place.allCases) func progressStyles(place: Place) async {
    await expectEffects(of: \.progressStyle, at: place, in: PropertyCase.ring)
  }

  @Test(arguments: Place.allCases) func transitions(place: Place) async {
    await expectEffects(
      of: \.transition, at: place, in: PropertyCase.fade, PropertyCase.fadeOut)
  }

  @Test(arguments: Place.allCases) func positions(place: Place) async {
    await expectEffects(of: \.position, at: place, in: PropertyCase.text)
  }

  @Test(arguments: Place.allCases) func messagePolicies(place: Place) async {
    await expectEffects(
      of: \.messagePolicy, at: place, in: PropertyCase.firstOfTwoMessages, PropertyCase.messages)
  }

  @Test(arguments: Place.allCases) func tapDismissals(place: Place) async {
    await expectEffects(
      of: \.tapDismissal, at: place, in: PropertyCase.tap, PropertyCase.tapOnMessage,
      PropertyCase.tapOnMask)
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
    case .automatic, .passthrough: #expect(shown == .white && !isTaken)
    case .clear: #expect(shown == .white && isTaken)
    case .black, .gradient, .blur, .custom:
      #expect(isFading && isTaken, "\(fadingIn), \(shown), \(fadingOut)")
    }
  }
}
