// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A change of the look while the HUD is on screen gives the picture of a HUD that was shown so.
@MainActor @Suite(.globalHUD) struct LiveChangeTests {
  nonisolated static let properties = EveryPropertyTests.properties.filter { !unseen.contains($0) }
  /// Those that a picture of progress or of a success message doesn't show.
  private nonisolated static let unseen = [
    "maskType", "spinnerStyle", "infoColor", "errorColor", "customMaskColor", "customMaskEffect",
    "detailsFont", "spacing", "adjustsIndicatorForContentSizeCategory", "ringRadiusWithoutText",
    "tintsImages", "infoImage", "errorImage", "graceTime", "minimumVisibleTime",
    "minimumDisplayDuration", "maximumDisplayDuration", "fadeInDuration", "fadeOutDuration",
    "transition", "windowLevel", "messagePolicy", "playsHaptics", "isMotionEffectEnabled",
    "avoidsKeyboard", "avoidsBars", "tapDismissal", "cancelTitle", "showsProgressDescription",
  ]

  private let it = HUDScreen()

  /// The picture once the HUD is shown anew, or has come to rest.
  private func picture(of kind: HUDContent.Kind? = nil, at place: Place) async -> PixelReader {
    let hud = HUDInPlace(it: it, place: place)
    await it.advance(by: 1)
    guard let kind else { return it.pixels() }
    await hud.hide()
    await hud.show(kind, "Saved")
    return it.pixels()
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/847"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/473"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/80"),
    .bug("https://github.com/jdg/MBProgressHUD/issues/130"), arguments: properties, Place.allCases)
  func aChangeAppliesInFullAndCanBeTakenBack(_ property: String, at place: Place) async throws {
    let change = try #require(PropertyCase.all.first { $0.name == property })
    let hud = HUDInPlace(it: it, place: place)
    StatusHUD.configure { change.base(&$0) }
    let plain = StatusHUD.configuration
    var isSeen = false
    for kind in [HUDContent.Kind.progress(0.4), .success] {
      let before = await picture(of: kind, at: place)
      hud.configure { change.change(&$0) }
      let changed = await picture(at: place)
      #expect(await picture(of: kind, at: place) == changed, "\(property)")
      hud.configure { $0 = plain }
      #expect(await picture(at: place) == before, "\(property) taken back")
      isSeen = isSeen || before != changed
    }
    #expect(isSeen, "nothing to be seen of \(property)")
  }

  @Test func aStyleThatChangesDuringTheFadeOutIsWhole() async {
    await it.show(.progress(0.5), "Saved") { $0.fadeOutDuration = 0.2 }
    await it.hide(for: 0.1)
    await it.show(.progress(0.5), "Saved") {
      $0.effect = UIVisualEffect()
      $0.bezelColor = .yellow
    }
    let interrupted = it.pixels()
    #expect(await picture(of: .progress(0.5), at: .global) == interrupted)
  }
}
