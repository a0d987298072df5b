// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The presenter, with a place and a view that record the calls of the presenter.
@MainActor @Suite(.exclusiveScreen) struct HUDPresenterTests {
  private final class RecordingPlace: HUDPlace, HUDDrawing {
    var conditions: HUDConditions { HUDConditions(hasDefault: true) }
    var log: [String] = []
    var fades: [() -> Void] = []
    var onEvent: (HUDEvent) -> Void = { _ in }

    func render(_ content: HUDContent, _ configuration: StatusHUD.Configuration) {
      log.append("render \(content.status ?? "-")")
    }

    func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
      log.append(isVisible ? "in" : "out")
      if duration > 0 { fades.append(completion) } else { completion() }
    }

    func setBlocksTouches(_ blocks: Bool) { log.append(blocks ? "block" : "free") }
    func readApp(asksApp: Bool) {}
    func putView(for content: HUDContent) -> any HUDDrawing { self }
    func removeView() { log.append("remove") }
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
}
