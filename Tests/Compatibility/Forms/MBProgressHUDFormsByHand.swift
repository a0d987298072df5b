// SPDX-License-Identifier: MIT

// Forms of MBProgressHUD that a fix-it can't change. A comment repeats a part of the line's
// warning.

import MBProgressHUDCompatibility

class DetailsController: UIViewController {
  let observed = Progress(totalUnitCount: 10)
  var onDone: MBProgressHUDCompletionBlock?  // Use @MainActor () -> Void.

  func show(fraction: Float) {
    let hud = MBProgressHUD(view: view)  // Use init(frame: .zero)
    hud.progress = fraction  // Use a Double
    hud.progress = Float(observed.fractionCompleted)  // Use a Double
    hud.offset = CGPoint(x: 0, y: MBProgressMaxOffset)  // Set position
    hud.offset.y = -HUDView.maxOffset  // Set position
    hud.mode = MBProgressHUDMode(rawValue: 1) ?? .text  // Use the cases
    UserDefaults.standard.set(hud.mode.rawValue, forKey: "mode")  // Use the cases
    _ = [true].map(hud.hide(animated:))  // { hud.hide(animated: $0) }

    let ring = MBRoundProgressView()  // Use PieProgressView, or RingProgressView
    ring.isAnnular = true
    ring.progress = 0.5
    ring.progress = fraction  // Use a Double
    ring.progressTintColor = .red
    ring.backgroundTintColor = UIColor.gray
    hud.customView = ring
  }

  func useNamesBeforeOne(_ hud: MBProgressHUD, in window: UIWindow) {
    hud.dimBackground = true  // Set backgroundView.color.
    hud.opacity = 0.8  // Set an alpha in bezelView.color.
    hud.taskInProgress = true  // isVisible
    hud.show(animated: true, whileExecuting: { print("working") })  // show(animated:) and hide(
    hud.show(animated: true, whileExecuting: {}, completionBlock: { self.onDone = nil })  // Await
    hud.show(animated: true, whileExecuting: {}, on: .main, completionBlock: onDone)  // Await
    _ = MBProgressHUD.allHUDs(for: view).count  // Use hud(in:)
    view.addSubview(MBProgressHUD(window: window))  // Use init(frame: .zero)
  }
}
