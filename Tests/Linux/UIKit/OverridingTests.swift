// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

private final class Button: UIButton {
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title?.uppercased(), for: state)
  }
  override var currentTitleColor: UIColor { .orange }
  override func isDescendant(of view: UIView) -> Bool { true }
  override func bringSubviewToFront(_ view: UIView) {}
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  override var motionEffects: [UIMotionEffect] {
    get { [] }
    set {}
  }
  override class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .rightToLeft }
}

private final class Pictures: UIImageView {
  private(set) var starts = 0
  override func startAnimating() { starts += 1 }
}

private final class Path: UIBezierPath {
  private(set) var fills = 0
  override func fill() { fills += 1 }
}

private final class Colour: UIColor, @unchecked Sendable {
  private(set) var uses = 0
  override func setFill() { uses += 1 }
}

// Of these nobody but UIKit makes one here.
private final class Drawing: UIImage, @unchecked Sendable {
  override func draw(in rect: CGRect) {}
  override var images: [UIImage]? { [] }
}

private final class Finger: UITouch {
  override var phase: Phase { .cancelled }
}

/// What is open in Apple's headers can be overridden, and is called by the rest.
@MainActor @Suite(.exclusiveScreen) struct OverridingTests {
  @Test func aButtonChangesItsTitles() {
    let button = Button(frame: .zero, primaryAction: UIAction(title: "go") { _ in })
    #expect(button.currentTitle == "GO")
    #expect(button.titleLabel?.textColor == .orange)
    #expect((button as UIView).isDescendant(of: UIView()))
  }

  @Test func whatDrawsAndMovesIsOverridden() {
    let pictures = Pictures()
    pictures.image = UIImage.animatedImage(with: [UIImage(), UIImage()], duration: 1)
    #expect(pictures.starts == 1)
    let colour = Colour(white: 0, alpha: 1)
    colour.set()
    #expect(colour.uses == 1)
    let path = Path()
    _ = drawn(4, 4) { _ in path.fill(with: .normal, alpha: 1) }
    #expect(path.fills == 1)
  }
}
