// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore

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

  /// The color of the spokes; nil is the gray of the style.
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
      let steps = StepAnimation(
        keyPath: "opacity",
        values: (0..<count).map { SpokeGeometry.strength(of: (index - $0 + count) % count) },
        duration: 1)
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

/// The measures of the activity indicator since iOS 14.
struct SpokeGeometry {
  static let count = 8

  /// From the leading spoke backwards.
  private static let ladder: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69]

  /// The size of the view.
  let size: CGSize
  /// The box of the spokes, at the top left of the view. They turn around its center.
  let graphic: CGSize
  /// The size of a spoke that points right.
  let spoke: CGSize
  private let radius: CGFloat

  init(_ style: UIActivityIndicatorView.Style) {
    switch style {
    case .medium:
      size = CGSize(width: 20, height: 20)
      graphic = size
      spoke = CGSize(width: 6.5, height: 2.5)
      radius = 6.75
    case .large:
      size = CGSize(width: 37, height: 37)
      graphic = CGSize(width: 35, height: 35)
      spoke = CGSize(width: 12, height: 5)
      radius = 11.5
    }
  }

  /// How far a spoke is turned clockwise from pointing right.
  static func angle(of index: Int) -> CGFloat {
    2 * .pi * CGFloat(index) / CGFloat(count)
  }

  /// The alpha of a spoke: the leading one points up, and the others follow it.
  static func strength(of index: Int) -> CGFloat {
    ladder[(count - 2 - index + count) % count] / 255
  }

  /// The center of a spoke in the box.
  func position(of index: Int) -> CGPoint {
    CGPoint(
      x: graphic.width / 2 + radius * cos(Self.angle(of: index)),
      y: graphic.height / 2 + radius * sin(Self.angle(of: index)))
  }
}
