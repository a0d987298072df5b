// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// Which classes of views override `draw(_:)`.
///
/// Apple asks the Objective-C runtime. Swift cannot tell, and a backing store per view would cost a
/// screen of memory for each container. So the first view of a class draws once into a bitmap that
/// is thrown away: a class that never reaches UIView's own `draw(_:)`, or leaves a pixel, draws.
@MainActor
enum DrawingClasses {
  enum Kind {
    case unknown, draws, plain
    /// UIKit's own classes of which it is certain, and image views, whose contents are their images.
    case neverDraws
  }

  private static var kinds: [ObjectIdentifier: Kind] = [
    ObjectIdentifier(UIView.self): .neverDraws,
    ObjectIdentifier(UIWindow.self): .neverDraws,
  ]
  private static var reachedBase = false
  /// Pixels on a side of the bitmap; a view of other sizes stays unknown.
  private static let sides: ClosedRange<CGFloat> = 1...8192

  static func kind(of view: UIView) -> Kind {
    kinds[ObjectIdentifier(type(of: view))] ?? (view is UIImageView ? .neverDraws : .unknown)
  }

  /// The first view of the class had nothing to draw, this one has.
  static func noteDrawing(of view: UIView) {
    if kind(of: view) == .plain { kinds[ObjectIdentifier(type(of: view))] = .draws }
  }

  static func noteBaseDraw() {
    reachedBase = true
  }

  static func probe(_ view: UIView) {
    guard kind(of: view) == .unknown else { return }
    let scale = view.layer.contentsScale
    let width = (view.bounds.width * scale).rounded(.up)
    let height = (view.bounds.height * scale).rounded(.up)
    guard sides.contains(width), sides.contains(height),
      let context = CGContext(
        uprightData: nil, width: Int(width), height: Int(height), bytesPerRow: 0, scale: scale)
    else { return }
    reachedBase = false
    context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
    view.performDrawing(in: context)
    let pixels = context.makeImage()?.premultipliedARGB ?? []
    let drew = !reachedBase || pixels.contains { $0 != 0 }
    kinds[ObjectIdentifier(type(of: view))] = drew ? .draws : .plain
  }
}
