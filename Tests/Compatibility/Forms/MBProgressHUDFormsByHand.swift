// SPDX-License-Identifier: MIT

// Forms of MBProgressHUD that a fix-it can't change. A comment repeats a part of the line's
// warning.

import MBProgressHUDCompatibility

class DetailsController: UIViewController, MBProgressHUDDelegate {  // hudDidDisappear(_:)
  var hud: MBProgressHUD?
  var spinner: MBProgressHUD!
  let observed = Progress(totalUnitCount: 10)
  var onDone: MBProgressHUDCompletionBlock?  // Use @MainActor () -> Void.

  func show(fraction: Float) {
    let hud = MBProgressHUD(view: view)  // Use init(frame: .zero)
    hud.label.text = "Loading"  // Use status
    hud.label.numberOfLines = 0  // Use status
    hud.label.font = UIFont.systemFont(ofSize: 14)  // configuration.font
    hud.label.textColor = .white  // contentColor
    hud.detailsLabel.text = "Parsing data"  // Use details
    hud.detailsLabel.font = .systemFont(ofSize: 12)  // configuration.detailsFont
    hud.detailsLabel.textColor = UIColor.gray  // Use details
    MBProgressHUD.forView(view)?.label.text = "Done"  // Use status
    hud.mode = .indeterminate  // Use progress
    hud.mode = .text  // show(_:) for a text alone
    hud.mode = MBProgressHUDMode.determinate  // progressStyle
    hud.mode = MBProgressHUDMode.annularDeterminate  // progressStyle
    hud.mode = .determinateHorizontalBar  // progressStyle
    hud.mode = .customView  // customView
    hud.progress += 0.1  // Use a Double
    hud.progress = fraction  // Use a Double
    hud.progress = Float(observed.fractionCompleted)  // Use a Double
    let progress = hud.progress  // Use a Double
    let rest: Float = 1 - hud.progress - progress  // Use a Double
    if hud.progress >= 1 || rest == 0 || hud.progress == fraction { return }  // Use a Double
    hud.progress = observed.fractionCompleted
    hud.progressObject = observed  // Use follow(_:).
    hud.bezelView.style = .solidColor  // effect
    hud.bezelView.style = MBProgressHUDBackgroundStyle.blur  // effect
    hud.bezelView.color = UIColor.black  // Use bezelColor
    hud.bezelView.backgroundColor = UIColor.black.withAlphaComponent(0.8)  // Use bezelColor
    hud.bezelView.layer.cornerRadius = 10  // cornerRadius
    hud.bezelView.blurEffectStyle = .dark  // effect
    hud.backgroundView.style = .solidColor  // Use configuration.maskType
    hud.backgroundView.color = UIColor(white: 0, alpha: 0.1)  // configuration.customMaskColor
    hud.margin = 10.0  // Use configuration.padding
    hud.offset = CGPoint(x: 0, y: MBProgressMaxOffset)  // Set configuration.position
    hud.offset.y = -HUDView.maxOffset  // Set configuration.position
    hud.button.setTitle("Cancel", for: .normal)  // Use onCancel
    hud.delegate = self
    hud.completionBlock = { self.hud = nil }  // Use the completion of hide(
    UserDefaults.standard.set(hud.mode.rawValue, forKey: "mode")  // Use progress
    hud.mode = MBProgressHUDMode(rawValue: 1) ?? .text  // Use progress
    _ = [true].map(hud.hide(animated:))  // { hud.hide(animated: $0) }

    let ring = MBRoundProgressView()  // Use PieProgressView, or RingProgressView
    ring.isAnnular = true
    ring.progress = 0.5  // Use a Double
    ring.progress = fraction  // Use a Double
    ring.progressTintColor = .red
    ring.backgroundTintColor = UIColor.gray
    hud.customView = ring
  }

  func hudWasHidden(_ hud: MBProgressHUD) {
    hud.removeFromSuperview()
  }

  func check(_ hud: MBProgressHUD, _ animation: MBProgressHUDAnimation) -> Bool {
    spinner.mode = hud.mode  // Use progress
    switch hud.mode {  // Use progress
    case .indeterminate, .determinate: return false
    case .determinateHorizontalBar: return true
    case MBProgressHUDMode.annularDeterminate where animation == .zoom: return true
    case .customView, .text: return hud.animationType == .zoomOut
    default: return hud.mode == .determinate  // Use progress
    }
  }

  func useNamesBeforeOne(_ hud: MBProgressHUD, in window: UIWindow) {
    spinner.labelColor = UIColor.white  // configuration.contentColor
    spinner?.detailsLabelColor = .gray  // configuration.contentColor
    _ = spinner.size.width  // Delete the line
    hud.dimBackground = true  // Set configuration.maskType.
    hud.opacity = 0.8  // Set an alpha in configuration.bezelColor.
    hud.taskInProgress = true  // isVisible
    hud.show(animated: true, whileExecuting: { print("working") })  // show(animated:) and hide(
    hud.show(animated: true, whileExecuting: {}, completionBlock: { self.onDone = nil })  // Await
    hud.show(animated: true, whileExecuting: {}, on: .main, completionBlock: onDone)  // Await
    _ = MBProgressHUD.allHUDs(for: view).count  // Use hud(in:)
    view.addSubview(MBProgressHUD(window: window))  // Use init(frame: .zero)
  }
}

extension MBProgressHUD {
  static func showText(_ text: String, in view: UIView) {
    let hud = showAdded(to: view, animated: true)
    hud.mode = .text  // show(_:) for a text alone
    hud.label.text = text  // Use status
  }
}

@MainActor class Bars {
  var background: MBBackgroundView?  // Use bezelColor

  func color(_ bar: MBBarProgressView) {
    bar.lineColor = .white  // Use tintColor
    bar.progressRemainingColor = .gray  // Delete the line
  }
}
