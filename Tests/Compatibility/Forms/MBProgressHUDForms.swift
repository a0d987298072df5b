// SPDX-License-Identifier: MIT

// As apps call MBProgressHUD, in the forms found most often, and in one form for each other name.
// Only the import was changed. With the fix-its, the file compiles with StatusHUD alone.

import MBProgressHUDCompatibility

class UploadController: UIViewController, MBProgressHUDDelegate {
  var hud: MBProgressHUD?
  var spinner: MBProgressHUD!
  let observed = Progress(totalUnitCount: 10)

  func show() {
    MBProgressHUD.showAdded(to: view, animated: true)
    MBProgressHUD.showAdded(to: self.view, animated: false)
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.label.text = "Loading"
    hud.label.numberOfLines = 0
    hud.label.font = UIFont.systemFont(ofSize: 14)
    hud.label.textColor = .white
    hud.detailsLabel.text = "Parsing data"
    hud.detailsLabel.font = .systemFont(ofSize: 12)
    hud.detailsLabel.textColor = UIColor.gray
    hud.mode = .indeterminate
    hud.mode = .text
    hud.mode = MBProgressHUDMode.determinate
    hud.mode = MBProgressHUDMode.annularDeterminate
    hud.mode = .determinateHorizontalBar
    hud.mode = .customView
    hud.customView = UIImageView(image: UIImage())
    hud.progress = 0.5
    hud.progress += 0.1
    hud.progressObject = observed
    hud.animationType = .zoomIn
    hud.animationType = MBProgressHUDAnimation.fade
    hud.contentColor = .white
    hud.bezelView.style = .solidColor
    hud.bezelView.style = MBProgressHUDBackgroundStyle.blur
    hud.bezelView.color = UIColor.black
    hud.bezelView.backgroundColor = UIColor.black.withAlphaComponent(0.8)
    hud.bezelView.layer.cornerRadius = 10
    hud.bezelView.blurEffectStyle = .dark
    hud.backgroundView.style = .solidColor
    hud.backgroundView.color = UIColor(white: 0, alpha: 0.1)
    hud.margin = 10
    hud.margin = 10.0
    hud.offset.y = 100
    hud.minSize = CGSize(width: 150, height: 100)
    hud.isSquare = true
    hud.square = false
    hud.minShowTime = 1
    hud.graceTime = 0.5
    hud.areDefaultMotionEffectsEnabled = false
    hud.removeFromSuperViewOnHide = true
    hud.isUserInteractionEnabled = false
    hud.button.setTitle("Cancel", for: .normal)
    hud.delegate = self
    hud.completionBlock = { self.hud = nil }
    hud.tag = 7
  }

  func make(_ other: MBProgressHUD) {
    let hud = MBProgressHUD(frame: .zero)
    view.addSubview(hud)
    hud.show(animated: true)
    self.hud = MBProgressHUD(frame: view.bounds)
    spinner = MBProgressHUD()
    spinner.mode = other.mode
  }

  func useNamesBeforeOne() {
    spinner.labelText = "Loading"
    spinner.labelFont = .boldSystemFont(ofSize: 14)
    spinner.labelColor = UIColor.white
    spinner.detailsLabelText = spinner.labelText
    self.spinner.detailsLabelFont = UIFont.systemFont(ofSize: 12)
    spinner?.detailsLabelColor = .gray
    spinner.color = .black
    spinner.cornerRadius = 4
    spinner.xOffset = 10
    spinner.yOffset = -10
    spinner.activityIndicatorColor = .red
    _ = spinner.size.width
    spinner.show(true)
    spinner.hide(false)
    spinner.hide(true, afterDelay: 2)
  }

  func check(_ hud: MBProgressHUD, _ animation: MBProgressHUDAnimation) -> Bool {
    switch hud.mode {
    case .indeterminate, .determinate: return false
    case .determinateHorizontalBar: return true
    case MBProgressHUDMode.annularDeterminate where animation == .zoom: return true
    case .customView, .text: return hud.animationType == .zoomOut
    default: return hud.mode == .determinate
    }
  }

  func hide() {
    MBProgressHUD.hide(for: view, animated: true)
    _ = MBProgressHUD.hide(for: self.view, animated: true)
    if let hud = MBProgressHUD.forView(view) { hud.hide(animated: true) }
    MBProgressHUD.forView(view)?.label.text = "Done"
    MBProgressHUD.hideAllHUDs(for: view, animated: true)
    hud?.hide(animated: true)
    hud?.hide(animated: true, afterDelay: 1.5)
    spinner.hide(animated: false)
    DispatchQueue.main.async {
      MBProgressHUD.hide(for: self.view, animated: true)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.hud?.hide(animated: true)
    }
    hud = nil
  }

  func hudWasHidden(_ hud: MBProgressHUD) {
    hud.removeFromSuperview()
  }
}

extension MBProgressHUD {
  static func showText(_ text: String, in view: UIView) -> MBProgressHUD {
    let hud = showAdded(to: view, animated: true)
    hud.mode = .text
    hud.label.text = text
    hud.hide(animated: true, afterDelay: 2)
    return hud
  }
}

class AppHUD: MBProgressHUD {}

@MainActor func showMessage(_ message: String, in view: UIView) {
  let hud = MBProgressHUD.showAdded(to: view, animated: true)
  hud.mode = .text
  hud.detailsLabel.text = message
}

@MainActor class Indicators {
  var background: MBBackgroundView?

  func make() -> UIView {
    let bar = MBBarProgressView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    bar.progressColor = .blue
    bar.progress = 0.5
    return bar
  }
}
