// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// The system's indicator: eight spokes, of which the strong one goes round.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the indicator is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  private final var storedColor: UIColor?
  private final let spokes = CALayer()
  private static let animationKey = "UIActivityIndicatorView.steps"

  /// The size. Setting it changes the size of the view.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      rebuildSpokes()
      bounds.size = SpokeGeometry(style).size
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether it spins.
  open private(set) var isAnimating = false

  /// The colour of the spokes; nil is the grey of the style.
  open var color: UIColor! {
    get { storedColor ?? Self.standardColor }
    set {
      storedColor = newValue
      updateColors()
    }
  }

  private static let standardColor = UIColor.adaptive(
    light: Shade(128, 128, 128), dark: Shade(140, 140, 140))

  /// A medium indicator.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    finishInit()
  }

  /// An indicator in its natural size.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: SpokeGeometry(style).size))
    finishInit()
  }

  /// A medium indicator: there are no archives of views here.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    finishInit()
  }

  private func finishInit() {
    layer.addSublayer(spokes)
    isHidden = true
    rebuildSpokes()
  }

  open override var intrinsicContentSize: CGSize {
    SpokeGeometry(style).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    SpokeGeometry(style).size
  }

  /// Shows the indicator and lets it spin.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    addAnimations()
  }

  /// Stops and hides it.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    for spoke in spokes.sublayers ?? [] { spoke.removeAnimation(forKey: Self.animationKey) }
    isHidden = true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSpokes()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // A layer loses its animations when it leaves the window.
    if isAnimating, window != nil { addAnimations() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  // MARK: Spokes

  /// The spokes pass their strengths on: nothing is drawn anew as it would be if they turned.
  private func addAnimations() {
    guard window != nil else { return }
    let count = SpokeGeometry.count
    for (index, spoke) in (spokes.sublayers ?? []).enumerated()
    where spoke.animation(forKey: Self.animationKey) == nil {
      let steps = CAKeyframeAnimation(keyPath: "opacity")
      steps.values = (0..<count).map { SpokeGeometry.strength(of: (index - $0 + count) % count) }
      steps.keyTimes = (0...count).map { NSNumber(value: Double($0) / Double(count)) }
      steps.calculationMode = .discrete
      steps.duration = 1
      steps.repeatCount = .infinity
      steps.isRemovedOnCompletion = false
      spoke.add(steps, forKey: Self.animationKey)
    }
  }

  private func rebuildSpokes() {
    withoutActions {
      let geometry = SpokeGeometry(style)
      for spoke in spokes.sublayers ?? [] { spoke.removeFromSuperlayer() }
      for index in 0..<SpokeGeometry.count {
        let spoke = CALayer()
        spoke.bounds = CGRect(origin: .zero, size: geometry.spoke)
        spoke.cornerRadius = min(geometry.spoke.width, geometry.spoke.height) / 2
        spoke.position = geometry.position(of: index)
        spoke.setAffineTransform(CGAffineTransform(rotationAngle: SpokeGeometry.angle(of: index)))
        spoke.opacity = Float(SpokeGeometry.strength(of: index))
        spokes.addSublayer(spoke)
      }
      updateColors()
      placeSpokes()
      if isAnimating { addAnimations() }
    }
  }

  private func placeSpokes() {
    let geometry = SpokeGeometry(style)
    withoutActions {
      spokes.bounds = CGRect(origin: .zero, size: geometry.graphic)
      spokes.position = CGPoint(
        x: bounds.midX - geometry.size.width / 2 + geometry.graphic.width / 2,
        y: bounds.midY - geometry.size.height / 2 + geometry.graphic.height / 2)
    }
  }

  private func updateColors() {
    let color = self.color.resolvedColor(with: traitCollection).cgColor
    withoutActions {
      for spoke in spokes.sublayers ?? [] { spoke.backgroundColor = color }
    }
  }

  private func withoutActions(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }
}
