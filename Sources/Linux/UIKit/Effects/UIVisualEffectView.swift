// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
@_spi(LinuxHost) import LinuxQuartzCore

/// Shows the content below it through an effect, and its own content above.
///
/// The content below is everything that's drawn before the view, also in lower windows. A mask cuts
/// the blurred picture. With an `alpha` below 1, of the view or of one that contains it, the effect
/// isn't drawn at all, as Apple warns: fade `effect` instead.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let content = UIView()
  private var transparencyObserver: NotificationObserver?

  /// With `nil`, the content below is visible as it is. A change within an animation block, to or from nil, fades.
  @NSCopying open var effect: UIVisualEffect? {
    didSet { updateBackdrop() }
  }

  /// Where subviews belong.
  open var contentView: UIView { content }

  /// A view without a size.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp()
    self.effect = effect
    updateBackdrop()
  }

  private func setUp() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    transparencyObserver = NotificationObserver(
      UIAccessibility.reduceTransparencyStatusDidChangeNotification
    ) { [weak self] in self?.backdrop.updateMaterial() }
  }

  /// A view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    updateBackdrop()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== backdrop, subview !== content else { return }
    Exceptions.raise(
      "NSInternalInconsistencyException",
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the "
        + "visual effect view itself, instead add them to the -contentView.")
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBackdrop()
  }

  private func updateBackdrop() {
    guard let blur = effect as? UIBlurEffect else {
      backdrop.alpha = 0
      return
    }
    backdrop.material = BlurMaterial(blur.style, in: traitCollection.userInterfaceStyle)
    backdrop.alpha = 1
  }
}

/// Calls a closure for each notification of a name, for as long as it lives.
private final class NotificationObserver {
  private let token: any NSObjectProtocol

  init(_ name: Notification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { body() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

/// Shows the content below it through a material.
final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  /// Stays when the effect leaves, for as long as an animation still shows it.
  var material: BlurMaterial? { didSet { updateMaterial() } }

  func updateMaterial() {
    guard let material else { return }
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled
    (layer as? BackdropLayer)?.filter = isOpaque ? nil : material.filter
    backgroundColor = isOpaque ? material.fill : nil
  }
}
