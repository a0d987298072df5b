// SPDX-License-Identifier: MIT

// Platforms: Linux doesn't have Auto Layout.

/// The indicators of a HUD: views of the library or of the app.
///
/// The object makes each indicator only once, so that new content doesn't restart an animation. It
/// doesn't change the app's views, because the app can use them elsewhere.
@MainActor final class IndicatorCache {
  /// The app's closure that supplies views for the current presentation.
  var provider: (@MainActor (StatusHUD.Indicator) -> UIView?)?
  /// The app's view that replaces the indicators of work.
  var customView: UIView?
  /// The built-in indicators of the current presentation.
  private(set) var used: Set<IndicatorView> = []
  /// A Boolean value that indicates whether a HUD is asking `provider`, which can show another HUD.
  private static var isAsking = false
  /// The indicators for which the HUD asked `provider`, and the views that it returned.
  private var asked: Set<StatusHUD.Indicator> = []
  private var provided: [StatusHUD.Indicator: UIView] = [:]
  private lazy var spinner = IndefiniteSpinnerView(frame: .zero)
  private lazy var systemSpinner = SystemSpinnerView(frame: .zero)
  private lazy var ring = RingProgressView(frame: .zero)
  private lazy var pie = PieProgressView(frame: .zero)
  private lazy var bar = BarProgressView(frame: .zero)
  private lazy var glyph = GlyphView(frame: .zero)

  /// Returns the view that shows `content` in the specified color, or `nil` if the content has no
  /// indicator.
  func indicator(
    for content: HUDContent, _ configuration: StatusHUD.Configuration, color: UIColor,
    in hud: UIView, animated: Bool
  ) -> UIView? {
    if !content.isMessage, let customView, customView.canMove(into: hud) { return customView }
    if let own = content.kind.indicator.flatMap({ providedView(for: $0, in: hud) }) { return own }
    let view: IndicatorView? =
      switch (content.kind, configuration.spinnerStyle, configuration.progressStyle) {
      case (.activity, .ring, _): spinner
      case (.activity, .system, _): systemSpinner
      case (.progress, _, .ring): ring
      case (.progress, _, .pie): pie
      case (.progress, _, .bar): bar
      case (.message(let icon), _, _): icon == nil || configuration.hidesImages ? nil : glyph
      }
    guard let view else { return nil }
    used.insert(view)
    view.apply(
      content, configuration, color: color, animated: animated && view.isDescendant(of: hud))
    return view
  }

  /// Returns `true` if `view` is a built-in indicator, and not one of the app.
  func isBuiltIn(_ view: UIView?) -> Bool { used.contains { $0 === view } }

  /// Returns `view` if it's the built-in glyph.
  func glyph(_ view: UIView?) -> GlyphView? { isBuiltIn(view) ? view as? GlyphView : nil }

  /// Returns the app's view for `kind`. This method calls the provider once for each indicator.
  private func providedView(for kind: StatusHUD.Indicator, in hud: UIView) -> UIView? {
    // Insert the indicator first, in case the provider updates the HUD.
    if let provider, asked.insert(kind).inserted, !Self.isAsking {
      Self.isAsking = true
      defer { Self.isAsking = false }
      provided[kind] = provider(kind).flatMap { $0.canMove(into: hud) ? $0 : nil }
    }
    return provided[kind]
  }

  /// Releases the app's views and images.
  func endPresentation() {
    for case let glyph as GlyphView in used { glyph.icon = nil }
    (used, asked, provided, provider) = ([], [], [:], nil)
  }
}

extension UIView {
  /// The size of a view that the app provides. The view's constraints take precedence over its
  /// intrinsic content size, which takes precedence over the size of its bounds.
  var customViewSize: CGSize {
    let intrinsic = intrinsicContentSize
    let size = CGSize(
      width: intrinsic.width.valid(or: bounds.width.valid(or: 0)),
      height: intrinsic.height.valid(or: bounds.height.valid(or: 0)))
    #if !os(Linux)
      // A stack view has no constraints of its own until UIKit lays it out.
      if !constraints.isEmpty || self is UIStackView {
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
          width: fitting.width > 0 ? fitting.width : size.width,
          height: fitting.height > 0 ? fitting.height : size.height)
      }
      // A progress view has no width of its own.
      if self is UIProgressView, size.width == 0 { return CGSize(width: 120, height: size.height) }
    #endif
    return size
  }

  /// A Boolean value that indicates whether the view is a control or contains one.
  var hasControls: Bool {
    !isHidden && isUserInteractionEnabled
      && (self is UIControl || subviews.contains(where: \.hasControls))
  }

  /// Returns a Boolean value that indicates whether it's safe to add this view to `view`. UIKit
  /// requires that the parent of a child view controller contains `view`.
  func canMove(into view: UIView) -> Bool {
    guard !(self is UIWindow), !view.isDescendant(of: self) else { return false }
    guard let controller = next as? UIViewController else { return true }
    let host = sequence(first: view as UIResponder, next: \.next).first { $0 is UIViewController }
    if let parent = controller.parent, parent !== host { return false }
    return controller.view.superview == nil || isDescendant(of: view)
  }
}
