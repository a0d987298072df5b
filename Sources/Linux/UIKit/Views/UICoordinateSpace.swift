// SPDX-License-Identifier: MIT

/// Coordinates that points and rectangles can be converted from and to.
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space that knows where it is on the screen, through which any two can be converted.
@MainActor
protocol ScreenMappedSpace: UICoordinateSpace {
  func toScreen(_ rect: CGRect) -> CGRect
  func fromScreen(_ rect: CGRect) -> CGRect
}

extension UICoordinateSpace {
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let onScreen = (self as? any ScreenMappedSpace)?.toScreen(rect) ?? rect
    return (coordinateSpace as? any ScreenMappedSpace)?.fromScreen(onScreen) ?? onScreen
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
}

extension UIView: ScreenMappedSpace {
  func toScreen(_ rect: CGRect) -> CGRect {
    guard let window else { return convert(rect, to: nil as UIView?) }
    return window.layer.convert(layer.convert(rect, to: window.layer), to: window.layer.superlayer)
  }

  func fromScreen(_ rect: CGRect) -> CGRect {
    guard let window else { return convert(rect, from: nil as UIView?) }
    return layer.convert(
      window.layer.convert(rect, from: window.layer.superlayer), from: window.layer)
  }
}
