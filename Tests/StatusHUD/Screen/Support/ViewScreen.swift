// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A screen with one window on which a test looks at a view.
@MainActor final class ViewScreen {
  let screen: OffscreenScreen
  let window: UIWindow
  /// Fills the window.
  var container: UIView { window.rootViewController?.view ?? window }

  init(size: CGSize, scale: CGFloat = 1, background: UIColor = .white) {
    screen = OffscreenScreen(size: size, scale: scale)
    window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = background
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Shows the view in the middle, at its own size.
  func show(_ view: UIView) async {
    view.bounds.size = view.intrinsicContentSize
    view.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    container.addSubview(view)
    await advance(by: 0)
  }

  func advance(by seconds: Double) async { await screen.advance(by: seconds) }

  func pixels() -> PixelReader { PixelReader(screen.image()) }
}

extension PixelReader {
  /// How dark the pixel at `angle` (a fraction of a turn, clockwise from 12 o'clock) of a circle
  /// around the image's middle is, 0...1.
  func darkness(atTurn angle: Double, radius: Double) -> Double {
    let x = Double(width) / 2 + radius * sin(2 * .pi * angle)
    let y = Double(height) / 2 - radius * cos(2 * .pi * angle)
    // Bilinear: the circle runs between pixel centers.
    let (left, top) = (Int((x - 0.5).rounded(.down)), Int((y - 0.5).rounded(.down)))
    let (fx, fy) = (x - 0.5 - Double(left), y - 0.5 - Double(top))
    func dark(_ x: Int, _ y: Int) -> Double { 1 - Double(straight(x, y).red) / 255 }
    return (dark(left, top) * (1 - fx) + dark(left + 1, top) * fx) * (1 - fy)
      + (dark(left, top + 1) * (1 - fx) + dark(left + 1, top + 1) * fx) * fy
  }
}

/// Gives each test a white screen, and disconnects it on the main thread.
///
/// A suite can't do this, because it can be released on another thread.
struct ViewScreenTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate var size: CGSize
  fileprivate var scale: CGFloat

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ExclusiveScreenTrait.exclusiveScreen.provideScope(
      for: test, testCase: testCase, begin: begin, end: end, performing: function)
  }

  @MainActor fileprivate static var current: ViewScreen?

  @MainActor private func begin() {
    Self.current = ViewScreen(size: size, scale: scale)
  }

  @MainActor private func end() {
    // A suite can keep the window until the next test runs. What the HUDs in it have to say comes now.
    Self.current?.window.rootViewController = nil
    Self.current?.screen.disconnect()
    Self.current = nil
  }
}

extension Trait where Self == ViewScreenTrait {
  /// Runs the tests one by one, each with a screen of its own.
  static func viewScreen(
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2
  ) -> Self {
    Self(size: size, scale: scale)
  }
}

extension ViewScreen {
  /// The screen of the running test, which has the trait `viewScreen()`.
  static var current: ViewScreen {
    guard let view = running else { preconditionFailure("no trait viewScreen()") }
    return view
  }

  static var running: ViewScreen? { ViewScreenTrait.current }
}

/// A view to show HUDs in.
extension ViewScreen {
  var huds: [HUDView] { container.subviews.compactMap { $0 as? HUDView } }

  @discardableResult
  func showHUD(
    in view: UIView? = nil, animated: Bool = false, _ configure: (HUDView) -> Void = { _ in }
  ) -> HUDView {
    HUDView.show(in: view ?? container, animated: animated, configure: configure)
  }

  /// Shows a HUD, and lets some time pass.
  @discardableResult
  func showHUD(
    in view: UIView? = nil, animated: Bool = false, for seconds: Double,
    _ configure: (HUDView) -> Void = { _ in }
  ) async -> HUDView {
    let hud = showHUD(in: view, animated: animated, configure)
    await advance(by: seconds)
    return hud
  }

  /// Adds a HUD that is not shown, and stays when it is hidden.
  func addHUD(to view: UIView? = nil) -> HUDView {
    let container = view ?? container
    let hud = HUDView(frame: .zero)
    container.addSubview(hud)
    return hud
  }
}

extension BezelView {
  /// The indicator of this type, even if it fades out.
  func indicator<Indicator: UIView>() throws -> Indicator {
    try #require(indicatorContainer.descendants(Indicator.self).last)
  }

  /// The opacity of the bezel on screen now. A material fades by its effect, so this is the opacity
  /// of the contents.
  var movingOpacity: Float {
    sequence(first: indicatorContainer.layer) { $0 === self.layer ? nil : $0.superlayer }
      .map { ($0.presentation() ?? $0).opacity }.reduce(1, *)
  }
}

extension UIView {
  /// The middle of the view in its window.
  var middle: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil as UIView?) }

  /// Covers the view with upright stripes in these colors, over and over.
  func addStripes(_ colors: [UIColor], width: CGFloat = 10) {
    for (index, x) in stride(from: 0, to: bounds.width, by: width).enumerated() {
      let stripe = UIView(frame: CGRect(x: x, y: 0, width: width, height: bounds.height))
      stripe.backgroundColor = colors[index % colors.count]
      addSubview(stripe)
    }
  }
}

/// A view of the app that counts the touches that reach it.
final class TouchedView: UIView {
  var touches = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}

extension UIResponder {
  /// A scrub of VoiceOver on this element, which goes on until something handles it.
  func scrub() -> Bool { accessibilityPerformEscape() || next?.scrub() == true }
}

extension UIWindowScene {
  /// What content that is for this scene names it by.
  var id: String { session.persistentIdentifier }
}

extension OffscreenScreen {
  /// The texts that VoiceOver was asked to say.
  var announcements: [String] {
    accessibilityNotifications.filter { $0.0 == .announcement }.compactMap(\.1)
  }
}

extension HUDContentView {
  /// The middle of the bezel in its window.
  var bezelCenter: CGPoint { convert(bezel.center, to: nil as UIView?) }
  /// Whether the HUD takes any touch.
  var takesTouches: Bool { modality.takes(bezel.center, on: bezel.button) }
}

/// What a HUD shows, as far as its changes have reached the screen.
extension HUDView {
  /// Whether the HUD is aside for an alert.
  var isAside: Bool { store.read { $0.phase.presentation?.visibility == .aside } }
  var bezel: BezelView { contentView.bezel }
  var label: BezelLabel { bezel.label }
  /// The Cancel button.
  var button: UIButton { bezel.button }
  /// The indicator that is there to stay.
  var indicator: UIView? { bezel.indicatorContainer.current }
  /// Whether the HUD is on screen, and not fading out.
  var isShown: Bool { superview != nil && !bezel.isFadedOut }
}

extension BezelView {
  /// The Cancel button, if there's one.
  var existingButton: BezelButton? { button.isWanted ? button : nil }
}

/// Where the bezel is once it is laid out.
extension HUDView {
  var bezelSize: CGSize {
    layoutIfNeeded()
    contentView.layoutIfNeeded()
    return bezel.bounds.size
  }

  /// On the screen.
  var bezelFrame: CGRect {
    layoutIfNeeded()
    contentView.layoutIfNeeded()
    return bezel.convert(bezel.bounds, to: nil as UIView?)
  }

  /// On the screen.
  var bezelCenter: CGPoint { CGPoint(x: bezelFrame.midX, y: bezelFrame.midY) }
}

/// Messages in a view. The configuration is global: a suite that uses them has the trait
/// `.globalHUD`.
extension ViewScreen {
  /// Returns the HUD of the message, or of the one that it waits for.
  @discardableResult
  func show(
    _ message: StatusHUD.Message, in view: UIView? = nil, animated: Bool = false
  ) -> HUDView? {
    HUDView.show(message, in: view ?? container, animated: animated)
    return messageHUD(in: view ?? container)
  }

  /// The HUD that a class method created for messages.
  func messageHUD(in view: UIView) -> HUDView? {
    view.subviews.compactMap { $0 as? HUDView }.last(where: \.isForMessages)
  }

  /// The texts of the HUDs on screen, from the back to the front.
  var hudTexts: [String?] { huds.filter(\.isShown).map(\.label.text) }
}

/// Every kind of progress indicator, for what holds of all.
enum IndicatorSample: CaseIterable {
  case ring, pie, bar

  /// Returns a white one.
  @MainActor func make() -> ProgressIndicatorView {
    let view: ProgressIndicatorView =
      switch self {
      case .ring: RingProgressView(frame: .zero)
      case .pie: PieProgressView(frame: .zero)
      case .bar: BarProgressView(frame: .zero)
      }
    view.tintColor = .white
    return view
  }
}

extension ViewScreen {
  /// A black screen 10 points larger than the view on each side. The view is white on it.
  static func dark(_ view: UIView, scale: CGFloat = 2) async -> ViewScreen {
    let size = CGSize(width: view.bounds.width + 20, height: view.bounds.height + 20)
    let it = ViewScreen(size: size, scale: scale, background: .black)
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    it.container.addSubview(view)
    await it.advance(by: 0)
    return it
  }

  /// How bright the screen is at a place in points, 0...1.
  func brightness(_ x: CGFloat, _ y: CGFloat, scale: CGFloat = 2) -> Double {
    Double(pixels().straight(Int(x * scale), Int(y * scale)).red) / 255
  }

  /// A white screen with the view in its middle, in black.
  static func light(_ view: UIView, scale: CGFloat) async -> ViewScreen {
    let it = ViewScreen(size: CGSize(width: 60, height: 60), scale: scale)
    view.tintColor = .black
    await it.show(view)
    return it
  }
}
