// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Something with a title and an image that a person can choose.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What it is called.
  open internal(set) var title: String
  /// What it looks like.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
