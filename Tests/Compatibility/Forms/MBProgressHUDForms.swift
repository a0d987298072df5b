// SPDX-License-Identifier: MIT

// As apps call MBProgressHUD, in the forms found most often, and in one form for each other name.
// Only the import was changed. With the fix-its, the file compiles with StatusHUD alone.

import MBProgressHUDCompatibility

class UploadController: UIViewController {
  var hud: MBProgressHUD?
  var spinner: MBProgressHUD!

  func show() {
    MBProgressHUD.showAdded(to: view, animated: true)
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.customView = UIImageView(image: UIImage())
    hud.progress = 0.5
    hud.animationType = .zoomIn
    hud.animationType = MBProgressHUDAnimation.fade
    hud.contentColor = .white
    hud.offset.y = 100
    hud.offset = CGPoint(x: 0, y: -50)
    hud.minSize = CGSize(width: 150, height: 100)
    hud.isSquare = true
    hud.square = false
    hud.minShowTime = 1
    hud.graceTime = 0.5
    hud.areDefaultMotionEffectsEnabled = false
    hud.removeFromSuperViewOnHide = true
    hud.isUserInteractionEnabled = false
    hud.tag = 7
  }

  func make() {
    let hud = MBProgressHUD(frame: .zero)
    view.addSubview(hud)
    hud.show(animated: true)
    self.hud = MBProgressHUD(frame: view.bounds)
    spinner = MBProgressHUD()
  }

  func useNamesBeforeOne() {
    spinner.labelText = "Loading"
    spinner.labelFont = .boldSystemFont(ofSize: 14)
    spinner.detailsLabelText = spinner.labelText
    self.spinner.detailsLabelFont = UIFont.systemFont(ofSize: 12)
    spinner.color = .black
    spinner.cornerRadius = 4
    spinner.xOffset = 10
    spinner.yOffset = -10
    spinner.activityIndicatorColor = .red
    spinner.show(true)
    spinner.hide(false)
    spinner.hide(true, afterDelay: 2)
  }

  func check(_ hud: MBProgressHUD, _ animation: MBProgressHUDAnimation) -> Bool {
    switch animation {
    case .fade: return false
    case .zoom where hud.isSquare: return true
    case .zoomIn, .zoomOut: return hud.animationType == .zoomOut
    default: return animation == MBProgressHUDAnimation.zoom
    }
  }

  func adjust(_ hud: MBProgressHUD, to other: MBProgressHUD?) {
    hud.offset.x += 10
    hud.minSize.width = max(hud.minSize.width, 100)
    hud.labelText = other?.labelText ?? "Loading"
    hud.contentColor = hud.contentColor?.withAlphaComponent(0.5)
    hud.graceTime = other?.minShowTime ?? 0
  }

  func hide() {
    MBProgressHUD.hide(for: view, animated: true)
    _ = MBProgressHUD.hide(for: self.view, animated: true)
    if let hud = MBProgressHUD.forView(view) { hud.hide(animated: true) }
    MBProgressHUD.forView(view)?.labelText = "Done"
    MBProgressHUD.hideAllHUDs(for: view, animated: true)
    hud?.hide(animated: true)
    hud?.hide(animated: true, afterDelay: 1.5)
    spinner.hide(animated: false)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.hud?.hide(animated: true)
    }
    hud = nil
  }
}

extension MBProgressHUD {
  static func showShortly(in view: UIView) -> MBProgressHUD { showAdded(to: view, animated: true) }
}

class AppHUD: MBProgressHUD {}

@MainActor func useIndicators() {
  let bar = MBBarProgressView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
  bar.progressColor = .blue
  bar.progress = 0.5
}
