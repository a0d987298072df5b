// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

extension CGContext {
  /// What is drawn until the end of the layer is composited as one, with the alpha and blend mode
  /// that are current now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    savedStates.append(state)
    savedStates[savedStates.count - 1].beginsLayer = true
    cairo_push_group(cairo)
    state.alpha = 1
    state.blendMode = .normal
    synchronizeMatrix()
  }

  /// A layer of which only the part in the rectangle matters.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
    // The clip must be saved outside the group and restored with it: Cairo's group saves the
    // state itself, so that one clip inside is enough.
    beginTransparencyLayer(auxiliaryInfo: auxInfo)
    clip(to: rect)
  }

  /// Does nothing when no layer was begun.
  public func endTransparencyLayer() {
    guard let index = savedStates.lastIndex(where: \.beginsLayer) else { return }
    // States that were saved in the layer and not restored end with it.
    for _ in (index + 1)..<savedStates.count { cairo_restore(cairo) }
    state = savedStates[index]
    state.beginsLayer = false
    savedStates.removeSubrange(index...)
    cairo_pop_group_to_source(cairo)
    synchronizeMatrix()
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    drawing { cairo_paint_with_alpha(cairo, state.alpha) }
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
  }
}
