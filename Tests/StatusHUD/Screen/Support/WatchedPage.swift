// SPDX-License-Identifier: MIT

import LinuxUIKit

/// A controller of the app that counts how often somebody looks, and asks it about the status bar.
final class WatchedPage: UIViewController {
  var (looks, questions) = (0, 0)

  override var presentedViewController: UIViewController? {
    looks += 1
    return super.presentedViewController
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    questions += 1
    return super.preferredStatusBarStyle
  }
}
