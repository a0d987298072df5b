// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The presenter, with a place and a view that record the calls of the presenter.
@MainActor @Suite(.exclusiveScreen) struct HUDPresenterTests {
  private final class RecordingPlace: HUDPlace, HUDDrawing {
    func conditions(at position: HUDPosition?) -> HUDConditions { HUDConditions(hasDefault: true) }
    var log: [String] = []
    var masks: [StatusHUD.MaskType] = []
    var fades: [() -> Void] = []
    var onEvent: (HUDEvent) -> Void = { _ in }

    func render(_ content: HUDContent, _ configuration: StatusHUD.Configuration) {
      log.append("render \(content.status ?? "-")")
      masks.append(configuration.maskType)
    }

    func fade(to visibility: HUDVisibility, duration: Double, completion: @escaping () -> Void) {
      log.append(visibility == .visible ? "in" : "out")
      if duration > 0 { fades.append(completion) } else { completion() }
    }

    func setBlocksTouches(_ blocks: Bool) { log.append(blocks ? "block" : "free") }
    func readApp(asksApp: Bool) {}
    func putView(for content: HUDContent, at position: HUDPosition?) -> any HUDDrawing { self }
    func removeView(at position: HUDPosition?) { log.append("remove") }
    func presentationDidEnd() {}
    func setProgress(_ content: HUDContent) { log.append("progress \(content.progress ?? -1)") }

    func announce(_ status: String) -> Bool {
      log.append("say \(status)")
      return true
    }

    func report(_ event: HUDEvent, status: String?) {
      log.append("\(event)")
      onEvent(event)
    }
  }

  private let store = HUDStore(now: { 0 }) {}
  private let place = RecordingPlace()
  private let presenter: HUDPresenter

  init() { presenter = HUDPresenter(store: store, place: place) }

  private func call(_ call: Call) {
    store.make(call)
    presenter.update()
  }

  @MainActor private final class Owner {
    private let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    isolated deinit { onEnd() }
  }

  @Test func anObjectThatEndsWithAClosureCanCallTheHUD() {
    let ends = Tally()
    let owner = { Owner { call(.dismiss { ends.add() }) } }
    store.make(.dismiss { [owner = owner()] in withExtendedLifetime(owner) { ends.add() } })
    presenter.update()
    #expect(ends.value == 2)
  }

  @Test func effectsArePerformedInOrder() {
    call(.show(HUDContent(.activity, status: "a", maskType: .black)))
    place.fades[0]()
    call(.dismiss { [place] in place.log.append("completion") })
    place.fades[1]()
    #expect(
      place.log == [
        "render a", "willAppear", "in", "say a", "block", "didAppear", "willDisappear", "out",
        "free", "remove", "didDisappear", "completion",
      ])
  }

  @Test func anObserverMayCallTheHUD() {
    place.onEvent = { [store, weak presenter] event in
      guard case .willAppear = event else { return }
      store.make(.setStatus("from the observer"))
      presenter?.update()
    }
    call(.show("a"))
    #expect(
      place.log == [
        "render a", "willAppear", "in", "say a", "render from the observer",
        "say from the observer",
      ])
  }

  /// Otherwise, the HUD would show the mask a frame before it blocks touches.
  @Test func aConfigurationFromACallbackBelongsToTheNextUpdate() {
    call(.show("a"))
    place.onEvent = { [store] event in
      if case .didAppear = event { store.configure { $0.maskType = .black } }
    }
    store.make(.setStatus("b"))
    place.fades[0]()
    #expect(place.masks == [.automatic, .automatic] && place.log.last == "say b")
    presenter.update()
    #expect(place.masks == [.automatic, .automatic, .black] && place.log.last == "block")
  }

  /// The steps that follow new progress become longer, and don't put off the next reading.
  @Test(arguments: 0..<5) func theAppIsReadFourTimesASecond(earlierSteps: Int) {
    var pace = UpdatePace()
    func note(_ now: Double, hasNewProgress: Bool = false) {
      pace.didUpdate(
        at: now, hasCalls: false, hasNewProgress: hasNewProgress, isTimer: !hasNewProgress)
    }
    note(0, hasNewProgress: true)
    for _ in 0..<earlierSteps { note(0) }
    var (now, readings) = (0.0, [0.0])
    _ = pace.readsApp(at: now, isNecessary: true)
    while now < 2 {
      now = pace.next(after: now)
      note(now)
      if pace.readsApp(at: now, isNecessary: false) { readings.append(now) }
    }
    let longest = zip(readings, readings.dropFirst()).map { $1 - $0 }.max() ?? .infinity
    #expect(longest < UpdatePace.longestInterval + 1e-9)
  }
}
