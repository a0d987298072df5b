// SPDX-License-Identifier: MIT

// As apps call SVProgressHUD, in the forms found most often. Only the import was changed.

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
    DispatchQueue.main.async {
      SVProgressHUD.dismiss()
    }
    DispatchQueue.main.async(execute: SVProgressHUD.dismiss)
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
    SVProgressHUD.setDefaultStyle(.dark)
    SVProgressHUD.setDefaultStyle(traitCollection.userInterfaceStyle == .dark ? .light : .dark)
    SVProgressHUD.setDefaultStyle(SVProgressHUDStyle(rawValue: 2) ?? style)
    SVProgressHUD.setDefaultAnimationType(.native)
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
    SVProgressHUD.setOffsetFromCenter(UIOffset(horizontal: 0, vertical: -100))
    SVProgressHUD.resetOffsetFromCenter()
    SVProgressHUD.setContainerView(view)
    SVProgressHUD.setContainerView(nil)
    SVProgressHUD.setMaxSupportedWindowLevel(.normal + 1)
    SVProgressHUD.setHapticsEnabled(true)
    SVProgressHUD.setMotionEffectEnabled(false)
    SVProgressHUD.appearance().defaultStyle = .light
    SVProgressHUD.appearance().minimumSize.width = 80
  }

  func observe() {
    let center = NotificationCenter.default
    _ = center.addObserver(forName: .SVProgressHUDDidDisappear, object: nil, queue: .main) {
      print($0.userInfo?[SVProgressHUDStatusUserInfoKey] as? String ?? "")
    }
    center.post(name: NSNotification.Name.SVProgressHUDWillAppear, object: nil)
  }
}

struct Failure: Error { var localizedDescription: String { "Failed" } }

extension SVProgressHUD {
  static func showLoading(_ text: String? = "Loading") {
    setDefaultMaskType(.clear)
    show(withStatus: text)
  }
}

class Loader {
  class var shared: Loader { Loader() }

  func load(onDone: SVProgressHUDDismissCompletion? = nil) {
    SVProgressHUD.showLoading()
    SVProgressHUD.dismiss(completion: onDone)
  }
}
