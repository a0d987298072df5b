// SPDX-License-Identifier: MIT

internal import StatusHUDResources

/// The mask that makes the turning ring fade along its length.
///
/// Its alpha rises clockwise from 12 o'clock: an image from the resources, or, where they are
/// missing, a conic gradient through the same values.
@MainActor
enum AngularMask {
  /// The alpha at a fraction of a turn.
  nonisolated static func alpha(at turn: CGFloat) -> CGFloat {
    (turn + 3 * turn * turn - 2 * turn * turn * turn) / 2
  }

  /// A layer for `update(_:scale:)` to fill.
  static func makeLayer() -> CALayer {
    image(scale: 1) == nil ? gradientLayer() : CALayer()
  }

  /// Gives the layer the image that is made for the screen.
  static func update(_ layer: CALayer, scale: CGFloat) {
    layer.contentsScale = scale
    guard !(layer is CAGradientLayer), let image = image(scale: scale) else { return }
    layer.contents = image.cgImage
  }

  /// The curve in pieces of a 64th of a turn, each off by less than a grey value.
  static func gradientLayer() -> CALayer {
    let layer = CAGradientLayer()
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    let stops = (0...64).map { CGFloat($0) / 64 }
    layer.colors = stops.map { UIColor(white: 0, alpha: alpha(at: $0)).cgColor }
    layer.locations = stops.map { NSNumber(value: Double($0)) }
    return layer
  }

  private static var images: [Int: UIImage] = [:]

  private static func image(scale: CGFloat) -> UIImage? {
    let scale = min(max(Int(scale.rounded(.up)), 1), 3)
    if let image = images[scale] { return image }
    let name = scale == 1 ? "angle-mask" : "angle-mask@\(scale)x"
    guard
      let data = ResourceBundle.data(forResource: name, withExtension: "png"),
      let image = UIImage(data: data, scale: CGFloat(scale))
    else {
      _ = logOnce
      return nil
    }
    images[scale] = image
    return image
  }

  /// A bundle without the image was logged by `ResourceBundle` if it was the bundle that is missing.
  private static let logOnce: Void = {
    if ResourceBundle.bundle != nil { ResourceBundle.log("spinner mask not found; drawing it") }
  }()
}
