// SPDX-License-Identifier: MIT

/// A transition that observers hear about.
enum HUDTransition: Sendable, CaseIterable {
  case willAppear, didAppear, willDisappear, didDisappear
}

/// One thing the presenter does, in the order the state returns them.
enum HUDEffect: Sendable {
  /// Identifies a fade. The end of any fade but the newest is stale.
  typealias Token = UInt64

  /// Put the HUD on screen with this content, or change the content on screen.
  case present(HUDContent)
  case fade(isVisible: Bool, Token, duration: Double)
  /// Keep touches from the app, or let them pass.
  case setBlocksTouches(Bool)
  /// Take the HUD off the screen.
  case remove
  case post(HUDTransition, status: String?)
  /// Let VoiceOver say a text.
  case announce(String)
  /// Announce progress that reached another tenth.
  case announceProgress(Double)
  case playHaptics(HUDContent.Glyph)
  /// The presentation is over, also if it never came on screen.
  case end
  /// Run a closure that the app passed to a dismissal.
  case complete(HUDState.Completion)
}
