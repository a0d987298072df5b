// SPDX-License-Identifier: MIT

/// What a HUD is asked to show: a value that knows no view and no clock.
struct HUDContent: Sendable, Equatable {
  /// The glyph a message is shown with.
  enum Glyph: Sendable, Equatable, CaseIterable {
    case info, success, error
  }

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
  }

  /// Tells one message from the next, equal or not: a message shown again runs its time again.
  typealias ID = UInt64

  var id: ID
  var kind: Kind
  /// Never empty: an empty text is no text.
  var status: String?
  var maskType: StatusHUD.MaskType
  /// How long a message stays after the fade-in, in seconds; nil stays until it is dismissed.
  var duration: Double?

  /// Whether this and `other` occupy the same slot of the bezel, so that one can become the other
  /// without an indicator being built anew.
  func hasSameIndicator(as other: HUDContent) -> Bool {
    switch (kind, other.kind) {
    case (.activity, .activity), (.progress, .progress): true
    case (.message(let mine), .message(let theirs)): mine == theirs
    default: false
    }
  }
}
