// SPDX-License-Identifier: MIT

import Testing

@testable import StatusHUD

/// The presenter on a stage that writes down what it is asked to do.
@MainActor @Suite(.exclusiveScreen) struct HUDPresenterTests {
  private final class Stage: HUDStage {
    var canAppear = true
    var onAvailabilityChange: (() -> Void)?
    var log: [String] = []
    var fades: [() -> Void] = []
    var blocksTouches = false

    func present(_ content: HUDContent, configuration: StatusHUD.Configuration) {
      log.append("present \(content.status ?? "-")")
    }

    func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
      log.append(isVisible ? "in" : "out")
      if duration > 0 { fades.append(completion) } else { completion() }
    }

    func setBlocksTouches(_ blocksTouches: Bool) { self.blocksTouches = blocksTouches }
    func remove() { log.append("remove") }
    func feel(_ glyph: HUDContent.Glyph) { log.append("feel \(glyph)") }
    func announce(_ status: String) { log.append("say \(status)") }
  }

  private let store = HUDStore {}
  private let stage = Stage()

  private func makePresenter(
    onPost: @escaping (HUDTransition) -> Void = { _ in }
  ) -> HUDPresenter {
    let stage = stage
    return HUDPresenter(store: store, stage: stage, now: { 0 }) { transition, _ in
      stage.log.append("\(transition)")
      onPost(transition)
    }
  }

  private func show(_ status: String?, maskType: StatusHUD.MaskType = .none) {
    store.send(.show(status: status, maskType: maskType))
  }

  @Test func effectsArePerformedInOrder() {
    let presenter = makePresenter()
    show("a")
    presenter.reconcile()
    stage.fades[0]()
    store.send(.popActivity)
    presenter.reconcile()
    stage.fades[1]()

    #expect(
      stage.log == [
        "present a", "willAppear", "in", "say a", "didAppear", "willDisappear", "out", "remove",
        "didDisappear",
      ])
  }

  @Test func row2AStaleFadeDoesNotTearDownTheNewHUD() {
    let presenter = makePresenter()
    show("a")
    presenter.reconcile()
    stage.fades[0]()
    store.dismiss(at: nil, completion: nil)
    presenter.reconcile()
    show("b")
    presenter.reconcile()
    stage.log = []
    stage.fades[1]()

    #expect(stage.log.isEmpty)
    stage.fades[2]()
    #expect(stage.log == ["didAppear"])
  }

  @Test func defectC4TheClosureRunsWhenAShowInterruptsTheFadeOut() {
    let presenter = makePresenter()
    var runs = 0
    show("a")
    presenter.reconcile()
    store.dismiss(at: nil) { runs += 1 }
    presenter.reconcile()
    #expect(runs == 0)

    show("b")
    presenter.reconcile()
    stage.fades.forEach { $0() }
    #expect(runs == 1)
  }

  @Test func theClosureRunsInTheNextTurnWhenNothingIsShown() {
    let presenter = makePresenter()
    var runs = 0
    store.dismiss(at: nil) { runs += 1 }
    store.dismiss(at: 5) { runs += 1 }
    presenter.reconcile()
    #expect(runs == 2)
    #expect(stage.log.isEmpty)
  }

  @Test func rule6TouchesAreFreeOnceTheFadeOutStarts() {
    let presenter = makePresenter()
    show("a", maskType: .black)
    presenter.reconcile()
    #expect(stage.blocksTouches)

    store.send(.dismiss(nil))
    presenter.reconcile()
    #expect(!stage.blocksTouches)
  }

  @Test func withoutASceneTheHUDIsPendingAndAppearsWhenOneComes() {
    let presenter = makePresenter()
    stage.canAppear = false
    show("a")
    presenter.reconcile()
    #expect(stage.log.isEmpty)

    stage.canAppear = true
    stage.onAvailabilityChange?()
    #expect(stage.log.first == "present a")
  }

  @Test func aLostSceneEndsThePresentationAndAnotherOneContinuesIt() {
    let presenter = makePresenter()
    show("a")
    presenter.reconcile()
    stage.log = []
    stage.canAppear = false
    presenter.reconcile()
    #expect(stage.log == ["willDisappear", "remove", "didDisappear"])

    stage.canAppear = true
    presenter.reconcile()
    #expect(stage.log.contains("present a"))
  }

  @Test func anObserverMayCallTheFacade() {
    let store = store
    let presenter = makePresenter { transition in
      if transition == .willAppear { store.send(.setStatus("from the observer")) }
    }
    show("a")
    presenter.reconcile()
    presenter.reconcile()
    #expect(stage.log.last == "say from the observer")
  }

  @Test func rule9ATextIsAnnouncedOnceWhenItChanges() {
    let presenter = makePresenter()
    for value in 0...9 {
      store.send(.progress(Double(value) / 100, status: "Uploading", maskType: .none))
      presenter.reconcile()
    }
    store.send(.setStatus("Almost there"))
    presenter.reconcile()

    #expect(
      stage.log.filter { $0.hasPrefix("say") } == ["say Uploading", "say Almost there"])
  }

  @Test(arguments: ["\n", " \n\t "]) func aTextOfSpacesIsNotAnnounced(_ blank: String) {
    let presenter = makePresenter()
    for status in [blank, "a", blank, "a"] {
      store.send(.progress(0, status: status, maskType: .none))
      presenter.reconcile()
    }
    #expect(stage.log.filter { $0.hasPrefix("say") } == ["say a", "say a"])
  }

  @Test func row26ProgressIsAnnouncedAtMostOncePerTenth() {
    let presenter = makePresenter()
    for value in 0...1_000 {
      store.send(.progress(Double(value) / 1_000, status: nil, maskType: .none))
      presenter.reconcile()
    }
    // From 0 to 1 there are ten tenths to come into.
    #expect(stage.log.filter { $0.hasPrefix("say") }.count == 10)
  }

  @Test func defectC18AMessageIsFeltOnceAndOnlyWhenItAppears() {
    let presenter = makePresenter()
    store.configure {
      $0.graceTimeInterval = 1
    }
    store.send(.message(.glyph(.error), status: "a", duration: 9, maskType: .none))
    presenter.reconcile()
    #expect(!stage.log.contains("feel error"))

    store.configure { $0.graceTimeInterval = 0 }
    store.send(.dismiss(nil))
    presenter.reconcile()
    store.send(.message(.glyph(.error), status: "a", duration: 9, maskType: .none))
    presenter.reconcile()
    store.send(.setStatus("b"))
    presenter.reconcile()
    #expect(stage.log.filter { $0 == "feel error" }.count == 1)
  }

  @Test func aConfigurationChangeReachesWhatIsShownAtOnce() {
    let presenter = makePresenter()
    show("a")
    presenter.reconcile()
    stage.log = []
    store.configure { $0.style = .dark }
    presenter.reconcile()
    #expect(stage.log == ["present a"])
  }
}
