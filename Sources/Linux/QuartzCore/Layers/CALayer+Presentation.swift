// SPDX-License-Identifier: MIT

extension CALayer {
  final func makePresentation() -> Self? {
    if presentationModel != nil { return self }
    guard context != nil, flags.contains(.isCommitted) else { return nil }
    let copy = CALayer.shadow(of: self)
    copy.values = presentationValues(at: CACurrentMediaTime())
    copy.modelSoundness = true
    copy.presentationModel = self
    return unsafeDowncast(copy, to: Self.self)
  }

  final var modelOrSelf: Self {
    presentationModel.map { unsafeDowncast($0, to: Self.self) } ?? self
  }

  final var modelLayer: CALayer { presentationModel ?? self }

  final var sublayersOrPresentations: [CALayer] {
    guard let presentationModel else { return children }
    return presentationModel.children.compactMap { $0.presentation() }
  }
}
