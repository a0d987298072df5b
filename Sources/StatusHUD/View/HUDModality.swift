// SPDX-License-Identifier: MIT

/// Who takes touches and the VoiceOver focus: a HUD or the app beneath it.
///
/// A modal HUD takes all touches, and moves the VoiceOver focus to its first element. Later, it moves the
/// focus back to what had it: an element of the app or, if there are several modal HUDs, another HUD.
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
  /// The element that had the focus.
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

  /// A modal HUD. During an alert, it remembers what had the focus.
  private struct Holder { weak var modality: HUDModality? }

  /// The modal HUDs in the order in which they first took the focus.
  private static var holders: [Holder] = []
  /// The element of the app that had the focus before the first of them took it.
  private static weak var appElement: NSObject?

  private func takeFocus() {
    guard !hasFocus else { return }
    hasFocus = true
    let hud = (current as? UIView)?.enclosingHUD?.modality
    Self.holders.removeAll { $0.modality == nil }
    if let index = Self.holders.firstIndex(where: { $0.modality === self }) {
      // After an alert, a HUD that took the focus later keeps it.
      let later = Self.holders[(index + 1)...]
      if hud != nil, later.contains(where: { $0.modality === hud }) { return }
    } else {
      if hud !== self { previous = current }
      if Self.holders.isEmpty { Self.appElement = previous }
      Self.holders.append(Holder(modality: self))
    }
    first = bezel.firstElement
    UIAccessibility.post(notification: .screenChanged, argument: first)
    if let texts = bezel.otherTexts { _ = VoiceOver.announce(texts) }
  }

  /// Moves the focus back, unless the user has moved it elsewhere.
  /// - Parameter toApp: Pass `false` during an alert, when VoiceOver can't reach the app.
  private func giveFocusBack(toApp: Bool) {
    let isFocused = hasFocus && (current == nil || focused != nil)
    (hasFocus, didMoveFocus) = (false, false)
    if toApp { Self.holders.removeAll { $0.modality === self } }
    if isFocused {
      UIAccessibility.post(notification: .layoutChanged, argument: toApp ? successor : nil)
    }
    if toApp { previous = nil }
  }

  /// The element that gets the focus from this HUD, or `nil` if all of them are gone.
  private var successor: NSObject? {
    func isReachable(_ element: NSObject) -> Bool {
      guard let view = element as? UIView else { return true }
      return view.window != nil
        && !sequence(first: view, next: \.superview).contains(where: \.accessibilityElementsHidden)
    }
    let hud = (previous as? UIView)?.enclosingHUD?.modality
    if let previous, isReachable(previous), hud?.hasFocus != false { return previous }
    let newest = Self.holders.last { $0.modality?.hasFocus == true }?.modality
    return newest?.bezel.firstElement ?? Self.appElement.flatMap { isReachable($0) ? $0 : nil }
  }
}

extension UIView {
  /// The view that draws the HUD which contains this view.
  var enclosingHUD: HUDContentView? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? HUDContentView }.first
  }
}
