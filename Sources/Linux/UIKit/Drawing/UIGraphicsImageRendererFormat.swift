// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Pixels per point of what a renderer makes.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point. A value that is no positive number counts as 1.
  open var scale: CGFloat {
    get { storedScale }
    set { storedScale = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }

  private var storedScale: CGFloat

  /// The format of the current traits.
  public override init() {
    storedScale = Self.scale(of: .current)
    super.init()
  }

  /// The format that suits a screen with these traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    storedScale = Self.scale(of: traitCollection)
  }

  /// The format of the current traits.
  open class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The format that suits the current screen best, which on Linux is the default one.
  open class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  private static func scale(of traits: UITraitCollection) -> CGFloat {
    traits.displayScale > 0 ? traits.displayScale : 1
  }
}
