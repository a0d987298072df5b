// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// A view that turns touches into events and events into actions.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// An action and the events it waits for.
  private struct Registration {
    var action: UIAction
    var events: Event
  }

  private var registrations: [Registration] = []
  /// How far outside a finger may stray and still count as inside.
  private static let touchSlop: CGFloat = 70

  /// Whether touches are tracked. Events sent in code work regardless.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether the control is switched on.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether a finger is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Where content stands between left and right, for controls that have some.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// Where content stands between top and bottom, for controls that have some.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Whether a touch is being tracked.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside.
  open private(set) var isTouchInside = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control that performs `primaryAction` when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// All states that hold.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when the control should look different.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// The alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  /// What the control is to assistive technology, but for its state.
  var standardAccessibilityTraits: UIAccessibilityTraits { .none }
  private var ownAccessibilityTraits: UIAccessibilityTraits?

  /// The kind of the control and its state, until a client says what it is instead.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let ownAccessibilityTraits { return ownAccessibilityTraits }
      var traits = standardAccessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { ownAccessibilityTraits = newValue }
  }

  // MARK: Tracking, for subclasses

  /// A touch began; false ends the tracking.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  /// The touch moved; false ends the tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  /// The touch ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// What a touch that ends inside sends.
  var tapEvents: [Event] { [.touchUpInside] }

  // MARK: Events

  /// Performs the actions that wait for any of the events, whether the control is enabled or not.
  open func sendActions(for controlEvents: Event) {
    let waiting = registrations.filter { !$0.events.isDisjoint(with: controlEvents) }
    for registration in waiting {
      sendAction(registration.action)
    }
  }

  /// Performs one action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = covers(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return
    }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = covers(touch)
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    for events in isTouchInside ? tapEvents : [.touchUpOutside] {
      sendActions(for: events)
    }
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  // MARK: Actions

  /// All events some action waits for.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Performs `action` at the events, in place of an earlier one with its identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    guard !controlEvents.isEmpty else { return }
    let registration = Registration(action: action, events: controlEvents)
    if let index = registrations.firstIndex(where: {
      $0.action.identifier == action.identifier && $0.events == controlEvents
    }) {
      registrations[index] = registration
    } else {
      unregister(action.identifier, for: controlEvents)
      registrations.append(registration)
    }
  }

  /// No longer performs `action` at the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    unregister(action.identifier, for: controlEvents)
  }

  /// No longer performs the action of that identifier at the events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    unregister(actionIdentifier, for: controlEvents)
  }

  private func unregister(_ identifier: UIAction.Identifier, for controlEvents: Event) {
    registrations = registrations.compactMap { registration in
      guard registration.action.identifier == identifier else { return registration }
      var rest = registration
      rest.events.subtract(controlEvents)
      return rest.events.isEmpty ? nil : rest
    }
  }

  private func covers(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).contains(touch.location(in: self))
  }
}
