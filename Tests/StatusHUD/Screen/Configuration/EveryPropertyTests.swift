// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// No property of the configuration is ignored: each changes what is seen or felt.
@MainActor @Suite(.globalHUD) struct EveryPropertyTests {
  nonisolated static let properties = Mirror(reflecting: StatusHUD.Configuration()).children
    .compactMap(\.label)

  @Test func everyPropertyHasACase() {
    #expect(PropertyCase.all.map(\.name).sorted() == Self.properties.sorted())
  }

  @Test(arguments: properties)
  func aPropertyHasAnEffect(property: String) async throws {
    let it = try #require(PropertyCase.all.first { $0.name == property })
    let plain = await it.outcome(isChanged: false)
    #expect(await it.outcome(isChanged: false) == plain, "the scenario itself is not the same")
    #expect(await it.outcome(isChanged: true) != plain)
  }
}

/// A change of the look while the HUD is on screen gives the picture of a HUD that was shown so.
@MainActor @Suite(.globalHUD) struct LiveChangeTests {
  nonisolated static let properties = [
    "style", "contentColor", "indicatorColor", "bezelColor", "effect", "cornerRadius",
    "borderWidth", "borderColor", "font", "minimumSize", "position", "offset", "imageSize",
    "successImage", "successColor", "ringThickness", "ringRadius",
  ]

  private let it = HUDScreen()

  /// The picture once the HUD is shown anew, or has come to rest.
  private func picture(of kind: HUDContent.Kind? = nil) async -> PixelReader {
    await it.advance(by: 1)
    guard let kind else { return it.pixels() }
    await it.hide()
    await it.show(kind, "Saved")
    return it.pixels()
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/847"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/473"), arguments: properties)
  func aChangeAppliesInFullAndCanBeTakenBack(_ property: String) async throws {
    let change = try #require(PropertyCase.all.first { $0.name == property })
    StatusHUD.configure { change.base(&$0) }
    let plain = StatusHUD.configuration
    var isSeen = false
    for kind in [HUDContent.Kind.progress(0.4), .success] {
      let before = await picture(of: kind)
      StatusHUD.configure { change.change(&$0) }
      let changed = await picture()
      #expect(await picture(of: kind) == changed, "\(property)")
      StatusHUD.configuration = plain
      #expect(await picture() == before, "\(property) taken back")
      isSeen = isSeen || before != changed
    }
    #expect(isSeen, "nothing to be seen of \(property)")
  }

  @Test func aStyleThatChangesDuringTheFadeOutIsWhole() async {
    StatusHUD.configuration.fadeOutDuration = 0.2
    await it.show(.progress(0.5), "Saved")
    await it.hide(for: 0.1)
    StatusHUD.configure {
      $0.effect = UIVisualEffect()
      $0.bezelColor = .yellow
    }
    await it.show(.progress(0.5), "Saved")
    let interrupted = it.pixels()
    #expect(await picture(of: .progress(0.5)) == interrupted)
  }
}

/// A property of the configuration, a value that is not its default, and a scenario at whose end
/// the value is seen or felt.
@MainActor struct PropertyCase {
  typealias Change = (inout StatusHUD.Configuration) -> Void

  var name: String
  var scenario: (HUDScreen) async -> Void
  /// What the property needs to have an effect.
  var base: Change
  var change: Change

  init(
    _ name: String, _ scenario: @escaping (HUDScreen) async -> Void,
    base: @escaping Change = { _ in }, change: @escaping Change
  ) {
    self.name = name
    self.scenario = scenario
    self.base = base
    self.change = change
  }

  struct Outcome: Equatable {
    var picture: PixelReader
    var feedback: Int
  }

  /// What comes of the scenario.
  func outcome(isChanged: Bool, keepsSpareViews: Bool = false) async -> Outcome {
    let it = HUDScreen(
      size: CGSize(width: 320, height: 320),
      background: UIColor(red: 0.9, green: 0.6, blue: 0.2, alpha: 1), fades: true)
    StatusHUD.configure {
      base(&$0)
      if isChanged { change(&$0) }
    }
    await scenario(it)
    let outcome = Outcome(picture: it.pixels(), feedback: it.screen.feedback.count)
    await keepsSpareViews ? HUDScreen.endKeepingSpareViews() : HUDScreen.end()
    return outcome
  }

  // MARK: Scenarios

  private static func text(_ it: HUDScreen) async { await it.show(.activity, "Loading") }
  private static func ring(_ it: HUDScreen) async { await it.show(.progress(0.6)) }
  private static func info(_ it: HUDScreen) async { await it.show(.info) }
  private static func success(_ it: HUDScreen) async { await it.show(.success) }
  private static func error(_ it: HUDScreen) async { await it.show(.error) }
  private static func image(_ it: HUDScreen) async { await it.show(.image(picture)) }

  private static func message(_ it: HUDScreen) async {
    StatusHUD.showText("Hi")
    await it.advance(by: 2)
  }

  private static func messages(_ it: HUDScreen) async {
    StatusHUD.showText("One", duration: 1)
    StatusHUD.showText("Two", duration: 1)
    await it.advance(by: 1.8)
  }

  private static func details(_ it: HUDScreen) async {
    StatusHUD.show(status: "Loading", details: "3 of 12")
    await it.advance(by: 1)
  }

  private static func cancellable(_ it: HUDScreen) async {
    StatusHUD.show(status: "Loading") {}
    await it.advance(by: 1)
  }

  private static func largeRing(_ it: HUDScreen) async {
    it.screen.contentSizeCategory = .accessibilityLarge
    await ring(it)
  }

  private static func dismissal(_ it: HUDScreen) async {
    await ring(it)
    await it.hide()
  }

  private static func progress(_ it: HUDScreen) async {
    StatusHUD.showProgress(DescribedProgress.make("3 of 10 files"))
    await it.advance(by: 1)
  }

  private static func tap(_ it: HUDScreen) async {
    await ring(it)
    it.screen.tap(at: CGPoint(x: 160, y: 160))
    await it.advance(by: 1)
  }

  private static func tilt(_ it: HUDScreen) async {
    await ring(it)
    it.screen.viewerOffset = UIOffset(horizontal: 1, vertical: 1)
    await it.advance(by: 1)
  }

  private static func keyboard(_ it: HUDScreen) async {
    await ring(it)
    it.screen.setKeyboard(frame: CGRect(x: 0, y: 200, width: 320, height: 120), duration: 0.25)
    await it.advance(by: 1)
  }

  /// In two colors, as a tinted image has one.
  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image {
    context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 28, height: 14))
    UIColor.blue.setFill()
    context.fill(CGRect(x: 0, y: 14, width: 14, height: 14))
  }

  // MARK: Properties

  static let all = [
    PropertyCase("style", text) { $0.style = .dark },
    PropertyCase("maskType", text) { $0.maskType = .black },
    PropertyCase("spinnerStyle", text) { $0.spinnerStyle = .system },
    PropertyCase("contentColor", text) { $0.contentColor = .red },
    PropertyCase("indicatorColor", ring) { $0.indicatorColor = .red },
    PropertyCase("infoColor", info) { $0.infoColor = .red },
    PropertyCase("successColor", success) { $0.successColor = .red },
    PropertyCase("errorColor", error) { $0.errorColor = .red },
    PropertyCase("bezelColor", text) { $0.bezelColor = .red },
    PropertyCase("customMaskColor", text, base: { $0.maskType = .custom }) {
      $0.customMaskColor = .red
    },
    PropertyCase("effect", text) { $0.effect = UIBlurEffect(style: .dark) },
    PropertyCase("cornerRadius", text) { $0.cornerRadius = 0 },
    PropertyCase("borderWidth", text) { $0.borderWidth = 4 },
    PropertyCase("borderColor", text, base: { $0.borderWidth = 4 }) { $0.borderColor = .red },
    PropertyCase("font", text) { $0.font = .boldSystemFont(ofSize: 30) },
    PropertyCase("detailsFont", details) { $0.detailsFont = .boldSystemFont(ofSize: 30) },
    PropertyCase("cancelTitle", cancellable) { $0.cancelTitle = "Stop" },

    PropertyCase("minimumSize", text) { $0.minimumSize = CGSize(width: 200, height: 200) },
    PropertyCase("position", text) { $0.position = .topTrailing },
    PropertyCase("offset", text) {
      $0.offset = CGPoint(x: 20, y: -30)
    },
    PropertyCase("adjustsIndicatorForContentSizeCategory", largeRing) {
      $0.adjustsIndicatorForContentSizeCategory = false
    },
    PropertyCase("ringThickness", ring) { $0.ringThickness = 6 },
    PropertyCase("ringRadius", text) { $0.ringRadius = 30 },
    PropertyCase("ringRadiusWithoutText", ring) { $0.ringRadiusWithoutText = 30 },

    PropertyCase("imageSize", success) { $0.imageSize = CGSize(width: 60, height: 60) },
    PropertyCase("tintsImages", image) { $0.tintsImages = false },
    PropertyCase("infoImage", info) { $0.infoImage = picture },
    PropertyCase("successImage", success) { $0.successImage = picture },
    PropertyCase("errorImage", error) { $0.errorImage = picture },

    PropertyCase("graceTime", ring) { $0.graceTime = 2 },
    PropertyCase("minimumVisibleTime", dismissal) { $0.minimumVisibleTime = 3 },
    PropertyCase("minimumDisplayDuration", message) { $0.minimumDisplayDuration = 1 },
    PropertyCase("maximumDisplayDuration", message) { $0.maximumDisplayDuration = 1 },
    PropertyCase("fadeInDuration", ring) { $0.fadeInDuration = 3 },
    PropertyCase("fadeOutDuration", dismissal) { $0.fadeOutDuration = 3 },

    // Below the window of the app, which hides it.
    PropertyCase("windowLevel", ring) { $0.windowLevel = .normal - 1 },
    PropertyCase("messagePolicy", messages) { $0.messagePolicy = .queue },
    PropertyCase("playsHaptics", success) { $0.playsHaptics = true },
    PropertyCase("isMotionEffectEnabled", tilt) { $0.isMotionEffectEnabled = true },
    PropertyCase("avoidsKeyboard", keyboard) { $0.avoidsKeyboard = false },
    PropertyCase("tapDismissal", tap) { $0.tapDismissal = .always },
    PropertyCase("showsProgressDescription", progress) { $0.showsProgressDescription = true },
  ]
}
