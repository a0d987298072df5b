// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Views of the app in place of the indicators of the global HUD.
@MainActor
@Suite(
  .globalHUD,
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/428"),
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/865"),
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1162"),
  .bug("https://github.com/relatedcode/ProgressHUD/issues/159"),
  .bug("https://github.com/relatedcode/ProgressHUD/issues/180"),
  .bug("https://github.com/pkluz/PKHUD/issues/232"))
struct IndicatorProviderTests {
  private final class Animation: UIView {
    var tints: [UIColor] = []
    var windows: [UIWindow?] = []
    override func tintColorDidChange() { tints.append(tintColor) }
    override func didMoveToWindow() { windows.append(window) }
  }

  private final class Pulse: UIView {
    override func didMoveToWindow() {
      guard window != nil else { return }
      alpha = 1
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { self.alpha = 0.5 }
    }
  }

  private final class Meter: UIView, HUDProgressIndicator {
    var values: [String] = []
    func setProgress(_ progress: Double, animated: Bool) {
      values.append("\(progress)\(animated ? " animated" : "")")
    }
  }

  /// Keeps what the provider was asked for.
  private final class Provider {
    var asked: [StatusHUD.Indicator] = []
    var views: [StatusHUD.Indicator: UIView] = [:]

    func view(for indicator: StatusHUD.Indicator) -> UIView? {
      asked.append(indicator)
      return views[indicator]
    }
  }

  private let it = HUDScreen()
  private let provider = Provider()

  init() { StatusHUD.indicatorProvider = { [provider] in provider.view(for: $0) } }

  /// A view of 80 x 50 points.
  private func supply<View: UIView>(_ view: View, _ indicators: StatusHUD.Indicator...) -> View {
    view.frame = CGRect(x: 3, y: 4, width: 80, height: 50)
    for indicator in indicators { provider.views[indicator] = view }
    return view
  }

  private var current: UIView? { get throws { try it.bezel.indicatorContainer.current } }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/405"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/434"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/501"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/527"),
    arguments: [
      (HUDContent.Kind.activity, StatusHUD.Indicator.spinner), (.progress(0.5), .progress),
      (.info, .info), (.success, .success), (.error, .error),
    ])
  func aViewOfTheAppTakesThePlaceOfEachIndicator(
    kind: HUDContent.Kind, indicator: StatusHUD.Indicator
  ) async throws {
    let view = supply(UIView(), indicator)
    await it.show(kind)
    #expect(try current === view && provider.asked == [indicator])
    // In its own size, in the middle.
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 120, y: 215, width: 80, height: 50))
    #expect(it.seenBezel()?.size == CGSize(width: 104, height: 74))
    await it.hide()
    #expect(view.superview == nil)
  }

  @Test func whatItDoesNotSupplyIsBuiltIn() async throws {
    let expected: [(HUDContent.Kind, UIView.Type)] = [
      (.activity, IndefiniteSpinnerView.self), (.progress(0.5), RingProgressView.self),
      (.success, GlyphView.self),
    ]
    for (kind, type) in expected {
      await it.show(kind)
      #expect(try current.map { Swift.type(of: $0) == type } == true)
    }
    // These are no indicators.
    await it.show(.text, "a")
    await it.show(.image(.square(.red)))
    #expect(provider.asked == [.spinner, .progress, .success])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/539"))
  func itComesBeforeTheImageOfTheConfiguration() async throws {
    StatusHUD.configuration.successImage = .square(.red)
    let view = supply(UIView(), .success)
    await it.show(.success)
    #expect(try current === view)
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/618"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/627"))
  func theViewKeepsGoing() async throws {
    let view = supply(Animation(), .spinner)
    for status in ["a", "b", nil] {
      await it.show(.activity, status)
    }
    StatusHUD.setDetails("c")
    await it.advance(by: 1)
    #expect(try current === view && view.windows.count == 1 && provider.asked == [.spinner])
    // It fades out and comes back.
    StatusHUD.showProgress(0.5)
    await it.advance(by: 1)
    #expect(view.window == nil)
    StatusHUD.popActivity()
    await it.advance(by: 1)
    #expect(try current === view && provider.asked == [.spinner, .progress])
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/644"))
  func oneIndicatorFadesIntoTheOther() async throws {
    let view = supply(UIView(), .success)
    await it.show(.activity)
    await it.show(.success, for: ContentAnimation.duration / 2)
    let (old, new) = (try it.spinner.superview, view.superview)
    for holder in [old, new] {
      let opacity = try #require(holder?.layer.presentation()?.opacity)
      #expect(opacity > 0.1 && opacity < 0.9)
    }
    #expect(view.alpha == 1)
  }

  @Test func anAnimationThatTheViewBeginsInItsWindowRunsInEachPresentation() async {
    let view = supply(Pulse(), .spinner)
    for _ in 1...2 {
      await it.show(.activity)
      #expect(view.layer.animationKeys() == ["opacity"])
      await it.hide()
    }
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/922"))
  func itTakesTheColorOfTheIndicatorAsItsTint() async {
    let view = supply(Animation(), .spinner, .success)
    StatusHUD.configuration.indicatorColor = .red
    await it.show(.activity) { $0.successColor = .green }
    #expect(view.tintColor == .red)
    view.tints = []
    StatusHUD.setStatus("a")
    await it.advance(by: 1)
    #expect(view.tints.isEmpty)
    await it.show(.success)
    #expect(view.tintColor == .green)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/996"))
  func itShowsProgressIfItCan() async throws {
    let meter = supply(Meter(), .progress)
    for progress in [0.25, 0.5, 0.5] { await it.show(.progress(progress), "a") }
    await it.show(.progress(0.5), "b")
    #expect(meter.values == ["0.25", "0.5 animated"])
    await it.hide()
    let pie = supply(PieProgressView(frame: .zero), .progress)
    await it.show(.progress(0.75))
    #expect(pie.progress == 0.75 && pie.bounds.size == CGSize(width: 48, height: 48))
    // A view that can't is no harm.
    await it.hide()
    let view = supply(UIView(), .progress)
    await it.show(.progress(0.75))
    #expect(try current === view)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1040"))
  func itIsAskedForAnewInEachPresentationAndReleasedAfterIt() async throws {
    weak var last: UIView?
    var count = 0
    await it.show(.activity)
    StatusHUD.indicatorProvider = { _ in
      count += 1
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      last = view
      return view
    }
    await it.show(.success)
    #expect(count == 0, "the presentation has another provider")
    await it.hide()
    for number in 1...3 {
      await it.show(.activity)
      await it.show(.success)
      await it.show(.activity)
      #expect(count == 2 * number && last != nil)
      await it.hide()
      #expect(last == nil)
    }
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1096"))
  func voiceOverReadsTheHUDAndNotTheView() async throws {
    let view = supply(UIView(), .spinner, .progress)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "animation"
    await it.show(.activity)
    let bezel = try it.bezel
    #expect(bezel.isAccessibilityElement)
    #expect(bezel.accessibilityLabel == ResourceBundle.string(forKey: "Loading"))
    // With a button the bezel is no element, and its parts are.
    StatusHUD.showProgress(0.5, status: "a", onCancel: {})
    await it.advance(by: 1)
    #expect(!bezel.isAccessibilityElement && bezel.indicatorContainer.isAccessibilityElement)
    #expect(
      bezel.indicatorContainer.accessibilityLabel == ResourceBundle.string(forKey: "Progress"))
    #expect(bezel.indicatorContainer.accessibilityValue?.contains("50") == true)
    #expect(view.accessibilityLabel == "animation")
    provider.views = [:]
    await it.hide()
    StatusHUD.show(onCancel: {})
    await it.advance(by: 1)
    #expect(
      try !it.bezel.indicatorContainer.isAccessibilityElement && it.spinner.isAccessibilityElement)
  }

  // MARK: No harm

  @Test func aProviderMayCallTheLibrary() async throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    it.appView.addSubview(container)
    StatusHUD.indicatorProvider = { indicator in
      StatusHUD.setStatus("\(indicator)")
      StatusHUD.configuration.cornerRadius += 1
      StatusHUD.containerView = container
      StatusHUD.indicatorProvider = nil
      if indicator == .spinner { StatusHUD.showSuccess(status: "b", duration: 100) }
      it.screen.userInterfaceStyle = .dark
      container.layoutIfNeeded()
      return UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    StatusHUD.show()
    await it.advance(by: 1)
    #expect(it.texts == ["success"] && it.overlay?.superview === container)
    #expect(try current?.bounds.size == CGSize(width: 20, height: 20))
  }

  @Test func aViewThatCannotMoveStaysWhereItIs() async throws {
    let (controller, parent, child) = (UIViewController(), UIViewController(), UIViewController())
    it.appView.addSubview(controller.view)
    parent.addChild(child)
    let other = UIWindow(windowScene: it.screen.windowScene)
    let container = it.addContainer(it.appView.bounds)
    for view in [controller.view, child.view, other, container, it.appView] as [UIView?] {
      provider.views[.spinner] = view
      let superview = view?.superview
      await it.show(.activity)
      #expect(try current === it.spinner && view?.superview === superview)
      await it.hide()
    }
    controller.view.removeFromSuperview()
    provider.views[.spinner] = controller.view
    await it.show(.activity)
    #expect(try current === controller.view)
  }

  /// The HUD in the view asks the provider, too, which would show the next one.
  @Test func aProviderThatShowsAHUDIsAskedOnce() async throws {
    var count = 0
    StatusHUD.indicatorProvider = { [it] _ in
      count += 1
      HUDView.show(in: it.appView, animated: false)
      return UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    await it.show(.activity)
    #expect(try count == 1 && current?.bounds.width == 20)
    #expect(it.app.huds.map { $0.indicator is IndefiniteSpinnerView } == [true])
    HUDView.hideAll(in: it.appView, animated: false)
  }
}
