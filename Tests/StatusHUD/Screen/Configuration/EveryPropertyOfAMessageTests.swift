// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A property that the closure of a message sets has the effect that it has in the configuration, and
/// none on the next message.
@MainActor @Suite(.globalHUD) struct EveryPropertyOfAMessageTests {
  /// What doesn't matter to a message that appears alone.
  private static let unseen = [
    "spinnerStyle", "progressStyle", "ringThickness", "ringRadius", "ringRadiusWithoutText",
    "cancelTitle", "showsPercentage", "showsProgressDescription", "graceTime", "messagePolicy",
  ]
  private static let image = UIImage.square(.red)
  private typealias Outcomes = (message: [PropertyCase.Outcome], next: PropertyCase.Outcome)
  /// The outcomes of the success message if the property needs nothing.
  private static var plain: Outcomes?

  private static func message(for property: String) -> StatusHUD.Message {
    switch property {
    case "infoColor", "infoImage": .info("Saved", details: "Three photos")
    case "errorColor", "errorImage": .error("Saved", details: "Three photos")
    case "tintsImages": .image(image, "Saved", details: "Three photos")
    default: .success("Saved", details: "Three photos")
    }
  }

  /// Returns what's seen and felt of a message that fades in, is tapped, and fades out beside a bar and a
  /// keyboard, and then of the next message.
  private func outcomes(
    of it: PropertyCase, at place: Place = .global, configuration: PropertyCase.Change = { _ in },
    own: PropertyCase.Change = { _ in }
  ) async -> Outcomes {
    let app = HUDScreen(
      size: CGSize(width: 240, height: 320),
      background: UIColor(red: 0.9, green: 0.6, blue: 0.2, alpha: 1), fades: true)
    app.screen.contentSizeCategory = .extraExtraExtraLarge
    app.screen.viewerOffset = UIOffset(horizontal: 1, vertical: 1)
    app.app.window.rootViewController?.additionalSafeAreaInsets.top = 40
    let keyboard = CGRect(x: 0, y: 270, width: 240, height: 50)
    app.screen.setKeyboard(frame: keyboard, duration: 0)
    StatusHUD.configure {
      it.base(&$0)
      configuration(&$0)
    }
    let hud = HUDInPlace(it: app, place: place)
    func outcome(after seconds: Double) async -> PropertyCase.Outcome {
      await app.advance(by: seconds)
      return .init(picture: app.pixels(), feedback: app.screen.feedback.count)
    }
    hud.show(Self.message(for: it.name), configure: own)
    var seen = [await outcome(after: 0.05), await outcome(after: 0.7)]
    app.screen.tap(at: hud.front?.bezelCenter ?? .zero)
    for seconds in [1, 0.47] { seen.append(await outcome(after: seconds)) }
    await hud.hide(for: 4)
    app.screen.forgetNotices()
    StatusHUD.configure(it.base)
    hud.show(Self.message(for: it.name))
    let next = await outcome(after: 1)
    await HUDScreen.end()
    return (seen, next)
  }

  private func plainOutcomes(of it: PropertyCase) async -> Outcomes {
    var configuration = StatusHUD.configuration
    it.base(&configuration)
    let isUsual =
      configuration == StatusHUD.configuration && Self.message(for: it.name).icon == .success
    guard isUsual else { return await outcomes(of: it) }
    if let plain = Self.plain { return plain }
    let plain = await outcomes(of: it)
    Self.plain = plain
    return plain
  }

  @Test(arguments: EveryPropertyTests.properties)
  func itHasTheEffectThatItHasInTheConfiguration(property: String) async throws {
    let it = try #require(PropertyCase.all.first { $0.name == property })
    let plain = await plainOutcomes(of: it)
    let configured = await outcomes(of: it, configuration: it.change)
    let hasNoEffect = property == "windowLevel"
    let isUnseen = hasNoEffect || Self.unseen.contains(property)
    for place in Place.allCases {
      let own = await outcomes(of: it, at: place, own: it.change)
      let isSame = own.message == (hasNoEffect ? plain : configured).message
      #expect(isSame, "another effect: \(place)")
      #expect((own.message == plain.message) == isUnseen, "no effect: \(place)")
      let isOver = own.next == plain.next
      #expect(isOver, "an effect on the next message: \(place)")
    }
  }
}
