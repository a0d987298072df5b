// SPDX-License-Identifier: MIT

import StatusHUD

/// Three dots that bounce: an animation of the app as the player of a designer’s file shows it, frame by
/// frame and by a clock of its own.
public final class BouncingDotsView: UIView {
  private static let count = 3
  private static let size = CGSize(width: 68, height: 48)
  private static let diameter: CGFloat = 14
  private static let height: CGFloat = 24
  /// Of one bounce, and by how much of it a dot is behind the one before it.
  private static let duration = 0.8
  private static let lag = 0.18
  /// The moment that shows all of it to a user who reduces motion.
  private static let stillMoment = 0.4

  private let dots = CAShapeLayer()
  private let shadows = CAShapeLayer()
  private var beginning: TimeInterval = 0
  private var clock: Task<Void, Never>?

  /// Stands still until it is in a window.
  public init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    shadows.opacity = 0.2
    for part in [shadows, dots] { layer.addSublayer(part) }
    tintColorDidChange()
  }

  /// There is none in an archive.
  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize { Self.size }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let color = tintColor.resolvedColor(with: traitCollection).cgColor
    for part in [shadows, dots] { part.fillColor = color }
    CATransaction.commit()
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    clock?.cancel()
    clock = nil
    guard window != nil else { return }
    beginning = CACurrentMediaTime()
    clock = Task { @MainActor [weak self] in
      while !Task.isCancelled {
        self?.drawFrame()
        try? await Task.sleep(nanoseconds: 16_000_000)
      }
    }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    drawFrame()
  }

  /// Draws the frame of now. The clock does the same, but a picture can’t wait for it.
  public func drawFrame() {
    let seconds =
      UIAccessibility.isReduceMotionEnabled
      ? Self.stillMoment : CACurrentMediaTime() - beginning
    let (dots, shadows) = (UIBezierPath(), UIBezierPath())
    for index in 0..<Self.count {
      let bounce = seconds / Self.duration - Self.lag * Double(index)
      add(index, at: bounce - bounce.rounded(.down), to: dots, above: shadows)
    }
    self.dots.path = dots.cgPath
    self.shadows.path = shadows.cgPath
  }

  /// - Parameter moment: Of its bounce, 0..<1. For the first part of it the dot is in the air.
  private func add(
    _ index: Int, at moment: Double, to dots: UIBezierPath, above shadows: UIBezierPath
  ) {
    let flight = 0.65
    let isInAir = moment < flight
    let rise = isInAir ? CGFloat(4 * moment / flight * (1 - moment / flight)) : 0
    let squash = isInAir ? 0 : CGFloat(0.22 * sin(.pi * (moment - flight) / (1 - flight)))

    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = CGFloat(isMirrored ? Self.count - 1 - index : index) - CGFloat(Self.count - 1) / 2
    let x = bounds.midX + place * (Self.diameter + 8)
    // Higher by half a shadow.
    let ground = bounds.midY + (Self.height + Self.diameter) / 2 - 2
    let (width, height) = (Self.diameter * (1 + squash), Self.diameter * (1 - squash))
    dots.append(
      UIBezierPath(
        ovalIn: CGRect(
          x: x - width / 2, y: ground - rise * Self.height - height, width: width, height: height)))
    let shadow = width * (1 - 0.5 * rise)
    shadows.append(
      UIBezierPath(
        ovalIn: CGRect(x: x - shadow / 2, y: ground + 1, width: shadow, height: 0.25 * shadow)))
  }
}
