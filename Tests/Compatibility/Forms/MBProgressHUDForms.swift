// SPDX-License-Identifier: MIT

// As apps call MBProgressHUD, in the forms found most often. Only the import was changed.

import MBProgressHUDCompatibility

class UploadController: UIViewController, MBProgressHUDDelegate {
  var hud: MBProgressHUD?
  var spinner: MBProgressHUD!
  var fraction: Float = 0
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
    hud.progress = fraction
    hud.progress += 0.1
    hud.progress = Float(observed.fractionCompleted)
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
    hud.offset = CGPoint(x: 0, y: MBProgressMaxOffset)
    hud.offset.y = 100
    hud.minSize = CGSize(width: 150, height: 100)
    hud.isSquare = true
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
    let hud = MBProgressHUD(view: view)
    view.addSubview(hud)
    hud.show(animated: true)
    self.hud = MBProgressHUD(frame: view.bounds)
    spinner = MBProgressHUD()
    spinner.mode = other.mode
    spinner.dimBackground = true
    spinner.labelText = "Loading"
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
  func make(progress: Float) -> UIView {
    let ring = MBRoundProgressView()
    ring.isAnnular = true
    ring.progress = progress
    ring.progressTintColor = .red
    let bar = MBBarProgressView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    bar.progressColor = .blue
    ring.addSubview(bar)
    return ring
  }
}
