// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// Which classes of views override `draw(_:)`.
///
/// Apple asks the Objective-C runtime. Swift cannot tell, and a backing store per view would cost a
/// screen of memory for each container. So the first drawing of a class decides: one that never
/// reaches UIView's own `draw(_:)`, or leaves a pixel, makes the class draw. Else the backing store
/// goes, and no view of the class gets another.
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

  /// Lets a view draw into a new bitmap. Whether the view wants one is the answer.
  static func draw(_ view: UIView, in context: CGContext, _ body: () -> Void) -> Bool {
    // Of views that were shown together, all were asked to draw before the first did.
    guard [.unknown, .plain].contains(kind(of: view)) else {
      body()
      return true
    }
    let outer = reachedBase
    reachedBase = false
    body()
    let draws = !reachedBase || !context.isBlank
    reachedBase = outer
    kinds[ObjectIdentifier(type(of: view))] = draws ? .draws : .plain
    return draws
  }
}
