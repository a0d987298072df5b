// SPDX-License-Identifier: MIT

/// What a call of the facade asks of the intent: the call with every default already filled in
/// on the caller's thread, so that nothing is read late.
enum HUDCommand: Sendable, Equatable {
  /// Names the closure of a dismissal; the closure itself stays in the store.
  typealias Ticket = UInt64

  case show(status: String?, maskType: StatusHUD.MaskType)
  case popActivity
  case progress(Double, status: String?, maskType: StatusHUD.MaskType)
  case follow(FollowedProgress, ProgressSample, status: String?, maskType: StatusHUD.MaskType)
  case message(
    HUDContent.Picture?, status: String?, duration: Double, maskType: StatusHUD.MaskType)
  case setStatus(String?)
  case dismiss(Ticket?)
  case dismissAt(time: Double, Ticket?)

  /// Begins a scoped activity; the ID of its content names it from then on.
  case begin(status: String?, maskType: StatusHUD.MaskType)
  case update(HUDContent.ID, status: String?)
  /// nil goes back to the spinner.
  case updateProgress(HUDContent.ID, Double?)
  case end(HUDContent.ID)

  /// What the followed `Progress` of this name has come to.
  case sample(HUDContent.ID, ProgressSample)
  /// The display time of this message is over.
  case elapse(HUDContent.ID)
  /// It is `now`: a delayed dismissal that is due takes place.
  case tick(now: Double)
}
