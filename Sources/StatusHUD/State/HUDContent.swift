// SPDX-License-Identifier: MIT

/// What a HUD shows: a value that knows no view and no clock.
struct HUDContent: Sendable, Equatable {
  typealias Glyph = GlyphView.Glyph

  /// Tells one content from the next, equal or not: a message shown again runs its time again.
  typealias ID = UInt64

  /// What stands above the text of a message.
  enum Picture: Sendable, Equatable {
    case glyph(Glyph)
    case image(UIImage)
  }

  enum Kind: Sendable, Equatable {
    /// Work of unknown length.
    case activity
    /// Work of known length, 0...1.
    case progress(Double)
    /// A message that leaves by itself; nil shows the text alone.
    case message(Picture?)

    /// Progress of `fraction`, clamped to 0...1; activity if that is nil.
    static func work(_ fraction: Double?) -> Kind {
      fraction.map { .progress($0.clampedToUnitInterval) } ?? .activity
    }
  }

  /// Assigned by the state when the content is asked for.
  var id: ID = 0
  var kind: Kind
  /// Never empty.
  var status: String? { didSet { if status?.isEmpty == true { status = nil } } }
  /// nil follows the configuration.
  var maskType: StatusHUD.MaskType?
  /// How long a message stays after the fade-in, in seconds.
  var duration: Double?

  init(
    _ kind: Kind, status: String?, maskType: StatusHUD.MaskType? = nil, duration: Double? = nil
  ) {
    self.kind = kind
    self.status = status?.isEmpty == true ? nil : status
    self.maskType = maskType
    self.duration = duration
  }

  /// How far the work is, if that is known.
  var progress: Double? {
    if case .progress(let progress) = kind { progress } else { nil }
  }

  /// The text, unless it is blank: VoiceOver has nothing to say then.
  var spokenStatus: String? { status?.isBlank == true ? nil : status }

  /// Shows what a followed `Progress` came to.
  mutating func apply(_ sample: ProgressSample) {
    kind = .work(sample.fraction)
    if let description = sample.description { status = description }
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
