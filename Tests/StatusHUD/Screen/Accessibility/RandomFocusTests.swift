// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Up to four modal HUDs and alerts, which come and go in any order. The focus of VoiceOver is in the HUD
/// that took it last or, if there's none, where it was before the first. A failure contains its seed.
@MainActor @Suite(.globalHUD) struct RandomFocusTests {
  private let it = HUDScreen(size: CGSize(width: 160, height: 160), fades: true)
  private let label: UILabel
  private let settings = AccessibilitySettings.shared

  init() { label = it.addFocusedLabel() }

  @Test func theFocusIsInTheNewestHUDAndThenWhereItWas() async {
    for seed in 0..<60 {
      if let fault = await sequence(SeededGenerator(seed: UInt64(seed))) {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }

  private func pass(_ seconds: Double) async {
    it.screen.skip(seconds)
    for _ in 0..<2 { await Task { @MainActor in }.value }
  }

  /// Returns the first fault.
  private func sequence(_ generator: SeededGenerator) async -> String? {
    var random = generator
    settings.focusedElement = label
    // In the order in which they took the focus. The global HUD is nil.
    var huds: [HUDView?] = []
    var alert: UIAlertController?
    var isNewInAlert = false
    for step in 0..<14 {
      var settles = true
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2 where huds.count < 4 && !isNewInAlert:
        isNewInAlert = alert != nil
        if random.isOne(in: 3), !huds.contains(nil) {
          StatusHUD.show(status: "global", maskType: .black)
          huds.append(nil)
        } else {
          let animated = Bool.random(using: &random)
          huds.append(HUDView.show(in: it.appView, animated: animated) { $0.onCancel = {} })
        }
      case 3 where !huds.isEmpty:
        let hud = huds.remove(at: .random(in: huds.indices, using: &random))
        if let hud { hud.hide(animated: Bool.random(using: &random)) } else { StatusHUD.dismiss() }
        // The global HUD could be shown again while it fades out, and would keep its place.
        settles = hud == nil || random.isOne(in: 2)
      case 4:
        // The indicator that had the focus is gone.
        huds.randomElement(using: &random)??.progress = random.one(of: [nil, 0.5])
      default:
        if let shown = alert {
          shown.dismiss(animated: Bool.random(using: &random))
          // UIKit returns the focus from an alert. A HUD that's new in the alert can't know where it was.
          if huds.count <= (isNewInAlert ? 1 : 0) { settings.focusedElement = label }
          (alert, isNewInAlert) = (nil, false)
        } else {
          let new = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
          new.addAction(UIAlertAction(title: "OK", style: .default))
          it.app.window.rootViewController?.present(new, animated: false)
          settings.focusedElement = new.view.descendants(UIButton.self).first
          alert = new
        }
      }
      // Otherwise, fades overlap.
      guard settles else {
        await pass(0.05)
        continue
      }
      for _ in 0..<4 { await pass(0.3) }
      if let fault = fault(huds, alert) { return "step \(step): \(fault)" }
    }
    alert?.dismiss(animated: false)
    for hud in huds { hud?.hide(animated: false) }
    StatusHUD.dismiss()
    for _ in 0..<2 { await pass(0.5) }
    return nil
  }

  private func fault(_ huds: [HUDView?], _ alert: UIAlertController?) -> String? {
    let focus = settings.focusedElement as? UIView
    if let alert { return focus?.isDescendant(of: alert.view) == true ? nil : "it left the alert" }
    guard let newest = huds.last else { return focus === label ? nil : "it isn't back" }
    let bezel = newest?.bezel ?? it.container?.bezel
    let isThere = bezel.map { focus?.isDescendant(of: $0) == true } == true
    return isThere ? nil : "it isn't in the newest of \(huds.count)"
  }
}
