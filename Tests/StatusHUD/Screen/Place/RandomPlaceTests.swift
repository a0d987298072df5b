// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Whatever happens to containers and scenes, the HUD is in one place, the right one, and leaves
/// nothing behind.
@MainActor @Suite(.globalHUD) struct RandomPlaceTests {
  private let it = HUDScreen(fades: true)

  @Test(arguments: 0..<25 as Range<UInt64>)
  func theHUDIsInTheRightPlace(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let other = HUDScreen(size: CGSize(width: 200, height: 300), fades: true)
    let containers = [
      UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 150)),
      UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200)),
    ]
    for _ in 0..<40 {
      let container = random.one(of: containers)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: StatusHUD.containerView = container
      case 1: StatusHUD.containerView = nil
      case 2: it.appView.addSubview(container)
      case 3: other.appView.addSubview(container)
      case 4: container.removeFromSuperview()
      case 5: StatusHUD.windowScene = random.one(of: [nil, it, other])?.screen.windowScene
      case 6: other.screen.setActivationState(.background)
      case 7: other.screen.setActivationState(.foregroundActive)
      case 8 where StatusHUD.isVisible: StatusHUD.dismiss()
      case 8: StatusHUD.show(status: "a", maskType: random.one(of: [.passthrough, .gradient]))
      default:
        let frame = random.isOne(in: 2) ? CGRect(x: 0, y: 264, width: 320, height: 216) : nil
        it.screen.setKeyboard(frame: frame, duration: 0.1)
      }
      await it.advance(by: random.isOne(in: 2) ? 0.05 : 0)
      expectThePlace()
    }
    await it.hide()
    #expect(it.containers.isEmpty && it.overlayWindows.isEmpty)
    StatusHUD.containerView = nil
    #expect(containers.allSatisfy { $0.subviews.isEmpty })
  }

  private func expectThePlace() {
    #expect(it.containers.count <= 1 && it.overlayWindows.count <= 1)
    guard let hud = it.container else { return }
    let isInside = hud.bounds.insetBy(dx: -0.5, dy: -0.5).contains(hud.bezel.frame)
    #expect(isInside || hud.bezel.transform != .identity)
    if let container = StatusHUD.containerView, container.window != nil {
      let parent = it.overlay?.superview
      #expect(parent === (container is UIScrollView ? container.superview : container))
      #expect(hud.frame.size == container.bounds.size && it.overlayWindows.isEmpty)
    } else if let scene = StatusHUD.windowScene {
      #expect(hud.window?.windowScene === scene)
    }
  }
}
