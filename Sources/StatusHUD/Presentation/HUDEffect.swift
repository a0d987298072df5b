// SPDX-License-Identifier: MIT

/// A transition that is announced to the app.
enum HUDTransition: Sendable, Equatable, CaseIterable {
  case willAppear, didAppear, willDisappear, didDisappear
}

/// One thing for the presenter to do, in the order given by the machine.
enum HUDEffect: Sendable, Equatable {
  /// Names one fade; the end of an earlier fade is told from the end of this one by it.
  typealias Token = UInt64

  /// Bring the overlay up with this content, as visible as it happens to be.
  case present(HUDContent)
  /// Change the content of the overlay that is up.
  case update(HUDContent)
  case fadeIn(Token, duration: Double)
  case fadeOut(Token, duration: Double)
  /// Take the overlay away.
  case remove
  case post(HUDTransition, status: String?)
  /// Speak a text that was not spoken in this presentation yet.
  case announce(String)
  /// Speak the progress, which has come at least a tenth further.
  case announceProgress(Double)
  /// Make the appearance of a message felt.
  case feel(HUDContent.Glyph)
  /// Tell the intent that the display time of this message is over.
  case elapse(HUDContent.ID)
}
