// SPDX-License-Identifier: MIT

/// A coordinate system that can convert points and rectangles to and from other systems.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A coordinate space with a known position on the screen, which connects any two such spaces. Views
/// and screens are the only spaces here.
@MainActor
protocol ScreenMappedSpace: UICoordinateSpace {
  func toScreen(_ rect: CGRect) -> CGRect
  func fromScreen(_ rect: CGRect) -> CGRect
}

extension ScreenMappedSpace {
  func convertThroughScreen(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    (space as? any ScreenMappedSpace)?.fromScreen(toScreen(rect)) ?? rect
  }

  func convertThroughScreen(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    (space as? any ScreenMappedSpace).map { fromScreen($0.toScreen(rect)) } ?? rect
  }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: space).origin
  }

  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: space).origin
  }

  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    convertThroughScreen(rect, to: space)
  }

  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    convertThroughScreen(rect, from: space)
  }
}

extension UIScreen {
  /// The coordinates of a screen.
  final class Space: NSObject, ScreenMappedSpace {
    /// The screen. The reference is strong, so that the coordinate space remains valid.
    private let screen: UIScreen

    init(_ screen: UIScreen) {
      self.screen = screen
    }

    var bounds: CGRect { screen.bounds }

    func toScreen(_ rect: CGRect) -> CGRect { rect }
    func fromScreen(_ rect: CGRect) -> CGRect { rect }
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
