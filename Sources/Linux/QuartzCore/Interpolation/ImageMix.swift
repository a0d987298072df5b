// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// What a cross-fade of `contents` shows: so much of each picture, every pixel a weighted mean.
struct ImageMix {
  struct Part {
    /// nil is no picture: transparent.
    var image: CGImage?
    /// 0...1; those of all parts add up to 1.
    var weight: CGFloat
  }

  /// In the order in which they came, each picture once.
  private(set) var parts: [Part]

  init(_ image: CGImage?) {
    parts = [Part(image: image, weight: 1)]
  }

  /// The only picture; nil while there are several.
  var lone: Part? { parts.count == 1 ? parts.first : nil }

  /// The picture there is most of, the newer one of equals.
  var dominant: CGImage? {
    parts.reduce(into: Part(image: nil, weight: 0)) { if $1.weight >= $0.weight { $0 = $1 } }.image
  }

  /// So far on the way to another mix; there is no way on beyond an end.
  func mixed(with other: ImageMix, _ t: CGFloat) -> ImageMix {
    let t = t.unit
    var result = self
    for index in result.parts.indices { result.parts[index].weight *= 1 - t }
    for part in other.parts {
      if let index = result.parts.firstIndex(where: { $0.image === part.image }) {
        result.parts[index].weight += part.weight * t
      } else {
        result.parts.append(Part(image: part.image, weight: part.weight * t))
      }
    }
    result.parts.removeAll { $0.weight <= 0 }
    return result
  }
}

extension AnimatableValue {
  /// What can take part in a cross-fade, as a mix; nil for everything else.
  private var mix: ImageMix? {
    switch self {
    case .image(let image): ImageMix(image)
    case .images(let mix): mix
    case .none: ImageMix(nil)
    default: nil
    }
  }

  /// nil unless both are pictures.
  func crossFaded(to end: AnimatableValue, _ t: CGFloat) -> AnimatableValue? {
    guard let start = mix, let end = end.mix else { return nil }
    let mixed = start.mixed(with: end, t)
    guard let lone = mixed.lone else { return .images(mixed) }
    return lone.image.map { .image($0) } ?? AnimatableValue.none
  }
}
