// SPDX-License-Identifier: MIT

/// How a ``HUDView`` comes and goes: by the intent, the machine and the presenter of the global
/// HUD, with a store and a stage of its own. Its calls take effect before they return.
@MainActor final class HUDViewPresentation {
  static let duration: TimeInterval = 0.3

  private unowned let hud: HUDView
  private let store: HUDStore
  private let presenter: HUDPresenter

  /// Whether it was ever asked for anything.
  private var isBegun = false
  /// Whether all is told: no presentation began since the last hiding was told of.
  private var isToldOfHiding = true

  init(_ hud: HUDView) {
    self.hud = hud
    // What is sent here is reconciled at once.
    store = HUDStore {}
    presenter = HUDPresenter(store: store, stage: HUDViewStage(hud)) { [weak hud] transition, _ in
      guard let hud else { return }
      switch transition {
      case .willAppear: hud.delegate?.hudWillAppear(hud)
      case .didAppear: hud.delegate?.hudDidAppear(hud)
      case .willDisappear: hud.delegate?.hudWillDisappear(hud)
      case .didDisappear: break
      }
    }
  }

  /// Whether it was asked to hide, and was not asked to show since.
  var isFinishing: Bool { isBegun && !isMeantToBeShown }

  var isMeantToBeShown: Bool { store.read { intent, _ in intent.content != nil } }

  func show(animated: Bool) {
    isBegun = true
    isToldOfHiding = false
    store.configure {
      $0.graceTimeInterval = hud.graceTime
      $0.minimumVisibleTimeInterval = hud.minShowTime
      $0.fadeInAnimationDuration = animated ? Self.duration : 0
    }
    // `clear`: what the HUD keeps from its host is told by its interaction.
    store.send(.show(status: hud.spokenText, maskType: .clear))
    presenter.reconcile()
  }

  func hide(
    animated: Bool, at time: TimeInterval?, completion: HUDStore.Completion?
  ) {
    // There is nothing to hide later.
    guard time == nil || isMeantToBeShown else { return }
    if !isBegun {
      isBegun = true
      isToldOfHiding = false
    }
    store.configure { $0.fadeOutAnimationDuration = animated ? Self.duration : 0 }
    if let time {
      // Until then the HUD is kept by its view alone.
      store.dismiss(at: time) { [weak hud] in hud?.presentation.dismissalEnded() }
    } else {
      // Keeps the HUD until it is hidden: it may have left the view that kept it.
      store.dismiss(at: nil) { [hud] in
        hud.presentation.dismissalEnded()
        completion?()
      }
    }
    presenter.reconcile()
  }

  /// The host took the HUD out, or in.
  func hostDidChange() {
    if hud.superview == nil, isMeantToBeShown {
      hide(animated: false, at: nil, completion: nil)
    } else if isBegun {
      presenter.reconcile()
    }
  }

  /// It stays longer, or may go earlier.
  func minShowTimeDidChange() {
    guard isBegun else { return }
    store.configure { $0.minimumVisibleTimeInterval = hud.minShowTime }
    presenter.reconcile()
  }

  /// What it keeps from its host has changed.
  func interactionDidChange() {
    if isBegun { presenter.reconcile() }
  }

  /// The texts have changed.
  func textDidChange() {
    guard isMeantToBeShown else { return }
    store.send(.setStatus(hud.spokenText))
    presenter.reconcile()
  }

  /// Once for each presentation, however many calls hid it, and whatever the callbacks call.
  private func dismissalEnded() {
    // A hiding that a newer one replaced ends while that is still under way.
    guard isFinishing, !isToldOfHiding, !hud.isPresented else { return }
    isToldOfHiding = true
    // Out of its view nothing else may keep it while the callbacks run.
    let hud = hud
    if hud.removeFromSuperViewOnHide { hud.removeFromSuperview() }
    let block = hud.completionBlock
    hud.completionBlock = nil
    block?()
    hud.delegate?.hudWasHidden(hud)
  }
}

/// The HUD as the presenter sees it.
@MainActor private final class HUDViewStage: HUDStage {
  private weak var hud: HUDView?
  private let focus = ModalFocus()
  var onAvailabilityChange: (() -> Void)?

  init(_ hud: HUDView) {
    self.hud = hud
  }

  var canAppear: Bool { hud?.superview != nil }

  func present(_ content: HUDContent, configuration: StatusHUD.Configuration) {
    hud?.isPresented = true
  }

  func setVisible(_ isVisible: Bool, duration: Double, completion: @escaping () -> Void) {
    guard let hud else { return completion() }
    hud.setVisible(isVisible, duration: duration, completion: completion)
  }

  func setBlocksTouches(_ blocksTouches: Bool) {
    guard let hud else { return }
    hud.scene.blocksTouches = blocksTouches
    let isModal = blocksTouches && hud.interaction == .blocksAll
    hud.accessibilityViewIsModal = isModal
    if isModal { focus.take(for: hud.bezel) } else { focus.giveBack() }
  }

  func remove() {
    guard let hud else { return }
    hud.isPresented = false
    // When the host is gone nothing faded, and nothing said that touches are free.
    setBlocksTouches(false)
    if hud.scene.fade.isVisible { hud.scene.setVisible(false, duration: 0) { _ in } }
  }

  func announce(_ text: String) {
    // What takes the focus as it appears is read for that, and not once more.
    guard hud?.interaction != .blocksAll || focus.isTaken else { return }
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  func feel(_ glyph: HUDContent.Glyph) {}
}
