// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

extension CGContext {
  public func saveGState() {
    savedStates.append(state)
    cairo_save(cairo)
  }

  /// Does nothing when nothing was saved.
  public func restoreGState() {
    guard let last = savedStates.popLast() else { return }
    state = last
    cairo_restore(cairo)
  }

  /// From user space to the base space.
  public var ctm: CGAffineTransform { state.ctm }

  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    state.ctm = transform.concatenating(state.ctm)
    synchronizeMatrix()
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  /// Gives what is drawn from now on a shadow. With nil for a color, there is none any more. The
  /// offset and the blur don't follow the current transform; text has no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let base = initialTransform.concatenating(baseTransform)
    state.shadow = color.flatMap { ContextShadow(offset: offset, blur: blur, color: $0, base) }
  }

  /// From user space to pixels.
  var deviceTransform: CGAffineTransform { state.ctm.concatenating(baseTransform) }

  /// Whether the current transform lets anything be seen.
  var isDrawable: Bool { deviceTransform.isDrawable }

  /// Tells Cairo the current transform.
  ///
  /// A matrix without an inverse would put the `cairo_t` into an error state for ever. What it
  /// would flatten is moved out of sight instead.
  func synchronizeMatrix() {
    let transform = deviceTransform
    var matrix = cairo_matrix_t()
    if transform.isDrawable {
      matrix.set(transform)
    } else {
      matrix.set(CGAffineTransform(translationX: -1_000_000, y: -1_000_000))
    }
    cairo_set_matrix(cairo, &matrix)
  }
}

extension cairo_matrix_t {
  mutating func set(_ transform: CGAffineTransform) {
    self = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
