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
    let displayScale = UITraitCollection.current.displayScale
    storedScale = displayScale > 0 ? displayScale : 1
    super.init()
  }

  /// The format that suits the current screen best, which on Linux is that of the current traits.
  open class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}
