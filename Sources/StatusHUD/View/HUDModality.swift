// SPDX-License-Identifier: MIT

/// Who takes touches and the VoiceOver focus: a HUD or the app beneath it.
///
/// A modal HUD takes all touches, and moves the VoiceOver focus to its first element. Later, it moves the
/// focus back to the element that had it.
@MainActor final class HUDModality {
  private unowned let view: HUDContentView
  private var bezel: BezelView { view.bezel }

  var blocksTouches = false { didSet { update() } }
  /// A Boolean value that indicates whether the HUD announced its content in this presentation. Until
  /// then, it doesn't take the VoiceOver focus, because the app might still replace the content.
  private var hasSpoken = false
  private var hasFocus = false
  /// A Boolean value that indicates whether the latest call to `updateFocus()` moved the focus.
  private var didMoveFocus = false
  /// The element of the app that had the focus.
  private weak var previous: NSObject?
  /// The element of the bezel that VoiceOver reads first. An indicator might be gone since.
  private weak var first: UIView?

  init(_ view: HUDContentView) { self.view = view }

  /// A Boolean value that indicates whether the HUD takes all touches. If the app turned off user
  /// interaction, it doesn't.
  var isModal: Bool { blocksTouches && isInteractive }

  private var isInteractive: Bool { view.superview?.isUserInteractionEnabled != false }

  /// Returns `true` if the HUD takes a touch on `touched`. If there's no mask, the HUD takes only touches
  /// on controls and, if a tap has an effect, touches on the bezel.
  func takes(_ point: CGPoint, on touched: UIView) -> Bool {
    if isModal { return true }
    guard view.isVisible else { return false }
    return touched is UIControl || view.taps.takesTaps && view.isOnBezel(point)
  }

  /// Moves the VoiceOver focus to a modal HUD or back to the app.
  func update() {
    if isModal, view.window != nil {
      if hasSpoken { takeFocus() }
    } else if !view.maskType.blocksTouches || view.app.hasAlert || view.window == nil {
      giveFocusBack(toApp: !view.app.hasAlert)
    }
  }

  /// Announces `text`. If a modal HUD hasn't received the focus yet, this method announces nothing,
  /// because VoiceOver reads the HUD when the focus moves.
  /// - Returns: `true` if this method posted an announcement of `text`.
  func announce(_ text: String) -> Bool {
    hasSpoken = true
    defer { update() }
    // A HUD that the user can't touch doesn't become modal.
    if isInteractive, view.maskType.blocksTouches, !hasFocus { return false }
    guard didMoveFocus else { return VoiceOver.announce(text) }
    if let texts = bezel.otherTexts { _ = VoiceOver.announce(texts) }
    return false
  }

  /// Ends the presentation. The focus returns now, before another HUD moves it to the removed bezel.
  func presentationDidEnd() {
    blocksTouches = false
    giveFocusBack(toApp: true)
    hasSpoken = false
  }

  // MARK: VoiceOver focus

  private var current: NSObject? { UIAccessibility.focusedElement(using: nil) as? NSObject }

  /// The focused view if it's in the bezel, or if the HUD moved the focus to it before it left the bezel.
  private var focused: UIView? {
    guard let view = current as? UIView else { return nil }
    return view === first || view.isDescendant(of: bezel) ? view : nil
  }

  /// Moves the focus to the HUD's first element if VoiceOver can no longer reach the focused view.
  func updateFocus() {
    guard hasFocus else { return }
    didMoveFocus = focused.map(bezel.canFocus) == false
    first = bezel.firstElement
    if didMoveFocus { UIAccessibility.post(notification: .layoutChanged, argument: first) }
  }

  private func takeFocus() {
    guard !hasFocus else { return }
    hasFocus = true
    // After an alert, the bezel might have the focus already.
    if let current, focused == nil { previous = current }
    first = bezel.firstElement
    UIAccessibility.post(notification: .screenChanged, argument: first)
    if let texts = bezel.otherTexts { _ = VoiceOver.announce(texts) }
  }

  /// Moves the focus back to the element that had it, unless the user has moved it elsewhere.
  /// - Parameter toApp: Pass `false` if VoiceOver can't reach the element now.
  private func giveFocusBack(toApp: Bool) {
    defer { if toApp { previous = nil } }
    guard hasFocus else { return }
    (hasFocus, didMoveFocus) = (false, false)
    guard current == nil || focused != nil else { return }
    let isGone = (previous as? UIView).map { view in
      view.window == nil
        || sequence(first: view, next: \.superview).contains(where: \.accessibilityElementsHidden)
    }
    UIAccessibility.post(
      notification: .layoutChanged, argument: isGone == true || !toApp ? nil : previous)
  }
}
