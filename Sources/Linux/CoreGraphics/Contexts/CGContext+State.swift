// SPDX-License-Identifier: MIT

internal import CCairo

extension CGContext {
  public func saveGState() {
    savedStates.append(state)
    cairo_save(cairo)
  }

  /// If no state was saved, does nothing.
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

  /// Adds a shadow to the following drawing. If the color is `nil`, removes the shadow. The offset and
  /// the blur don't follow the current transform, and text has no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let base = initialTransform.concatenating(baseTransform)
    state.shadow = color.flatMap { ContextShadow(offset: offset, blur: blur, color: $0, base) }
  }

  /// From user space to pixels.
  var deviceTransform: CGAffineTransform { state.ctm.concatenating(baseTransform) }

  /// Whether drawing is visible with the current transform.
  var isDrawable: Bool { deviceTransform.isDrawable }

  /// Sets Cairo's transform.
  ///
  /// A matrix without an inverse would put the `cairo_t` into a permanent error state. Drawing that it
  /// would flatten is moved out of sight instead.
  func synchronizeMatrix() {
    let nowhere = CGAffineTransform(translationX: -1_000_000, y: -1_000_000)
    (isDrawable ? deviceTransform : nowhere).setMatrix(ofContext: cairo)
  }
}

/// The state that `CGContext.saveGState()` saves, except the clip, which Cairo saves.
struct GraphicsState {
  /// From user space to the base space, whose origin is the lower left corner.
  var ctm: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var blendMode = CGBlendMode.normal
  var shadow: ContextShadow?
}
