// SPDX-License-Identifier: MIT

import StatusHUD

/// An object that shows an activity while a binding is `true` and the view has a scene.
@MainActor final class ActivityAnchor: HUDAnchor {
  weak var scene: UIWindowScene? { didSet { follow() } }

  private var isPresented = false
  private var request = HUDRequest()
  private var reset: @MainActor () -> Bool = { false }
  /// The activity, and the request and scene that it shows. If other code ends the activity, the
  /// value stays until the binding is `false`, so that the activity doesn't appear again.
  private var shown: (activity: StatusHUD.Activity, request: HUDRequest, scene: ObjectIdentifier)?

  /// - Parameter reset: A closure that sets the binding to `false`, and returns the resulting value
  ///   of the binding.
  func update(
    isPresented: Bool, _ request: HUDRequest, reset: @escaping @MainActor () -> Bool
  ) {
    (self.isPresented, self.request, self.reset) = (isPresented, request, reset)
    follow()
  }

  private func follow() {
    guard isPresented else { return shown = nil }
    if let shown {
      // If other code ended the activity, a call to `activityDidEnd` follows.
      guard shown.activity.isRunning else { return }
      if shown.scene == scene.map(ObjectIdentifier.init) {
        request.update(shown.activity, from: shown.request)
        if (request.onCancel == nil) != (shown.request.onCancel == nil) {
          shown.activity.update(onCancel: cancelAction)
        }
        self.shown?.request = request
        return
      }
    }
    // The former activity ends when its last reference is released.
    shown = scene.map { (begin(in: $0), request, ObjectIdentifier($0)) }
  }

  /// The action of the activity's button, which runs the closure of the newest request. SwiftUI creates
  /// a new closure for each update.
  private var cancelAction: StatusHUD.CancelAction? {
    guard request.onCancel != nil else { return nil }
    return { [self] in request.onCancel?() }
  }

  private func begin(in scene: UIWindowScene) -> StatusHUD.Activity {
    let activity = StatusHUD.beginActivity(
      status: request.status, details: request.details, progress: request.progress,
      maskType: request.maskType, onCancel: cancelAction, in: scene,
      onEnd: { [self] in activityDidEnd() })
    if let followed = request.followed { activity.follow(followed) }
    return activity
  }

  private func activityDidEnd() {
    guard shown?.activity.isRunning == false else { return }
    // SwiftUI doesn't report a new value if the app restores the old value before an update.
    isPresented = reset()
    follow()
  }
}

/// The activity that a SwiftUI view requests.
struct HUDRequest {
  var status: String?
  var details: String?
  var progress: Double?
  /// The `Progress` object to show instead of ``progress`` until it finishes or is canceled.
  var followed: Progress?
  var maskType = StatusHUD.MaskType.automatic
  var onCancel: StatusHUD.CancelAction?

  /// Updates an activity that shows `old`. Values that other code changed stay if the request
  /// didn't change them.
  func update(_ activity: StatusHUD.Activity, from old: HUDRequest) {
    if status != old.status { activity.update(status: status) }
    if details != old.details { activity.update(details: details) }
    if maskType != old.maskType { activity.update(maskType: maskType) }
    guard progress != old.progress || followed !== old.followed else { return }
    activity.update(progress: progress)
    if let followed { activity.follow(followed) }
  }
}
