// SPDX-License-Identifier: MIT

import StatusHUD

/// Three dots that bounce: an animation of the app as the player of a designer’s file shows it, frame by
/// frame and by a clock of its own.
public final class BouncingDotsView: TintedView {
  private static let count = 3
  private static let diameter: CGFloat = 14
  private static let height: CGFloat = 24
  /// Of one bounce, and by how much of it a dot is behind the one before it.
  private static let duration = 0.8
  private static let lag = 0.18
  /// The part of a bounce for which the dot is in the air.
  private static let flight = 0.65
  /// The moment that shows all of it to a user who reduces motion.
  private static let stillMoment = 0.4

  private let dots = CAShapeLayer()
  private let shadows = CAShapeLayer()
  private var beginning: TimeInterval = 0
  private var clock: Task<Void, Never>?

  /// Stands still until it is in a window.
  public init() {
    super.init(size: CGSize(width: 68, height: 48))
    shadows.opacity = 0.2
    for part in [shadows, dots] { layer.addSublayer(part) }
    tintColorDidChange()
  }

  /// There is none in an archive.
  public required init?(coder: NSCoder) { nil }

  override func tint(_ color: CGColor) {
    for part in [shadows, dots] { part.fillColor = color }
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
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (dots, shadows) = (UIBezierPath(), UIBezierPath())
    for index in 0..<Self.count {
      let bounce = seconds / Self.duration - Self.lag * Double(index)
      let moment = bounce - bounce.rounded(.down)
      let inAir = min(moment / Self.flight, 1)
      let onGround = max(moment - Self.flight, 0) / (1 - Self.flight)
      let rise = CGFloat(4 * inAir * (1 - inAir))
      let squash = CGFloat(0.22 * sin(.pi * onGround))

      let column = CGFloat(isMirrored ? Self.count - 1 - index : index) - 1
      let x = bounds.midX + column * (Self.diameter + 8)
      // Higher by half a shadow.
      let ground = bounds.midY + (Self.height + Self.diameter) / 2 - 2
      let (width, height) = (Self.diameter * (1 + squash), Self.diameter * (1 - squash))
      let dot = CGRect(
        x: x - width / 2, y: ground - rise * Self.height - height, width: width, height: height)
      dots.append(UIBezierPath(ovalIn: dot))
      let length = width * (1 - 0.5 * rise)
      let shadow = CGRect(x: x - length / 2, y: ground + 1, width: length, height: 0.25 * length)
      shadows.append(UIBezierPath(ovalIn: shadow))
    }
    self.dots.path = dots.cgPath
    self.shadows.path = shadows.cgPath
  }
}
