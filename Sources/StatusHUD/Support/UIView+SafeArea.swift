// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have layout regions.

extension UIView {
  /// The safe area insets, which since iOS 26 leave out the corners of the window and its controls, too.
  /// No device has run this.
  var barInsets: UIEdgeInsets {
    #if !os(Linux)
      if #available(iOS 26, tvOS 26, visionOS 26, *) {
        return edgeInsets(for: .safeArea(cornerAdaptation: .vertical))
      }
    #endif
    return safeAreaInsets
  }
}
