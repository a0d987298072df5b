// SPDX-License-Identifier: MIT

// As apps call SVProgressHUD, in the forms found most often, and in one form for each other name.
// Only the import was changed. With the fix-its, the file compiles with StatusHUD alone.

import SVProgressHUDCompatibility

class DownloadController: UIViewController {
  var progress: Float = 0
  var total: CGFloat = 1
  var errorMessage: String?
  let maskType = SVProgressHUDMaskType.clear
  var style: SVProgressHUDStyle = .dark

  func show() {
    SVProgressHUD.show()
    SVProgressHUD.show(withStatus: "Loading")
    SVProgressHUD.show(withStatus: nil)
    SVProgressHUD.show(withStatus: errorMessage)
    SVProgressHUD.setStatus("Almost done")
    SVProgressHUD.showProgress(0.5)
    SVProgressHUD.showProgress(progress)
    SVProgressHUD.showProgress(progress, status: "Downloading")
    SVProgressHUD.showProgress(Float(total), status: "\(Int(total * 100)) %")
    SVProgressHUD.showProgress(-1, status: "Waiting")
    SVProgressHUD.showInfo(withStatus: "Note")
    SVProgressHUD.showSuccess(withStatus: "Done")
    SVProgressHUD.showError(withStatus: "Failed")
    SVProgressHUD.showError(withStatus: errorMessage)
    SVProgressHUD.showError(withStatus: Failure().localizedDescription)
    SVProgressHUD.show(UIImage(), status: "Saved")
  }

  func hide() {
    SVProgressHUD.dismiss()
    SVProgressHUD.dismiss(withDelay: 1.5)
    SVProgressHUD.dismiss(completion: nil)
    SVProgressHUD.dismiss {
      self.progress = 0
    }
    SVProgressHUD.dismiss(completion: { [weak self] in self?.hide() })
    SVProgressHUD.dismiss(withDelay: 0.5) { [weak self] in
      self?.dismiss(animated: true, completion: nil)
    }
    SVProgressHUD.dismiss(withDelay: 1, completion: finish)
    SVProgressHUD.popActivity()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { SVProgressHUD.dismiss() }
    if SVProgressHUD.isVisible() { return }
    guard !SVProgressHUD.isVisible() else { return }
    _ = SVProgressHUD.displayDuration(for: "Done")
  }

  func finish() {}

  func configure() {
    SVProgressHUD.setDefaultMaskType(.black)
    SVProgressHUD.setDefaultMaskType(SVProgressHUDMaskType.gradient)
    SVProgressHUD.setDefaultMaskType(maskType)
    SVProgressHUD.setDefaultMaskType(.none)
    SVProgressHUD.setDefaultMaskType(SVProgressHUDMaskType.none)
    SVProgressHUD.setDefaultStyle(.dark)
    SVProgressHUD.setDefaultStyle(traitCollection.userInterfaceStyle == .dark ? .light : .dark)
    SVProgressHUD.setDefaultStyle(style)
    SVProgressHUD.setDefaultAnimationType(.native)
    SVProgressHUD.setDefaultAnimationType(SVProgressHUDAnimationType.flat)
    SVProgressHUD.setForegroundColor(.white)
    SVProgressHUD.setForegroundColor(UIColor.white)
    SVProgressHUD.setBackgroundColor(UIColor.black.withAlphaComponent(0.8))
    SVProgressHUD.setForegroundImageColor(.red)
    SVProgressHUD.setBackgroundLayerColor(.clear)
    SVProgressHUD.setBorderColor(.gray)
    SVProgressHUD.setBorderWidth(1)
    SVProgressHUD.setCornerRadius(10)
    SVProgressHUD.setFont(.systemFont(ofSize: 14))
    SVProgressHUD.setFont(UIFont.boldSystemFont(ofSize: 16))
    SVProgressHUD.setRingThickness(4.0)
    SVProgressHUD.setRingRadius(20)
    SVProgressHUD.setRingNoTextRadius(24)
    SVProgressHUD.setMinimumSize(CGSize(width: 100, height: 100))
    SVProgressHUD.setImageViewSize(CGSize(width: 40, height: 40))
    SVProgressHUD.setShouldTintImages(false)
    SVProgressHUD.setInfoImage(UIImage())
    SVProgressHUD.setSuccessImage(UIImage())
    SVProgressHUD.setErrorImage(UIImage())
    SVProgressHUD.setGraceTimeInterval(0.3)
    SVProgressHUD.setMinimumDismissTimeInterval(1)
    SVProgressHUD.setMaximumDismissTimeInterval(2.0)
    SVProgressHUD.setFadeInAnimationDuration(0.2)
    SVProgressHUD.setFadeOutAnimationDuration(0)
    SVProgressHUD.setContainerView(view)
    SVProgressHUD.setContainerView(nil)
    SVProgressHUD.setViewForExtension(view)
    SVProgressHUD.setHudViewCustomBlurEffect(UIBlurEffect(style: .dark))
    SVProgressHUD.setHapticsEnabled(true)
    SVProgressHUD.setMotionEffectEnabled(false)
  }

  func observe() {
    let center = NotificationCenter.default
    _ = center.addObserver(forName: StatusHUD.didDisappearNotification, object: nil, queue: .main) {
      print($0.userInfo?[SVProgressHUDStatusUserInfoKey] as? String ?? "")
    }
  }

  func useNamesBeforeTwoThree() {
    SVProgressHUD.show(with: .clear)
    SVProgressHUD.show(with: .none)
    SVProgressHUD.show(withStatus: "Loading", maskType: .black)
    SVProgressHUD.showProgress(progress, maskType: .gradient)
    SVProgressHUD.showProgress(0.5, status: "Loading", maskType: maskType)
    SVProgressHUD.showInfo(withStatus: "Note", maskType: .none)
    SVProgressHUD.showSuccess(withStatus: "Done", maskType: .custom)
    SVProgressHUD.showError(withStatus: errorMessage, maskType: SVProgressHUDMaskType.black)
    SVProgressHUD.show(UIImage(), status: "Saved", maskType: .clear)
  }

  func useOldCasesOfNewTypes() -> Bool {
    StatusHUD.show(maskType: .none)
    StatusHUD.show(maskType: StatusHUD.MaskType.none)
    StatusHUD.show(.success("Done", maskType: .none))
    StatusHUD.showError(status: errorMessage, maskType: errorMessage == nil ? .none : .black)
    StatusHUD.configuration.maskType = .none
    StatusHUD.configuration.maskType = StatusHUD.MaskType.none
    StatusHUD.configuration.spinnerStyle = .flat
    switch StatusHUD.configuration.maskType {
    case .none: return StatusHUD.configuration.maskType != .none
    default: break
    }
    switch StatusHUD.configuration.spinnerStyle {
    case .native: return true
    default: return StatusHUD.configuration.maskType == StatusHUD.MaskType.none
    }
  }

  func name(_ maskType: SVProgressHUDMaskType, _ type: SVProgressHUDAnimationType) -> String {
    switch maskType {
    case .none: return "none"
    case .clear where type == .flat: return "clear"
    case .clear, .black, .gradient: return "mask"
    default: return type == SVProgressHUDAnimationType.native ? "native" : "custom"
    }
  }
}

struct Failure: Error { var localizedDescription: String { "Failed" } }
