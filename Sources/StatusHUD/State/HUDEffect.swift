// SPDX-License-Identifier: MIT

/// A change in visibility that the HUD reports to the app.
enum HUDTransition: Sendable { case willAppear, didAppear, willDisappear, didDisappear }

/// An action that the state machine requests from the presenter, such as fading in the HUD.
enum HUDEffect: Sendable {
  /// A number that identifies a fade. Only the end of the most recent fade changes the state.
  typealias Token = UInt64

  /// Shows the HUD with the specified content, or replaces the content onscreen.
  case render(HUDContent)
  /// Shows content that differs from the content onscreen only in its progress.
  case setProgress(HUDContent)
  case fade(isVisible: Bool, Token, duration: Double)
  case setBlocksTouches(Bool)
  case remove
  case post(HUDTransition, status: String?)
  /// Announces the text of the content or, if there's no text, the indicator. From then on, the HUD can
  /// take the VoiceOver focus.
  case announce(HUDContent)
  /// Announces the progress when it reaches the next multiple of 10 percent.
  case announceProgress(Double)
  case playHaptics(StatusHUD.Message.Icon)
  /// Runs a closure from the app.
  case complete(HUDRequests.Completion)
}
