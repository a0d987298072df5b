// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The HUD reads as the app does, also if the app forces its direction. UIKit's views don't inherit
/// such a direction.
@MainActor @Suite(.globalHUD) struct RightToLeftTests {
  /// What the HUD covers.
  enum Covered: CaseIterable, Sendable { case window, container, view, scrollView }
  /// Who forces the direction.
  enum Forcing: CaseIterable, Sendable { case window, rootView, coveredView, hud }

  private let it = HUDScreen()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Shows a bar with two texts and a button at the leading edge.
  private func show(over covered: Covered) async throws -> HUDContentView {
    for view in [view, scrollView] { it.appView.addSubview(view) }
    StatusHUD.configure {
      ($0.position, $0.progressStyle, $0.style) = (.topLeading, .bar, .light)
    }
    switch covered {
    case .window, .container:
      if covered == .container { StatusHUD.containerView = view }
      StatusHUD.showProgress(0.5, status: "a", details: "b") {}
    case .view, .scrollView:
      HUDView.show(in: covered == .view ? view : scrollView) {
        ($0.progress, $0.status, $0.details, $0.onCancel) = (0.5, "a", "b", {})
      }
    }
    await it.advance(by: 1)
    return try #require(
      it.container ?? it.appView.descendants(HUDView.self).first?.contentView)
  }

  private func view(_ forcing: Forcing, _ covered: Covered, _ hud: HUDContentView) -> UIView? {
    switch (forcing, covered) {
    case (.window, _): it.app.window
    case (.rootView, _): it.appView
    case (.coveredView, .container), (.coveredView, .view): view
    case (.coveredView, .scrollView): scrollView
    case (.hud, .view), (.hud, .scrollView): hud.superview
    case (.coveredView, .window), (.hud, .window), (.hud, .container): nil
    }
  }

  /// The place, the texts, and the bar: whether they read from right to left, or nil if they are mixed.
  private func isRightToLeft(_ hud: HUDContentView) async throws -> Bool? {
    // UIKit doesn't report a direction that the app forces, so the HUD looks.
    await it.advance(by: 0.75)
    let (bezel, bar) = (hud.bezel, try hud.bezel.indicator() as BarProgressView)
    let frame = bezel.convert(bezel.bounds, to: nil as UIView?)
    let line = bar.convert(bar.bounds, to: nil as UIView?)
    let pixels = it.pixels()
    let parts = [0.25, 0.75].map { part in
      pixels.straight(Int(line.minX + part * line.width), Int(line.midY)).red
    }
    #expect(abs(Int(parts[0]) - Int(parts[1])) > 100, "half of the bar is filled")
    let texts: [UIView] = bezel.labels + [bezel.button]
    let facts =
      [frame.maxX == 304, parts[1] < parts[0]]
      + texts.map { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    #expect(frame.maxX == 304 || frame.minX == 16)
    return Set(facts).count == 1 ? facts[0] : nil
  }

  @Test(arguments: Covered.allCases, Forcing.allCases)
  func aForcedDirectionMirrorsThePlaceTheTextsAndTheBar(
    covered: Covered, forcing: Forcing
  ) async throws {
    let hud = try await show(over: covered)
    guard let view = view(forcing, covered, hud) else { return }
    for isMirrored in [false, true] {
      it.screen.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      #expect(try await isRightToLeft(hud) == isMirrored)
      view.semanticContentAttribute = isMirrored ? .forceLeftToRight : .forceRightToLeft
      #expect(try await isRightToLeft(hud) == !isMirrored)
      // What a view contains is no direction of the interface.
      for attribute in [UISemanticContentAttribute.playback, .spatial, .unspecified] {
        view.semanticContentAttribute = attribute
        #expect(try await isRightToLeft(hud) == isMirrored, "\(attribute)")
      }
    }
  }

  /// A page in one direction in an app that forces the other one.
  @Test(arguments: Covered.allCases)
  func theInnermostViewThatForcesADirectionDecides(covered: Covered) async throws {
    let hud = try await show(over: covered)
    var isMirrored = true
    for forcing in Forcing.allCases {
      guard let view = view(forcing, covered, hud) else { continue }
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      #expect(try await isRightToLeft(hud) == isMirrored)
      isMirrored.toggle()
    }
  }

  /// From iOS 17 on. What's in a view inherits it, but another window doesn't.
  @Test(arguments: Covered.allCases)
  func aDirectionInTraitOverridesCounts(covered: Covered) async throws {
    let (window, root) = (it.app.window, try #require(it.app.window.rootViewController))
    window.traitOverrides.layoutDirection = .rightToLeft
    let hud = try await show(over: covered)
    #expect(try await isRightToLeft(hud) == true)
    root.traitOverrides.layoutDirection = .leftToRight
    #expect(try await isRightToLeft(hud) == false)
    it.appView.traitOverrides.layoutDirection = .rightToLeft
    #expect(try await isRightToLeft(hud) == true)
    // A direction that's forced comes first.
    window.semanticContentAttribute = .forceLeftToRight
    #expect(try await isRightToLeft(hud) == false)
  }

  /// The HUD has the direction at once, before the app lays out a view.
  @Test(arguments: Covered.allCases)
  func aHUDAppearsInTheDirectionOfTheApp(covered: Covered) async throws {
    it.app.window.semanticContentAttribute = .forceRightToLeft
    let hud = try await show(over: covered)
    let frame = hud.bezel.convert(hud.bezel.bounds, to: nil as UIView?)
    #expect(frame.maxX == 304 && hud.bezel.layer.animation(forKey: "position") == nil)
    #expect(try await isRightToLeft(hud) == true)
  }

  /// The indicator can be one that was shown before the app forced its direction.
  @Test func anIndicatorThatComesBackIsMirroredToo() async throws {
    let hud = try await show(over: .window)
    StatusHUD.show(status: "a", details: "b") {}
    it.app.window.semanticContentAttribute = .forceRightToLeft
    await it.advance(by: 1)
    StatusHUD.showProgress(0.5, status: "a", details: "b") {}
    #expect(try await isRightToLeft(hud) == true)
    // A view of the app is left alone.
    let bar = BarProgressView(frame: .zero)
    StatusHUD.indicatorProvider = { _ in bar }
    await it.hide()
    StatusHUD.showProgress(0.5)
    await it.advance(by: 1)
    #expect(bar.window is OverlayWindow && bar.semanticContentAttribute == .unspecified)
  }
}
