// SPDX-License-Identifier: MIT

@_documentation(visibility: internal) @_exported public import StatusHUD

/// An empty view in the background of a SwiftUI view. Its window determines the scene where the HUD
/// appears.
@MainActor final class HUDAnchorView: UIView {
  private let anchor = HUDAnchorHost.shared.makeAnchor()

  /// The action of the Cancel button.
  var onCancel: StatusHUD.CancelAction?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// - Parameter clear: A closure that resets the binding after an activity or message ends, unless
  ///   the binding has a newer value. The closure returns the resulting value of the binding.
  func update(to wish: HUDWish?, clear: @escaping @MainActor (HUDWish) -> HUDWish?) {
    HUDAnchorHost.shared.clears[anchor] = clear
    HUDAnchorHost.shared.cancels[anchor] = { [weak self] in self?.onCancel?() }
    HUDAnchorHost.shared.change { $0.update(anchor, to: wish) }
    // Update the scene, because UIKit might not have reported a new window yet.
    moveToScene()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    moveToScene()
  }

  func dismantle() { HUDAnchorHost.shared.change { $0.dismantle(anchor) } }

  private func moveToScene() {
    let scene = (window?.windowScene).map { SceneReference($0) }
    HUDAnchorHost.shared.change { $0.move(anchor, to: scene) }
  }
}

/// An object that shows the content that the anchors request. Changes take effect in a separate
/// task on the main actor, so that the HUD doesn't change during a SwiftUI view update.
@MainActor final class HUDAnchorHost {
  typealias Anchors = HUDAnchors<SceneReference>

  static let shared = HUDAnchorHost()

  private var anchors = Anchors()
  fileprivate var clears: [Anchors.Anchor: @MainActor (HUDWish) -> HUDWish?] = [:]
  fileprivate var cancels: [Anchors.Anchor: StatusHUD.CancelAction] = [:]
  private var activities: [Anchors.Token: StatusHUD.Activity] = [:]
  private var messages: [Anchors.Token: UInt64] = [:]
  private var lastAnchor = 0
  private var isTurnScheduled = false

  func makeAnchor() -> Anchors.Anchor {
    lastAnchor += 1
    change { $0.add(lastAnchor) }
    return lastAnchor
  }

  func change(_ change: (inout Anchors) -> Void) {
    change(&anchors)
    guard anchors.isTurnDue, !isTurnScheduled else { return }
    isTurnScheduled = true
    Task { @MainActor in turn() }
  }

  private func turn() {
    isTurnScheduled = false
    let effects = anchors.turn { token in
      activities[token]?.isRunning ?? messages[token].map(StatusHUD.isRunning(message:)) ?? false
    }
    for effect in effects { perform(effect) }
    clears = clears.filter { anchors.has($0.key) }
    cancels = cancels.filter { anchors.has($0.key) }
  }

  private func perform(_ effect: Anchors.Effect) {
    switch effect {
    case .begin(let token, let wish, let reference, let anchor):
      guard let scene = reference.scene else { return end(token) }
      let onEnd: @MainActor @Sendable () -> Void = { [weak self] in self?.end(token) }
      switch wish {
      case .activity(let request):
        let activity = StatusHUD.beginActivity(
          status: request.status, details: request.details, progress: request.progress,
          maskType: request.maskType, onCancel: request.isCancellable ? cancels[anchor] : nil,
          in: scene, onEnd: onEnd)
        if let progress = request.followed { activity.follow(progress) }
        activities[token] = activity
      case .message(let message):
        messages[token] = StatusHUD.show(message, in: scene, completion: onEnd)
      }
    case .change(let token, let change):
      switch change {
      case .status(let status): activities[token]?.update(status: status)
      case .details(let details): activities[token]?.update(details: details)
      case .progress(let progress): activities[token]?.update(progress: progress)
      case .follow(let progress): activities[token]?.follow(progress)
      }
    case .end(let token):
      activities[token]?.end()
      if let message = messages[token] { StatusHUD.end(message: message) }
    case .clear(let anchor, let wish):
      guard let clear = clears[anchor] else { return }
      // SwiftUI doesn't report a new value if the app restores the old value before an update.
      let held = clear(wish)
      change { $0.update(anchor, to: held) }
    }
  }

  private func end(_ token: Anchors.Token) {
    activities[token] = nil
    messages[token] = nil
    change { $0.end(token) }
  }
}
