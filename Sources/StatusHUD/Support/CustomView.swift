// SPDX-License-Identifier: MIT

// A seam: constraints and the system's progress view exist on Apple's systems only.

/// What a view of the app's is to a ``HUDView``.
@MainActor enum CustomView {
  /// Its intrinsic size, or the one its constraints give it, or else the one it has.
  static func size(of view: UIView) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    let own = CGSize(
      width: length(intrinsic.width, or: view.bounds.width),
      height: length(intrinsic.height, or: view.bounds.height))
    #if canImport(UIKit)
      if !view.constraints.isEmpty {
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
          width: fitting.width > 0 ? fitting.width : own.width,
          height: fitting.height > 0 ? fitting.height : own.height)
      }
    #endif
    return own
  }

  /// Neither -1, for no size, nor what can be none is a length.
  private static func length(_ intrinsic: CGFloat, or own: CGFloat) -> CGFloat {
    intrinsic.sanitized(or: own.sanitized(or: 0))
  }

  /// Tells a view that shows progress, if it is one.
  static func setProgress(_ progress: Double, of view: UIView, animated: Bool) {
    #if canImport(UIKit)
      (view as? UIProgressView)?.setProgress(Float(progress), animated: animated)
    #endif
  }
}
