// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

extension Snippets {
  /// The code in the tables of MigratingFromOtherLibraries, in their order. `DocumentationTests`
  /// looks for each piece of it here.
  @MainActor @Suite struct Migration {
    private let clean = CleanHUD()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let screens = Screens()
    private let image = UIImage()
    private let logo = UIView()
    private let color = UIColor.red
    private let icon: UIImage? = UIImage()
    private let error: (any Error)? = Refusal()

    private func showNext() { screens.showNext() }

    @Test func jgProgressHUD() {
      let hud = HUDView(frame: .zero)
      hud.configuration.style = .dark
      hud.status = "Loading"
      hud.details = "Page 3"
      view.addSubview(hud)
      hud.removesFromSuperviewOnHide = true
      hud.show()
      #expect(hud.isVisible && hud.frame == view.bounds)
      hud.configuration.graceTime = 0.5
      hud.hide()
      hud.hide(animated: false)
      hud.hide(after: 1)
      hud.hide(completion: { showNext() })
      #expect(screens.shown == 1 && hud.superview == nil)

      // A stored HUD can be shown again, in a view of another size.
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.addSubview(hud)
      hud.show()
      #expect(hud.isVisible && hud.frame == other.bounds)
      hud.show(.success("Done", duration: 1))
      hud.show(.error("Failed", duration: 1))
      HUDView.show(.success("Done", duration: 1, maskType: .clear), in: view)
      HUDView.show(.text("Copied", duration: 1, maskType: .clear), in: view)
      hud.show(.image(image, "Done", duration: 1))
      hud.configuration.progressStyle = .pie
      hud.progress = 0.4
      hud.customView = logo
      hud.configuration.maskType = .passthrough
      hud.onTapInside = { _ in }
      hud.onTapInside = { $0.hide() }
      hud.onTapOutside = { $0.hide() }
      hud.configuration.maskType = .custom
      hud.configuration.customMaskColor = color
      hud.configuration.position = .bottom
      hud.configuration.position = .topLeading
      hud.configuration.isSquare = true
      hud.configuration.cornerRadius = 10
      hud.configuration.margin = 20
      hud.configuration.padding = 20
      hud.configuration.hasShadow = false
      hud.configuration.transition = .fade
      hud.configuration.isMotionEffectEnabled = true
      hud.configuration.minimumVisibleTime = 1
      #expect(hud.superview === other)
      hud.delegate = nil  // or an object with hudDidDisappear(_:)
      #expect(HUDView.hideAll(in: view) == 1)
      HUDView.hideAll(in: view)
    }

    @Test func pkhud() async {
      StatusHUD.configure {
        $0.maskType = .custom
        $0.customMaskColor = .black.withAlphaComponent(0.25)
      }
      #expect(HUDView.show(in: view).configuration.maskType == .custom)
      StatusHUD.configure { $0.maskType = .clear }
      StatusHUD.configure { $0.maskType = .passthrough }
      StatusHUD.show()
      StatusHUD.configure { $0.spinnerStyle = .system }
      StatusHUD.show(status: "Loading", details: "Page 3")
      #expect(StatusHUD.activityCount == 2)
      StatusHUD.showSuccess(duration: 0.8)
      #expect(StatusHUD.activityCount == 0, "a message ends the work")
      StatusHUD.showError(status: "Failed", details: "Offline", duration: 1)
      StatusHUD.showText("Copied", duration: 1)
      StatusHUD.showImage(image, status: "Sent", duration: 1)
      StatusHUD.show(.success(duration: 1), completion: { showNext() })
      #expect(screens.shown == 0)
      StatusHUD.showSuccess(duration: .infinity)
      StatusHUD.showSuccess(duration: 1)
      StatusHUD.dismiss()
      #expect(!StatusHUD.isVisible)
      StatusHUD.show()
      StatusHUD.dismiss(after: 1)
      StatusHUD.dismiss(after: 1, completion: { showNext() })
      await Snippets.dismissAndWait()
      #expect(screens.shown == 2)
      StatusHUD.setStatus("Sending")
      StatusHUD.setDetails("Page 4")
      StatusHUD.indicatorProvider = { $0 == .spinner ? logo : nil }
      StatusHUD.indicatorProvider = nil
      HUDView.show(in: view)
      HUDView.hideAll(in: view)
      HUDView.show(.success(duration: 1), in: view)
      StatusHUD.configure {
        $0.padding = 20
        $0.effect = UIBlurEffect(style: .light)
        $0.graceTime = 0.3
        $0.avoidsKeyboard = false
      }
    }

    @Test func progressHUD() {
      StatusHUD.show(status: "Loading")
      StatusHUD.showProgress(0.4, status: "Sending", maskType: .custom)
      StatusHUD.configure { $0.customMaskColor = .black.withAlphaComponent(0.2) }
      StatusHUD.show(.text("Title", details: "Text", duration: 3, position: .top)) {
        $0.tapDismissal = .messages
      }
      #expect(StatusHUD.status == "Sending" && StatusHUD.activityCount == 2)
      StatusHUD.messages.filter { $0.position == .top }.forEach(StatusHUD.dismiss)
      #expect(StatusHUD.messages == [] && StatusHUD.activityCount == 2)
      StatusHUD.show(maskType: .clear)
      StatusHUD.showSuccess(status: "Saved", duration: 1)
      StatusHUD.showError(status: error?.localizedDescription)
      #expect(StatusHUD.status == error?.localizedDescription)
      StatusHUD.showImage(image, status: "Sent", duration: 1)
      StatusHUD.showText("Title", position: .top)
      StatusHUD.dismiss()
      #expect(StatusHUD.messages == [.text("Title", position: .top)])
      StatusHUD.configure { $0.spinnerStyle = .system }
      StatusHUD.showText("Loading", duration: .infinity)
      StatusHUD.configure {
        ($0.bezelColor, $0.contentColor, $0.indicatorColor) = (color, color, color)
        ($0.successColor, $0.successImage) = (color, image)
        ($0.errorColor, $0.errorImage) = (color, image)
        ($0.font, $0.detailsFont) = (.boldSystemFont(ofSize: 24), .systemFont(ofSize: 14))
        ($0.imageSize, $0.padding) = (CGSize(width: 70, height: 70), 30)
      }
      let window: UIWindow? = nil
      StatusHUD.containerView = window
    }

    @Test func krProgressHUD() async {
      StatusHUD.configure {
        $0.maskType = .custom
        $0.customMaskColor = .black.withAlphaComponent(0.2)
        $0.style = .light
        $0.style = .dark
        $0.offset = CGPoint(x: 0, y: -100)
      }
      StatusHUD.show(status: "Loading")
      StatusHUD.setStatus("Saving")
      #expect(StatusHUD.status == "Saving")
      StatusHUD.dismiss(completion: { showNext() })
      await Snippets.dismissAndWait()
      #expect(screens.shown == 1)
      #expect(StatusHUD.didAppearNotification != StatusHUD.willAppearNotification)
    }

    @Test func toasts() {
      StatusHUD.showSuccess(status: "Saved", duration: 1)
      StatusHUD.showText("Saved", duration: 1)
      HUDView.show(.text("Copied", duration: 3, position: .bottom), in: view)
      StatusHUD.showText("Copied", duration: 3, position: .bottom)
      StatusHUD.show(status: "Loading", maskType: .custom)
      StatusHUD.configure { $0.customMaskColor = .black.withAlphaComponent(0.5) }
      StatusHUD.setStatus("Saving")
      StatusHUD.showSuccess(status: "Saved", duration: 1.5, position: .top)
      StatusHUD.showSuccess(status: "Saved", duration: 1.5, position: .center)
      StatusHUD.showSuccess(status: "Saved", duration: 1.5, position: .bottom)
      StatusHUD.showText("Copied", duration: 2, position: .top)
      StatusHUD.showText("Title", details: "Text", duration: 2, position: .top)
      StatusHUD.showInfo(status: "Title", details: "Text", duration: 2, position: .top)
      StatusHUD.showSuccess(status: "Saved", duration: 4, position: .bottom)
      StatusHUD.showSuccess(status: "Title", details: "Text", duration: 5, position: .top)
      #expect(StatusHUD.activityCount == 1, "they leave the work alone")
      #expect(Set(StatusHUD.messages.map(\.position)) == [.top, .center, .bottom])
    }

    @Test func optionsOfToasts() {
      func undo() {}
      StatusHUD.show()
      StatusHUD.show(.success("Saved", position: .top)) { $0.messagePolicy = .queue }
      StatusHUD.configure {
        $0.tapDismissal = .messages
        $0.playsHaptics = true
      }
      StatusHUD.configure { $0.tintsImages = false }
      StatusHUD.show(.init(icon: icon.map { .image($0) }, status: "Sent"))
      #expect(StatusHUD.messages.map(\.status) == ["Sent", "Saved"])
      StatusHUD.show()
      let message = StatusHUD.Message.text(
        "Deleted", duration: .infinity, maskType: .black, position: .bottom,
        action: .init("Undo") { undo() })
      StatusHUD.show(message)
      StatusHUD.dismiss(message)
      #expect(StatusHUD.messages.map(\.status) == ["Saved"])
      StatusHUD.show(
        .text("New", maskType: .clear, position: .bottom, action: .init { showNext() }),
        completion: { showNext() })
      StatusHUD.messages.filter { $0.position != nil }.forEach(StatusHUD.dismiss)
      #expect(StatusHUD.messages == [] && StatusHUD.activityCount == 1)
      StatusHUD.dismiss()
      HUDView.show(message, in: view)
      #expect(HUDView.hide(message, in: view))
    }
  }
}
