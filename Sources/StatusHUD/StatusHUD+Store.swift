// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// The intent of the global HUD.
  static let store: HUDStore = HUDStore {
    Task { @MainActor in presenter.reconcile() }
  }

  @MainActor static let stage: OverlayStage = OverlayStage()

  @MainActor static let presenter: HUDPresenter = {
    stage.onTap = { store.send(.dismiss(nil)) }
    stage.onTouch = { isInside in
      postTouch(isInside: isInside, status: store.read { intent, _ in intent.content?.status })
    }
    return HUDPresenter(store: store, stage: stage, post: post(_:status:))
  }()

  static func showMessage(
    _ picture: HUDContent.Picture?, status: String?, duration: TimeInterval?, maskType: MaskType?
  ) {
    let given = duration.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    // Measured before the lock is taken: the text may be long.
    let duration = given ?? configuration.displayDuration(for: status)
    store.send { defaultMask in
      .message(picture, status: status, duration: duration, maskType: maskType ?? defaultMask)
    }
  }
}
