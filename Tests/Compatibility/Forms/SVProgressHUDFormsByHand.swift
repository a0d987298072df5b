// SPDX-License-Identifier: MIT

// Forms of SVProgressHUD that a fix-it can't change, or not to code that compiles with StatusHUD
// alone. A comment repeats a part of the line's warning.

import SVProgressHUDCompatibility

class SettingsController: UIViewController {
  func configure() {
    SVProgressHUD.setDefaultStyle(SVProgressHUDStyle(rawValue: 2) ?? .dark)  // StatusHUD.Style
    SVProgressHUD.setOffsetFromCenter(UIOffset(horizontal: 0, vertical: -100))  // offset, a CGPoint
    SVProgressHUD.resetOffsetFromCenter()  // Set StatusHUD.configuration.offset to .zero.
    SVProgressHUD.setMaxSupportedWindowLevel(.normal + 1)  // Delete the call
    SVProgressHUD.setShadowColor(.black)  // Delete the call
    SVProgressHUD.setShadowOffset(CGSize(width: 0, height: 2))  // Delete the call
    SVProgressHUD.setShadowRadius(4)  // Delete the call
    SVProgressHUD.setShadowOpacity(0.5)  // Delete the call
    SVProgressHUD.appearance().defaultStyle = .light  // Use StatusHUD.configure(_:).
    SVProgressHUD.appearance().minimumSize.width = 80  // Use StatusHUD.configure(_:).
    DispatchQueue.main.async(execute: SVProgressHUD.dismiss)  // StatusHUD.dismiss()
  }

  func observe() {
    let center = NotificationCenter.default
    let names: [Notification.Name] = [
      .SVProgressHUDWillAppear,  // StatusHUD.willAppearNotification
      .SVProgressHUDDidAppear,  // StatusHUD.didAppearNotification
      .SVProgressHUDWillDisappear,  // StatusHUD.willDisappearNotification
      .SVProgressHUDDidReceiveTouchEvent,  // StatusHUD.didReceiveTouchEventNotification
      .SVProgressHUDDidTouchDownInside,  // StatusHUD.didTouchDownInsideNotification
    ]
    for name in names { center.post(name: name, object: nil) }
    let name = NSNotification.Name.SVProgressHUDDidDisappear  // StatusHUD.didDisappearNotification
    _ = center.addObserver(forName: name, object: nil, queue: .main) { _ in }
  }
}

extension SVProgressHUD {
  static func showLoading(_ text: String? = "Loading") {
    setDefaultMaskType(.clear)  // StatusHUD.configuration.maskType
    show(withStatus: text)  // StatusHUD.show(status:)
  }
}

class Loader {
  class var shared: Loader { Loader() }
  var onShow: SVProgressHUDShowCompletion?  // Use () -> Void.

  func load(
    onDone: SVProgressHUDDismissCompletion? = nil  // Use @MainActor @Sendable () -> Void.
  ) {
    SVProgressHUD.showLoading()
    SVProgressHUD.dismiss(completion: onDone)  // StatusHUD.dismiss(completion:)
  }
}
