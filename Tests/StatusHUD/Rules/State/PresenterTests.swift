// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The presenter, with a HUD that records the calls of the presenter.
@MainActor @Suite(.exclusiveScreen) struct PresenterTests {
  private final class RecordingHUD: PresentedHUD {
    var canAppear = true
    var places: HUDPlaces { HUDPlaces(hasDefault: canAppear) }
    var configuration: StatusHUD.Configuration?
    var log: [String] = []
    var fades: [() -> Void] = []
    var onTransition: (HUDTransition) -> Void = { _ in }

    func present(_ content: HUDContent) { log.append("present \(content.status ?? "-")") }

    func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
      log.append(isVisible ? "in" : "out")
      if duration > 0 { fades.append(completion) } else { completion() }
    }

    func setBlocksTouches(_ blocks: Bool) { log.append(blocks ? "block" : "free") }
    func remove() { log.append("remove") }
    func playHaptics(_ glyph: StatusHUD.Message.Icon) { log.append("feel \(glyph)") }
    func announce(_ status: String) { log.append("say \(status)") }

    func transitionDidHappen(_ transition: HUDTransition, status: String?) {
      log.append("\(transition)")
      onTransition(transition)
    }
  }

  private let store = HUDStore {}
  private let hud = RecordingHUD()
  private let presenter: HUDPresenter

  init() {
    presenter = HUDPresenter(owner: store, hud: hud, now: { 0 })
  }

  private func call(_ call: HUDStateMachine.Call) {
    store.apply(call)
    presenter.reconcile()
  }

  @Test func effectsArePerformedInOrder() {
    call(.show(HUDContent(.activity, status: "a", maskType: .black)))
    hud.fades[0]()
    call(.dismiss { [hud] in hud.log.append("completion") })
    hud.fades[1]()
    #expect(
      hud.log == [
        "present a", "willAppear", "in", "say a", "block", "didAppear", "willDisappear", "free",
        "out", "remove", "didDisappear", "completion",
      ])
  }

  @Test func aLostSceneEndsThePresentationAndAnotherOneContinuesIt() {
    call(.show("a"))
    hud.log = []
    hud.canAppear = false
    presenter.reconcile()
    #expect(hud.log == ["willDisappear", "remove", "didDisappear"])
    hud.canAppear = true
    presenter.reconcile()
    #expect(hud.log.contains("present a"))
  }

  @Test func anObserverMayCallTheHUD() {
    hud.onTransition = { [store, presenter] transition in
      guard transition == .willAppear else { return }
      store.apply(.setStatus("from the observer"))
      presenter.reconcile()
    }
    call(.show("a"))
    #expect(
      hud.log == [
        "present a", "willAppear", "in", "say a", "present from the observer",
        "say from the observer",
      ])
  }

  @Test func progressIsAnnouncedInPercent() {
    call(.progress(0.1))
    call(.progress(0.5))
    #expect(hud.log.last == "say \(VoiceOver.percent(0.5))")
  }

  @Test func aConfigurationChangeReachesWhatIsShownAtOnce() {
    call(.show("a"))
    hud.log = []
    store.configure { $0.style = .dark }
    presenter.reconcile()
    #expect(hud.log == ["present a"])
  }
}
