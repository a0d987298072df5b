// SPDX-License-Identifier: MIT

import Foundation

extension CGContext {
  public func beginPath() {
    path = CGMutablePath()
  }

  public func move(to point: CGPoint) {
    path.move(to: point, transform: deviceTransform)
  }

  public func addLine(to point: CGPoint) {
    path.addLine(to: point, transform: deviceTransform)
  }

  public func addRect(_ rect: CGRect) {
    path.addRect(rect, transform: deviceTransform)
  }

  public func addPath(_ path: CGPath) {
    self.path.addPath(path, transform: deviceTransform)
  }
}
