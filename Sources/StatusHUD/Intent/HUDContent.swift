// SPDX-License-Identifier: MIT

/// What a HUD is asked to show: a value that knows no view and no clock.
struct HUDContent: Sendable, Equatable {
  /// The glyph a message is shown with.
  typealias Glyph = GlyphView.Glyph

  /// What stands above the text of a message.
  enum Picture: Sendable, Equatable {
    case glyph(Glyph)
    /// The app's own image, of ``StatusHUD/showImage(_:status:duration:maskType:)``.
    case image(UIImage)
  }

  enum Kind: Sendable, Equatable {
    /// Work of unknown length: the turning ring.
    case activity
    /// Work of known length, 0...1.
    case progress(Double)
    /// A message that leaves by itself. `nil` is text alone.
    case message(Picture?)

    /// Progress of `fraction`, whatever number that is; without one, activity.
    static func work(_ fraction: Double?) -> Kind {
      guard let fraction else { return .activity }
      return .progress(fraction.clampedToUnitInterval)
    }
  }

  /// Tells one content from the next, equal or not: a message shown again runs its time again.
  typealias ID = UInt64

  var id: ID
  var kind: Kind
  /// Never empty: an empty text is no text.
  var status: String? {
    didSet { if status?.isEmpty == true { status = nil } }
  }
  /// The text, if there is something to say.
  var spokenStatus: String? { status?.isBlank == true ? nil : status }
  var maskType: StatusHUD.MaskType
  /// How long a message stays after the fade-in, in seconds; nil stays until it is dismissed.
  var duration: Double?

  init(
    id: ID, kind: Kind, status: String?, maskType: StatusHUD.MaskType, duration: Double? = nil
  ) {
    self.id = id
    self.kind = kind
    self.status = status?.isEmpty == true ? nil : status
    self.maskType = maskType
    self.duration = duration
  }

  /// Takes over what a followed `Progress` has come to.
  mutating func apply(_ sample: ProgressSample) {
    kind = .work(sample.fraction)
    if let description = sample.description { status = description }
  }
}
