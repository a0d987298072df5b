// SPDX-License-Identifier: MIT

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

extension UIInterfaceOrientation {
  var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The bit of the orientation among those that a controller supports.
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}
