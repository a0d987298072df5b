// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A HUD that takes over the look of the global one.
@MainActor @Suite(.globalHUD) struct HUDViewLookTests {
  private final class Glass: UIVisualEffect {}
  typealias Change = @MainActor (inout StatusHUD.Configuration) -> Void

  private let it = HUDScreen()

  private func showHUD(
    _ change: Change = { _ in }, _ configure: (HUDView) -> Void = { _ in }
  ) async -> HUDView {
    StatusHUD.configure { change(&$0) }
    let hud = HUDView.show(in: it.appView, animated: false) {
      $0.apply(StatusHUD.configuration)
      configure($0)
    }
    await it.advance(by: 0.1)
    return hud
  }

  // MARK: Beside the global HUD

  private static let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .red }

  private nonisolated static let looks: [(String, Change)] = [
    ("automatic", { _ in }), ("light", { $0.style = .light }), ("dark", { $0.style = .dark }),
    ("custom", { $0.style = .custom }),
    (
      "custom colors",
      {
        $0.style = .custom
        $0.bezelColor = dynamic
        $0.contentColor = .blue
        $0.indicatorColor = dynamic
      }
    ),
    ("clear", { ($0.style, $0.bezelColor) = (.custom, .clear) }),
    ("opaque color", { $0.bezelColor = .blue }),
    ("tint", { $0.bezelColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.3) }),
    (
      "colors in a style",
      { ($0.style, $0.contentColor, $0.indicatorColor) = (.dark, .red, .green) }
    ),
    ("material", { $0.blurStyle = .systemUltraThinMaterialDark }),
    ("material in a custom style", { ($0.style, $0.blurStyle) = (.custom, .systemThinMaterial) }),
    ("effect", { $0.effect = UIBlurEffect(style: .dark) }),
    ("glass", { ($0.effect, $0.borderWidth) = (Glass(), 2) }),
    ("border", { ($0.borderWidth, $0.borderColor) = (3, dynamic) }),
    ("own border", { $0.borderWidth = 3 }), ("corners", { $0.cornerRadius = 3 }),
    ("font", { $0.font = .boldSystemFont(ofSize: 25) }),
    ("details font", { $0.detailsFont = .boldSystemFont(ofSize: 9) }),
    ("spinner", { $0.spinnerStyle = .system }),
  ]

  /// What is seen of a bezel, without its size.
  private struct Look: Equatable {
    var fill: Pixel
    var indicatorType: String
    var text, details, indicator: CGColor?
    var fonts: [UIFont]
    var border: CGColor?
    var borderWidth, cornerRadius: CGFloat
    var hasShadow: Bool
    var effect: UIVisualEffect?
  }

  private func look(of bezel: BezelView) -> Look {
    let frame = bezel.convert(bezel.bounds, to: nil as UIView?)
    let color: UIColor? =
      switch bezel.slot.current {
      case let ring as IndefiniteSpinnerView: ring.strokeColor
      case let spinner as UIActivityIndicatorView: spinner.color
      default: nil
      }
    func resolved(_ color: UIColor?) -> CGColor? {
      color?.resolvedColor(with: bezel.traitCollection).cgColor
    }
    return Look(
      fill: it.pixel(Int(frame.minX) + 5, Int(frame.midY)),
      indicatorType: "\(type(of: bezel.slot.current))", text: resolved(bezel.label.textColor),
      details: resolved(bezel.detailsLabel.textColor), indicator: resolved(color),
      fonts: [bezel.label.font, bezel.detailsLabel.font], border: bezel.layer.borderColor,
      borderWidth: bezel.layer.borderWidth, cornerRadius: bezel.layer.cornerRadius,
      hasShadow: bezel.hasShadow, effect: bezel.effect)
  }

  /// The same texts, one HUD after the other.
  private func expectTheLookOfTheGlobalHUD(_ hud: HUDView, _ name: String) async throws {
    let own = look(of: hud.bezel)
    hud.isHidden = true
    StatusHUD.show(status: "Text", details: "Details")
    await it.advance(by: 0.5)
    let expected = try look(of: it.bezel)
    #expect(own == expected, "\(name)")
    await it.hide()
    hud.isHidden = false
  }

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/381"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/509"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/510"), arguments: looks)
  func aHUDLooksLikeTheGlobalOneAlsoWhenTheTraitsOrTheTransparencyChange(
    _ name: String, change: @escaping Change
  ) async throws {
    let hud = await showHUD(change) {
      $0.label.text = "Text"
      $0.detailsLabel.text = "Details"
    }
    try await expectTheLookOfTheGlobalHUD(hud, "\(name), light")
    it.screen.userInterfaceStyle = .dark
    await it.advance(by: 0.1)
    try await expectTheLookOfTheGlobalHUD(hud, "\(name), dark")
    it.screen.contentSizeCategory = .accessibilityLarge
    hud.apply(StatusHUD.configuration)
    await it.advance(by: 0.5)
    try await expectTheLookOfTheGlobalHUD(hud, "\(name), large")
    // Glass has no color that both could show.
    guard name != "glass" else { return }
    it.screen.isReduceTransparencyEnabled = true
    await it.advance(by: 0.1)
    try await expectTheLookOfTheGlobalHUD(hud, "\(name), opaque")
  }

  // MARK: Properties

  @Test func aHUDTakesOverPlaceTimesAndBehavior() async {
    let hud = await showHUD {
      $0.position = .topTrailing
      $0.offset = CGPoint(x: -7, y: 9)
      $0.minimumSize = CGSize(width: 120, height: 130)
      $0.isMotionEffectEnabled = true
      $0.avoidsKeyboard = false
      $0.adjustsIndicatorForContentSizeCategory = false
      $0.graceTime = 0.05
      $0.minimumVisibleTime = 2
    }
    #expect(hud.position == .topTrailing && hud.offset == CGPoint(x: -7, y: 9))
    #expect(hud.bezelSize == CGSize(width: 120, height: 130))
    #expect(hud.bezelView.motionEffects.count == 1 && !hud.container.avoidsKeyboard)
    #expect(!hud.adjustsIndicatorForContentSizeCategory)
    #expect(hud.graceTime == 0.05 && hud.minimumVisibleTime == 2 && hud.alpha == 1)
    hud.hide(animated: false)
    await it.advance(by: 1.9)
    #expect(hud.superview != nil)
    await it.advance(by: 0.2)
    #expect(hud.superview == nil)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/416"))
  func resultsHaveTheImagesAndColorsOfTheConfiguration() async throws {
    let hud = await showHUD {
      $0.successImage = .square(.blue)
      $0.successColor = .red
      $0.errorColor = .green
      $0.infoImage = .square(.blue)
      $0.indicatorColor = .yellow
      $0.bezelColor = .black
    }
    for (mode, isImage, color) in [
      (HUDView.Mode.success, true, UIColor.red), (.error, false, .green), (.info, true, .yellow),
    ] {
      hud.mode = mode
      await it.advance(by: 0.5)
      let glyph = try #require(hud.bezel.slot.current as? GlyphView)
      #expect((glyph.imageView.image != nil) == isImage)
      #expect(glyph.imageView.tintColor.cgColor == color.cgColor)
      #expect(hud.bezelSize == CGSize(width: 77, height: 77))
    }
    #expect(it.pixel(160, 240) == Pixel(255, 255, 0))
    hud.apply(StatusHUD.Configuration())
    #expect((hud.bezel.slot.current as? GlyphView)?.glyph == .info)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/510"))
  func whatTheAppSetsAfterwardsCounts() async {
    let hud = await showHUD {
      $0.bezelColor = .red
      $0.contentColor = .blue
    } _: {
      $0.bezelView.color = .green
      $0.contentColor = .black
      $0.cornerStyle = .fixed(1)
      $0.position = .bottom
    }
    it.screen.userInterfaceStyle = .dark
    await it.advance(by: 0.1)
    #expect(hud.label.textColor == .black && hud.bezelView.layer.cornerRadius == 1)
    let frame = hud.bezelFrame
    #expect(it.pixel(Int(frame.minX) + 5, Int(frame.midY)) == .green)
    #expect(frame.midY > 400)
  }

  @Test func aLaterConfigurationReplacesTheFirst() async throws {
    let hud = await showHUD {
      $0.style = .dark
      $0.effect = UIBlurEffect(style: .dark)
      $0.borderWidth = 4
      $0.bezelColor = .red
      $0.cornerRadius = 40
      $0.font = .boldSystemFont(ofSize: 40)
    } _: {
      $0.label.text = "Text"
      $0.detailsLabel.text = "Details"
    }
    // The HUD is told; nothing reaches it by itself.
    StatusHUD.configuration = StatusHUD.Configuration()
    await it.advance(by: 0.1)
    #expect(hud.bezelView.layer.borderWidth == 4)
    hud.apply(StatusHUD.configuration)
    await it.advance(by: 0.5)
    try await expectTheLookOfTheGlobalHUD(hud, "again")
  }
}

/// The closure that every new HUD runs through.
@MainActor @Suite(.viewScreen(), .globalHUD) struct HUDViewDefaultsTests {
  private class NamedHUD: HUDView {
    required init(frame: CGRect) {
      super.init(frame: frame)
      label.text = (label.text ?? "") + " subclass"
    }

    required init?(coder: NSCoder) { nil }
  }

  private let it = ViewScreen.current

  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/381"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/416"))
  func theDefaultsRunOnceForEachNewHUD() async {
    var seen: [HUDView] = []
    HUDView.defaults = { seen.append($0) }
    defer { HUDView.defaults = nil }
    var made = [
      HUDView(frame: .zero), NamedHUD(frame: .zero), it.addHUD(), it.showHUD(),
      NamedHUD.show(in: it.container),
    ]
    for text in ["One", "Two"] { made += [it.show(.text(text))].compactMap { $0 } }
    made.removeLast()
    for hud in made { hud.show(animated: false) }
    await it.advance(by: 5)
    #expect(seen == made)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/510"))
  func whatIsSetLaterCounts() {
    HUDView.defaults = {
      $0.label.text = "defaults"
      $0.mode = .bar
      $0.margin = 30
    }
    defer { HUDView.defaults = nil }
    let named = NamedHUD.show(in: it.container) {
      $0.label.text = ($0.label.text ?? "") + " configure"
      $0.mode = .pie
    }
    #expect(named.label.text == "defaults subclass configure")
    #expect(named.mode == .pie && named.margin == 30)
    let message = it.show(.error("Failed"))
    #expect(message?.label.text == "Failed" && message?.mode == .error && message?.margin == 30)
  }
}
