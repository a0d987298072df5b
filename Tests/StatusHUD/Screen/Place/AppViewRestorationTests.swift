// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// After every way in which a presentation can end, the app's views are as the app left them, and
/// VoiceOver's focus is where it was.
@MainActor @Suite(.globalHUD) struct AppViewRestorationTests {
  enum End: CaseIterable {
    case hide, hideAtOnce, hideAfterADelay, hideWhileAnIndicatorFades, tap, escape, message
    case anotherView, alert, removal, release
  }

  /// A view of the app in place of an indicator, and what the app set.
  @MainActor private struct Sample {
    let view: UIView
    let state: [String]

    init(_ view: UIView) {
      view.transform = CGAffineTransform(rotationAngle: 1)
      (view.alpha, self.view) = (0.5, view)
      state = Self.state(of: view)
    }

    static func state(of view: UIView) -> [String] {
      [
        "\(view.alpha) \(view.transform) \(view.tintColor as Any)",
        "\(view.superview as Any) \((view as? GlyphView)?.icon as Any)",
      ]
    }
  }

  private let it = HUDScreen(fades: true)
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  private let samples: [Sample] = {
    let tinted = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    tinted.tintColor = .red
    let ring = RingProgressView(frame: .zero)
    ring.tintColor = .green
    return [tinted, ring, GlyphView(icon: .success), IndefiniteSpinnerView(frame: .zero)]
      .map { Sample($0) }
  }()

  init() {
    label.isAccessibilityElement = true
    it.appView.addSubview(label)
    it.screen.isVoiceOverRunning = true
    it.screen.contentSizeCategory = .accessibilityExtraLarge
    StatusHUD.windowScene = it.screen.windowScene
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/771"), arguments: Place.allCases,
    End.allCases)
  func theViewsAndTheFocusAreAsBefore(place: Place, end: End) async throws {
    for sample in samples {
      for isProvided in [false, true] where isProvided || place == .view {
        try await present(sample.view, place, end, isProvided: isProvided)
        #expect(Sample.state(of: sample.view) == sample.state)
        let focus = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
        #expect(focus === label)
      }
    }
    HUDView.hideAll(in: it.app.window, animated: false)
  }

  private func present(
    _ view: UIView, _ place: Place, _ end: End, isProvided: Bool
  ) async throws {
    AccessibilitySettings.shared.focusedElement = label
    // The app's view replaces the indicators of all work, or only the ring that follows the spinner.
    StatusHUD.indicatorProvider = { isProvided && $0 == .progress ? view : nil }
    StatusHUD.configuration = StatusHUD.Configuration()
    StatusHUD.configuration.maskType = .black
    StatusHUD.configuration.tapDismissal = end == .tap || end == .escape ? .always : .never
    var page: UIView? = UIView(frame: it.appView.bounds)
    page.map(it.appView.addSubview)
    let action: StatusHUD.CancelAction = {}
    let cancel = end == .escape ? nil : action
    weak var hud: HUDView?
    if place == .view, let page {
      hud = HUDView.show(in: page) {
        $0.onCancel = cancel
        if !isProvided { $0.customView = view }
      }
    } else {
      StatusHUD.containerView = [.anotherView, .removal, .release].contains(end) ? page : nil
      StatusHUD.show(onCancel: cancel)
    }
    await it.advance(by: 0.5)
    if place == .view { hud?.progress = 0.5 } else { StatusHUD.showProgress(0.5) }
    await it.advance(by: 0.5)
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    switch end {
    case .hide: hide(hud)
    case .hideAtOnce: hide(hud, animated: false)
    case .hideAfterADelay:
      if let hud { hud.hide(after: 0.3) } else { StatusHUD.dismiss(after: 0.3) }
    case .hideWhileAnIndicatorFades:
      let message = StatusHUD.Message.success("Done", duration: .infinity)
      if let hud { hud.show(message) } else { StatusHUD.show(message) }
      await it.advance(by: 0.05)
      #expect(view.superview != nil)
      hide(hud, animated: false)
    case .tap: await it.tap(CGPoint(x: 5, y: 400))
    case .escape:
      let content = try #require(hud?.contentView ?? it.container)
      #expect(content.accessibilityPerformEscape())
    case .message:
      let message = StatusHUD.Message.info("Info", duration: 0.1)
      if let hud { hud.show(message) } else { StatusHUD.show(message) }
      it.screen.finishAnnouncement("Info", successfully: true)
    case .anotherView:
      page.map(it.app.window.addSubview)
      hide(hud)
    case .alert:
      it.app.window.rootViewController?.present(alert, animated: false)
      await it.advance(by: 0.5)
      alert.dismiss(animated: false)
      await it.advance(by: 0.5)
      hide(hud)
    case .removal: (hud ?? page)?.removeFromSuperview()
    case .release:
      page?.removeFromSuperview()
      page = nil
    }
    // Without its container view, the global HUD goes on in a window.
    await it.advance(by: 0.5)
    if place == .global { hide(nil) }
    await it.advance(by: 5)
    page?.removeFromSuperview()
    await it.advance(by: 0.5)
    if place == .view { #expect(hud == nil) }
    #expect(it.container == nil)
  }

  private func hide(_ hud: HUDView?, animated: Bool = true) {
    if !animated { StatusHUD.configuration.fadeOutDuration = 0 }
    if let hud { hud.hide(animated: animated) } else { StatusHUD.dismiss() }
  }
}
