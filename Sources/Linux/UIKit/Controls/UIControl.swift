// SPDX-License-Identifier: MIT

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
  /// Whether a finger is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the control, or began there.
  private var isTracking = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// All states that hold.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    return state
  }

  /// Called when the control should look different.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// The traits of the kind of control, without those of its state.
  var standardAccessibilityTraits: UIAccessibilityTraits { .none }
  private var ownAccessibilityTraits: UIAccessibilityTraits?

  /// The traits of the kind of control and of its state, unless the app sets others.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let ownAccessibilityTraits { return ownAccessibilityTraits }
      var traits = standardAccessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { ownAccessibilityTraits = newValue }
  }

  /// The events of a touch that ends inside.
  var tapEvents: [Event] { [.touchUpInside] }

  // MARK: Events

  /// Performs the actions that wait for any of the events, whether the control is enabled or not.
  open func sendActions(for controlEvents: Event) {
    let waiting = registrations.filter { !$0.events.isDisjoint(with: controlEvents) }
    for registration in waiting { registration.action.perform(sender: self) }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, !touches.isEmpty else { return }
    isTracking = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isHighlighted = covers(touch)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTracking = false
    isHighlighted = false
    for events in covers(touch) ? tapEvents : [.touchUpOutside] {
      sendActions(for: events)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
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

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// The states of a control.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
  }
}
