// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have gesture recognizers. On tvOS, presses go to the view that has
// the focus. visionOS doesn't have the `accessibilitySpeechQueueAnnouncement` attribute.

/// Who takes touches and the VoiceOver focus: a HUD or the app beneath it.
///
/// A modal HUD takes all touches, and moves the VoiceOver focus to its first element. Later, it moves the
/// focus back to the element of the app, or to the other modal HUD, that had it.
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
  /// The element of the app that had the focus, unless another modal HUD had it, and what the app presented
  /// beside it then, such as a search controller or a sheet that doesn't dim the app.
  private weak var previous: NSObject?
  private weak var previousPage: UIViewController?
  /// The element of the bezel that had the focus when the HUD last moved it. An indicator might be gone
  /// since.
  private weak var latest: UIView?

  init(_ view: HUDContentView) { self.view = view }

  /// A Boolean value that indicates whether the HUD takes all touches. If the app turned off user
  /// interaction, it doesn't.
  var isModal: Bool { blocksTouches && isInteractive }

  private var isInteractive: Bool {
    (view.owner ?? view.superview?.superview)?.isUserInteractionEnabled != false
  }

  /// Returns `true` if the HUD takes a touch on `touched`. If there's no mask, the HUD takes only touches
  /// on controls and, if a tap has an effect, touches on the bezel.
  func takes(_ point: CGPoint, on touched: UIView) -> Bool {
    if isModal { return true }
    guard view.isVisible else { return false }
    return touched is UIControl || view.taps.takesTaps && view.isOnBezel(point)
  }

  /// Moves the VoiceOver focus to a modal HUD or back to the app.
  func update() {
    let isAside = view.visibility == .aside
    if isModal, view.window != nil {
      if hasSpoken, !hasFocus { takeFocus() }
    } else if !view.maskType.blocksTouches || isAside || view.window == nil {
      giveFocusBack(forGood: !isAside)
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
    guard didMoveFocus else { return Self.speak(text) }
    if let texts = bezel.otherTexts { _ = Self.speak(texts) }
    return false
  }

  /// If VoiceOver is on, queues an announcement of `text`. While VoiceOver reads the title of a
  /// button that the user just tapped, it discards any announcement that isn't queued.
  /// - Returns: `true` if VoiceOver is on.
  private static func speak(_ text: String) -> Bool {
    guard UIAccessibility.isVoiceOverRunning else { return false }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if #available(iOS 17, tvOS 17, *) {
      attributes[.accessibilitySpeechAnnouncementPriority] = UIAccessibilityPriority.low
    } else {
      #if !os(visionOS)
        attributes[.accessibilitySpeechQueueAnnouncement] = true
      #endif
    }
    UIAccessibility.post(
      notification: .announcement,
      argument: NSAttributedString(string: text, attributes: attributes))
    return true
  }

  /// Ends the presentation. The focus returns now, before another HUD moves it to the removed bezel.
  func presentationDidEnd() {
    blocksTouches = false
    giveFocusBack(forGood: true)
    hasSpoken = false
  }

  // MARK: VoiceOver focus

  private var current: NSObject? { UIAccessibility.focusedElement(using: nil) as? NSObject }

  /// The focused view if it's in the bezel, or if the HUD moved the focus to it before it left the bezel.
  private var focused: UIView? {
    guard let view = current as? UIView else { return nil }
    return view === latest || view.isDescendant(of: bezel) ? view : nil
  }

  /// Moves the focus to the HUD's first element if VoiceOver can no longer reach the focused view.
  func updateFocus() {
    guard hasFocus else { return }
    didMoveFocus = focused.map(bezel.canFocus) == false
    // While another HUD has the focus, this one remembers its own element.
    if focused != nil || latest.map(bezel.canFocus) != true { latest = bezel.firstElement }
    if didMoveFocus { UIAccessibility.post(notification: .layoutChanged, argument: latest) }
  }

  /// Weak references to the modal HUDs, in the order in which they first took the focus. They stay here
  /// while they're aside.
  private static var holders: [() -> HUDModality?] = []

  private var isHolder: Bool { Self.holders.contains { $0() === self } }
  /// The modal HUDs that took the focus after this one.
  private var later: [HUDModality] {
    Self.holders.drop { $0() !== self }.dropFirst().compactMap { $0() }
  }

  private func takeFocus() {
    hasFocus = true
    // Of HUDs that were aside, one that took the focus later keeps it.
    if later.contains(where: \.hasFocus) { return }
    // The alert or page might still have the focus.
    if let current, focused == nil, !current.isLeaving {
      let hud = current.enclosingHUD?.modality
      if hud?.isHolder == true {
        hud?.latest = current as? UIView
      } else {
        (previous, previousPage) = (current, current.page)
      }
    }
    if !isHolder { Self.holders.append { [weak self] in self } }
    latest = bezel.firstElement
    UIAccessibility.post(notification: .screenChanged, argument: latest)
    if let texts = bezel.otherTexts { _ = Self.speak(texts) }
  }

  /// Moves the focus back, unless the user has moved it elsewhere.
  /// - Parameter forGood: Pass `false` while the HUD is aside.
  private func giveFocusBack(forGood: Bool) {
    let isFocused = hasFocus && (current == nil || focused != nil)
    (hasFocus, didMoveFocus) = (false, false)
    let target = view.app.hasAlert ? nil : successor
    if isFocused { UIAccessibility.post(notification: .layoutChanged, argument: target) }
    guard forGood else { return }
    // If the next HUD took the focus from this one, it returns the focus to where this one got it.
    if let next = later.first, next.previous?.isReachable(beside: next.previousPage) != true {
      (next.previous, next.previousPage) = (previous, previousPage)
    }
    Self.holders.removeAll { $0() == nil || $0() === self }
    previous = nil
  }

  /// The element that gets the focus from this HUD: an element of the app or else of the HUD beneath.
  private var successor: NSObject? {
    if let previous, previous.isReachable(beside: previousPage) { return previous }
    let beneath = Self.holders.prefix { $0() !== self }.compactMap { $0() }
      .last { $0.view.window?.windowScene === view.window?.windowScene }
    guard let beneath, beneath.hasFocus else { return beneath?.successor }
    let elements = [beneath.latest, beneath.bezel.firstElement].compactMap { $0 }
    return elements.first { $0.isReachable() } ?? beneath.successor
  }
}

/// A view that prevents gesture recognizers outside the HUD from handling its touches.
class GestureRecognizerBarrierView: UIView {
  #if !os(Linux)
    /// Returns `false` for gesture recognizers outside the HUD, so that a tap on a mask doesn't
    /// trigger the gesture recognizers of the HUD's superviews.
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      // Allow gesture recognizers that are attached to the HUD or to a window.
      guard let view = recognizer.view else { return false }
      return view is UIWindow || view.isDescendant(of: enclosingHUD?.owner ?? enclosingHUD ?? self)
    }
  #endif
}

#if !os(Linux) && !os(tvOS)
  /// A gesture recognizer that recognizes each touch on a HUD at once, so that the gesture recognizers
  /// of the HUD's superviews don't. Such a recognizer, for example “tap anywhere to end editing,” would
  /// otherwise recognize the touch, too, if its `cancelsTouchesInView` property is `false`.
  final class TouchBarrierRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    init() {
      super.init(target: nil, action: nil)
      minimumPressDuration = 0
      cancelsTouchesInView = false
      delaysTouchesEnded = false
      delegate = self
    }

    /// Returns `true` for gesture recognizers in the HUD or in a window, which the HUD doesn't prevent.
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { view?.gestureRecognizerShouldBegin(other) != false }
  }
#endif

/// Where an accessibility element is.
@MainActor extension NSObject {
  /// The element and the responders that contain it, if it's a responder.
  private var responders: [UIResponder] {
    (self as? UIResponder).map { Array(sequence(first: $0, next: \.next)) } ?? []
  }

  private var controllers: [UIViewController] { responders.compactMap { $0 as? UIViewController } }

  /// The view that draws the HUD which contains the element.
  var enclosingHUD: HUDContentView? { responders.lazy.compactMap { $0 as? HUDContentView }.first }

  /// A Boolean value that indicates whether the element is in an alert or in a page that's being dismissed.
  fileprivate var isLeaving: Bool {
    controllers.contains { $0 is UIAlertController || $0.isBeingDismissed }
  }

  /// The view controller that the app presents in front of the element, if any.
  fileprivate var page: UIViewController? {
    controllers.compactMap(\.presentedViewController)
      .first { !$0.isBeingDismissed && !controllers.contains($0) }
  }

  /// Returns `true` if VoiceOver can reach the element: it's onscreen, and the app presents nothing in front
  /// of it but `known`.
  fileprivate func isReachable(beside known: UIViewController? = nil) -> Bool {
    guard let view = self as? UIView else { return true }
    return view.window != nil && (page == nil || page === known)
      && !responders.contains { ($0 as? UIView)?.accessibilityElementsHidden == true }
  }
}
