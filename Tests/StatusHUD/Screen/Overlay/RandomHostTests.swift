// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Whatever happens to containers and scenes: the HUD is in one place, the right one, and when it is
/// dismissed nothing of it is left anywhere.
@MainActor @Suite("Random hosts", .exclusiveScreen) struct RandomHostTests {
  private static let steps = 40

  @Test(arguments: 0..<25 as Range<UInt64>)
  func hosts(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    await StageScreen.run { it in
      let other = OffscreenScreen(size: CGSize(width: 200, height: 300), scale: 1)
      let otherWindow = UIWindow(windowScene: other.windowScene)
      otherWindow.isHidden = false
      let presenter = Presenter(stage: it.stage)
      let containers = [
        UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 150)),
        UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200)),
      ]
      for _ in 0..<Self.steps {
        let container = containers.randomElement(using: &random) ?? it.appView
        switch Int.random(in: 0..<10, using: &random) {
        case 0: it.stage.containerView = container
        case 1: it.stage.containerView = nil
        case 2: it.appView.addSubview(container)
        case 3: otherWindow.addSubview(container)
        case 4: container.removeFromSuperview()
        case 5:
          it.stage.windowScene =
            [nil, it.screen, other].randomElement(using: &random)??.windowScene
        case 6: other.setActivationState(.background)
        case 7: other.setActivationState(.foregroundActive)
        case 8: presenter.toggle(&random)
        default:
          it.screen.setKeyboard(
            frame: Bool.random(using: &random) ? Self.keyboard : nil, duration: 0.1)
        }
        await it.screen.advance(by: Bool.random(using: &random) ? 0.05 : 0)
        check(it, presenter)
      }
      presenter.dismiss()
      await it.screen.advance(by: 1)
      #expect(it.overlays.isEmpty && it.overlayWindows.isEmpty)
      it.stage.containerView = nil
      #expect(containers.allSatisfy { $0.descendants(HUDOverlayView.self).isEmpty })
      #expect(containers.allSatisfy { $0.descendants(ContainerProbe.self).isEmpty })
      other.disconnect()
    }
  }

  private static let keyboard = CGRect(x: 0, y: 264, width: 320, height: 216)

  private func check(_ it: StageScreen, _ presenter: Presenter) {
    #expect(it.overlays.count <= 1)
    #expect(it.overlayWindows.count <= 1)
    guard let overlay = it.overlay else { return }
    let isInside = overlay.bounds.insetBy(dx: -0.5, dy: -0.5).contains(overlay.contentView.frame)
    #expect(isInside || overlay.contentView.transform != .identity)
    if let container = it.stage.containerView, container.window != nil {
      #expect(overlay.superview === (container is UIScrollView ? container.superview : container))
      #expect(overlay.frame.size == container.bounds.size)
      #expect(it.overlayWindows.isEmpty)
    } else if let scene = it.stage.windowScene {
      #expect(overlay.window?.windowScene === scene)
    }
  }

  /// Shows and dismisses by way of the machine, as the app's calls do.
  @MainActor private final class Presenter {
    private static let masks: [StatusHUD.MaskType] = [.none, .black, .gradient]
    private let store = HUDStore {}
    private let presenter: HUDPresenter
    private var isShown = false

    init(stage: OverlayStage) {
      presenter = HUDPresenter(store: store, stage: stage) { _, _ in }
    }

    func toggle(_ random: inout SeededGenerator) {
      isShown.toggle()
      guard isShown else { return dismiss() }
      let mask = Self.masks.randomElement(using: &random) ?? .none
      store.send(.show(status: "a", maskType: mask))
      presenter.reconcile()
    }

    func dismiss() {
      store.send(.dismiss(nil))
      presenter.reconcile()
    }
  }
}
