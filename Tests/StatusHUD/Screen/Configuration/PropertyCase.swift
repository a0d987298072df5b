// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

@testable import StatusHUD

/// A property of the configuration, a value that is not its default, and a scenario at whose end
/// the value is seen or felt.
@MainActor struct PropertyCase {
  typealias Change = (inout StatusHUD.Configuration) -> Void

  var name: String
  var scenario: (HUDInPlace) async -> Void
  /// What the property needs to have an effect.
  var base: Change
  var change: Change

  init(
    _ name: String, _ scenario: @escaping (HUDInPlace) async -> Void,
    base: @escaping Change = { _ in }, change: @escaping Change
  ) {
    (self.name, self.scenario, self.base, self.change) = (name, scenario, base, change)
  }

  struct Outcome: Equatable {
    var picture: PixelReader
    var feedback: Int
  }

  /// What comes of the scenario.
  func outcome(
    isChanged: Bool, at place: Place = .global, keepsSpareViews: Bool = false
  ) async -> Outcome {
    let it = HUDScreen(
      size: CGSize(width: 320, height: 320),
      background: UIColor(red: 0.9, green: 0.6, blue: 0.2, alpha: 1), fades: true)
    StatusHUD.configure {
      base(&$0)
      if isChanged { change(&$0) }
    }
    await scenario(HUDInPlace(it: it, place: place))
    let outcome = Outcome(picture: it.pixels(), feedback: it.screen.feedback.count)
    await keepsSpareViews ? HUDScreen.endKeepingSpareViews() : HUDScreen.end()
    return outcome
  }

  // MARK: Scenarios

  static func text(_ hud: HUDInPlace) async { await hud.show(.activity, "Loading") }
  static func ring(_ hud: HUDInPlace) async { await hud.show() }
  static func fade(_ hud: HUDInPlace) async { await hud.show(for: 0.05) }
  private static func info(_ hud: HUDInPlace) async { await hud.show(.info) }
  private static func success(_ hud: HUDInPlace) async { await hud.show(.success) }
  private static func error(_ hud: HUDInPlace) async { await hud.show(.error) }
  private static func image(_ hud: HUDInPlace) async { await hud.show(.image(picture)) }

  private static func message(_ hud: HUDInPlace) async {
    hud.show(.text("Hi"))
    await hud.it.advance(by: 2)
  }

  static func messages(_ hud: HUDInPlace) async {
    hud.show(.text("One", duration: 1))
    hud.show(.text("Two", duration: 1))
    await hud.it.advance(by: 1.8)
  }

  static func firstOfTwoMessages(_ hud: HUDInPlace) async {
    hud.show(.text("One", duration: 1))
    hud.show(.text("Two", duration: 1))
    await hud.it.advance(by: 0.5)
  }

  private static func details(_ hud: HUDInPlace) async {
    await hud.show(.activity, "Loading", details: "3 of 12")
  }

  private static func cancellable(_ hud: HUDInPlace) async {
    await hud.show(.activity, "Loading") {}
  }

  private static func largeRing(_ hud: HUDInPlace) async {
    hud.it.screen.contentSizeCategory = .accessibilityLarge
    await ring(hud)
  }

  private static func dismissal(_ hud: HUDInPlace) async {
    await ring(hud)
    await hud.hide()
  }

  private static func progress(_ hud: HUDInPlace) async {
    StatusHUD.showProgress(DescribedProgress.make("3 of 10 files"))
    await hud.it.advance(by: 1)
  }

  static func tap(_ hud: HUDInPlace) async {
    await ring(hud)
    hud.it.screen.tap(at: CGPoint(x: 160, y: 160))
    await hud.it.advance(by: 1)
  }

  static func fadeOut(_ hud: HUDInPlace) async {
    await text(hud)
    await hud.hide(for: 0.05)
  }

  static func tapOnMask(_ hud: HUDInPlace) async {
    StatusHUD.configuration.maskType = .black
    await success(hud)
    hud.it.screen.tap(at: CGPoint(x: 5, y: 5))
    await hud.it.advance(by: 1)
  }

  static func tapOnMessage(_ hud: HUDInPlace) async {
    await success(hud)
    hud.it.screen.tap(at: CGPoint(x: 160, y: 160))
    await hud.it.advance(by: 1)
  }

  static func textInTheDark(_ hud: HUDInPlace) async {
    hud.it.screen.userInterfaceStyle = .dark
    await text(hud)
  }

  private static func tilt(_ hud: HUDInPlace) async {
    await ring(hud)
    hud.it.screen.viewerOffset = UIOffset(horizontal: 1, vertical: 1)
    await hud.it.advance(by: 1)
  }

  private static func keyboard(_ hud: HUDInPlace) async {
    await ring(hud)
    let frame = CGRect(x: 0, y: 200, width: 320, height: 120)
    hud.it.screen.setKeyboard(frame: frame, duration: 0.25)
    await hud.it.advance(by: 1)
  }

  private static func bar(_ hud: HUDInPlace) async {
    hud.it.app.window.rootViewController?.additionalSafeAreaInsets.top = 100
    await ring(hud)
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
    // A message: the work of a HUD in a view has a mask of its own.
    PropertyCase("maskType", success) { $0.maskType = .black },
    PropertyCase("customMaskColor", success, base: { $0.maskType = .custom }) {
      $0.customMaskColor = .red
    },
    PropertyCase("customMaskEffect", success, base: { $0.maskType = .custom }) {
      $0.customMaskEffect = UIBlurEffect(style: .light)
    },
    PropertyCase("spinnerStyle", text) { $0.spinnerStyle = .system },
    PropertyCase("progressStyle", ring) { $0.progressStyle = .pie },
    PropertyCase("contentColor", text) { $0.contentColor = .red },
    PropertyCase("indicatorColor", ring) { $0.indicatorColor = .red },
    PropertyCase("infoColor", info) { $0.infoColor = .red },
    PropertyCase("successColor", success) { $0.successColor = .red },
    PropertyCase("errorColor", error) { $0.errorColor = .red },
    PropertyCase("bezelColor", text) { $0.bezelColor = .red },
    PropertyCase("effect", text) { $0.effect = UIBlurEffect(style: .dark) },
    PropertyCase("hasMaterial", text) { $0.hasMaterial = false },
    PropertyCase("hasShadow", text) { $0.hasShadow = false },
    PropertyCase("cornerRadius", text) { $0.cornerRadius = 0 },
    PropertyCase("borderWidth", text) { $0.borderWidth = 4 },
    PropertyCase("borderColor", text, base: { $0.borderWidth = 4 }) { $0.borderColor = .red },
    PropertyCase("font", text) { $0.font = .boldSystemFont(ofSize: 30) },
    PropertyCase("detailsFont", details) { $0.detailsFont = .boldSystemFont(ofSize: 30) },
    PropertyCase("cancelTitle", cancellable) { $0.cancelTitle = "Stop" },
    PropertyCase("showsPercentage", ring) { $0.showsPercentage = true },

    PropertyCase("minimumSize", text) { $0.minimumSize = CGSize(width: 200, height: 200) },
    PropertyCase("isSquare", text) { $0.isSquare = true },
    PropertyCase("maximumWidth", details) { $0.maximumWidth = 40 },
    PropertyCase("padding", text) { $0.padding = 30 },
    PropertyCase("spacing", text) { $0.spacing = 30 },
    PropertyCase("margin", text, base: { $0.position = .topLeading }) { $0.margin = 40 },
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
    PropertyCase("transition", fade) { $0.transition = .slide },

    // Below the window of the app, which hides it.
    PropertyCase("windowLevel", ring) { $0.windowLevel = .normal - 1 },
    PropertyCase("messagePolicy", messages) { $0.messagePolicy = .queue },
    PropertyCase("playsHaptics", success) { $0.playsHaptics = true },
    PropertyCase("isMotionEffectEnabled", tilt) { $0.isMotionEffectEnabled = true },
    PropertyCase("avoidsKeyboard", keyboard) { $0.avoidsKeyboard = false },
    PropertyCase("avoidsBars", bar) { $0.avoidsBars = false },
    PropertyCase("tapDismissal", tap) { $0.tapDismissal = .always },
    PropertyCase("showsProgressDescription", progress) { $0.showsProgressDescription = true },
  ]
}
