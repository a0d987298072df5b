// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// The intent of the global HUD.
  static let store: HUDStore = HUDStore {
    Task { @MainActor in presenter.reconcile() }
  }

  @MainActor static let presenter: HUDPresenter = HUDPresenter(
    store: store, stage: OverlayStage(), post: post(_:status:))

  static func showMessage(
    _ glyph: HUDContent.Glyph?, status: String?, duration: TimeInterval?, maskType: MaskType?
  ) {
    let given = duration.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    store.send { configuration in
      .message(
        glyph, status: status,
        duration: given ?? configuration.displayDuration(for: status),
        maskType: maskType ?? configuration.maskType)
    }
  }
}
