// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Where a HUDView is. Expected values: the middle, or the edge less the margin of 20, of what is
/// visible of the host; a bezel of 77 x 77.
@MainActor @Suite(.exclusiveScreen) struct HUDViewHostTests {
  /// The middle of the bezel on the screen.
  private func middle(_ hud: HUDView) -> CGPoint {
    hud.layoutIfNeeded()
    let bezel = hud.bezelView
    return bezel.convert(CGPoint(x: bezel.bounds.midX, y: bezel.bounds.midY), to: nil as UIView?)
  }

  /// As near as rounding to pixels leaves it.
  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 0.5 && abs(one.y - other.y) < 0.5
  }

  private func frame(_ hud: HUDView) -> CGRect {
    hud.layoutIfNeeded()
    return hud.bezelView.convert(hud.bezelView.bounds, to: nil as UIView?)
  }

  @Test func row24_415ABoundsOriginIsNoOffset() async {
    await HostScreen.run { it in
      it.host.bounds.origin = CGPoint(x: 50, y: 900)
      let hud = HUDView.showAdded(to: it.host, animated: false)
      #expect(middle(hud) == CGPoint(x: 160, y: 240))
    }
  }

  @Test func row25_470AFrameOfTheAppsStays() async {
    await HostScreen.run { it in
      let own = CGRect(x: 10, y: 20, width: 200, height: 100)
      let hud = HUDView(frame: own)
      hud.removeFromSuperViewOnHide = true
      for _ in 0..<2 {
        if hud.superview == nil { it.host.addSubview(hud) }
        hud.show(animated: false)
        #expect(hud.frame == own)
        #expect(isNear(middle(hud), CGPoint(x: 110, y: 70)))
        hud.hide(animated: false)
      }
      hud.show(animated: false)
      #expect(it.huds == [hud] && hud.frame == own)
    }
  }

  @Test func row25_470OneMadeForAViewFillsItWhateverItsSizeIsThen() async {
    await HostScreen.run { it in
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      it.host.addSubview(host)
      let hud = HUDView(view: host)
      host.addSubview(hud)
      hud.show(animated: false)
      hud.removeFromSuperview()
      host.frame.size = CGSize(width: 300, height: 200)
      hud.show(animated: false)
      #expect(hud.frame == host.bounds)
    }
  }

  @Test func row26_536CentredInTheSafeArea() async {
    await HostScreen.run { it in
      it.screen.safeAreaInsets = UIEdgeInsets(top: 80, left: 0, bottom: 20, right: 0)
      let hud = HUDView.showAdded(to: it.host, animated: false)
      #expect(isNear(middle(hud), CGPoint(x: 160, y: 80 + (480 - 80 - 20) / 2)))
    }
  }

  @Test func defectD19AHugeOffsetEndsInTheSafeArea() async {
    await HostScreen.run { it in
      it.screen.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0)
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.offset = CGPoint(x: 0, y: HUDView.maxOffset)
      }
      #expect(abs(frame(hud).maxY - (480 - 34 - 20)) < 0.5)
      hud.offset.y = -HUDView.maxOffset
      #expect(abs(frame(hud).minY - (40 + 20)) < 0.5)
      hud.offset = CGPoint(x: HUDView.maxOffset, y: 0)
      #expect(abs(frame(hud).maxX - 300) < 0.5)
    }
  }

  @Test func row27_606ARotationIsARotationOfTheHost() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false)
      it.screen.resize(to: CGSize(width: 480, height: 320))
      await it.advance(by: 0.5)
      #expect(hud.frame.size == CGSize(width: 480, height: 320))
      #expect(middle(hud) == CGPoint(x: 240, y: 160))
      #expect(hud.transform == .identity)
    }
  }

  @Test func row28_285ASplitViewIsItsOwnSize() async {
    await HostScreen.run { it in
      it.host.autoresizingMask = []
      let hud = HUDView.showAdded(to: it.host, animated: false)
      it.host.frame = CGRect(x: 0, y: 0, width: 160, height: 480)
      await it.advance(by: 0.1)
      #expect(middle(hud) == CGPoint(x: 80, y: 240))
    }
  }

  @Test func row29_219NothingTurnsInAWindowWithoutAController() async {
    await HostScreen.run { it in
      let window = UIWindow(windowScene: it.screen.windowScene)
      window.isHidden = false
      let hud = HUDView.showAdded(to: window, animated: false)
      #expect(middle(hud) == CGPoint(x: 160, y: 240))
      it.screen.resize(to: CGSize(width: 480, height: 320))
      await it.advance(by: 0.5)
      #expect(hud.transform == .identity)
      #expect(middle(hud) == CGPoint(x: 240, y: 160))
      hud.hide(animated: false)
      window.isHidden = true
    }
  }

  @Test func row32_10ItKeepsAboveTheKeyboard() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false)
      let keys = CGRect(x: 0, y: 280, width: 320, height: 200)
      it.screen.setKeyboard(frame: keys, duration: 0.25)
      await it.advance(by: 0.5)
      #expect(middle(hud) == CGPoint(x: 160, y: 140))
      hud.avoidsKeyboard = false
      await it.advance(by: 0)
      #expect(middle(hud) == CGPoint(x: 160, y: 240))
      let next = HUDView.showAdded(to: it.host, animated: false)
      #expect(middle(next) == CGPoint(x: 160, y: 140))
      it.screen.setKeyboard(frame: nil, duration: 0)
      await it.advance(by: 0.5)
      #expect(middle(next) == CGPoint(x: 160, y: 240))
    }
  }

  /// Nine places; the leading ones are on the right where one reads from there.
  @Test(arguments: HUDView.Position.allCases, [false, true])
  func aPositionIsAPlace(_ position: HUDView.Position, isRightToLeft: Bool) async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        $0.position = position
      }
      let (left, right) = (20 + 38.5, 320 - 20 - 38.5)
      let x: CGFloat =
        switch position {
        case .topLeading, .leading, .bottomLeading: isRightToLeft ? right : left
        case .top, .center, .bottom: 160
        case .topTrailing, .trailing, .bottomTrailing: isRightToLeft ? left : right
        }
      let y: CGFloat =
        switch position {
        case .topLeading, .top, .topTrailing: 58.5
        case .leading, .center, .trailing: 240
        case .bottomLeading, .bottom, .bottomTrailing: 421.5
        }
      #expect(isNear(middle(hud), CGPoint(x: x, y: y)))
    }
  }

  @Test func underATransformItIsInTheMiddleOfTheHost() async {
    await HostScreen.run { it in
      it.host.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: .pi / 2)
      let hud = HUDView.showAdded(to: it.host, animated: false)
      #expect(hud.frame == it.host.bounds)
      #expect(isNear(middle(hud), CGPoint(x: 160, y: 240)))
      #expect(hud.bezelView.bounds.size == CGSize(width: 77, height: 77))
    }
  }

  /// As in the layout's own tests: nothing that is not finite, and nothing outside the host.
  @Test(arguments: [
    CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 30, height: 2000),
    CGSize(width: 100_000, height: 100_000),
  ])
  func anyHostWillDo(_ size: CGSize) async {
    await HostScreen.run { it in
      let host = UIView(frame: CGRect(origin: .zero, size: size))
      it.host.addSubview(host)
      let hud = HUDView.showAdded(to: host, animated: true) {
        $0.label.text = "A label of some words"
        $0.detailsLabel.text = "Details"
        $0.button.setTitle("Cancel", for: .normal)
        $0.button.addAction(UIAction { _ in }, for: .touchUpInside)
        $0.minSize = CGSize(width: 1e9, height: 1e9)
      }
      await it.advance(by: 0.5)
      let bezel = hud.bezelView.frame
      #expect(bezel.minX.isFinite && bezel.minY.isFinite)
      #expect(hud.bounds.insetBy(dx: -0.5, dy: -0.5).contains(bezel))
      hud.hide(animated: true)
      await it.advance(by: 0.5)
      #expect(host.subviews.isEmpty)
    }
  }

  @Test func numbersThatCannotBeAreTheDefaults() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.margin = -1
        $0.minSize = CGSize(width: CGFloat.nan, height: 10)
        $0.offset = CGPoint(x: CGFloat.infinity, y: 1)
      }
      #expect(hud.margin == 20 && hud.minSize == .zero && hud.offset == .zero)
      #expect(frame(hud) == CGRect(x: 121.5, y: 201.5, width: 77, height: 77))
    }
  }

  @Test func row34_220AWindowIsCoveredWhole() async {
    await HostScreen.run { it in
      let window = it.host.window
      let hud = window.map { HUDView.showAdded(to: $0, animated: false) }
      await it.advance(by: 0.1)
      for point in [CGPoint(x: 5, y: 5), CGPoint(x: 315, y: 475), CGPoint(x: 160, y: 240)] {
        let view = it.screen.view(at: point)
        #expect(hud.map { view?.isDescendant(of: $0) == true } == true)
      }
    }
  }

  /// An effect view wants nothing but its content view to be added to.
  @Test func anEffectViewHoldsItInItsContent() async {
    await HostScreen.run { it in
      let host = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      host.frame = it.host.bounds
      it.host.addSubview(host)
      let hud = HUDView.showAdded(to: host, animated: false)
      #expect(hud.superview === host.contentView)
      #expect(HUDView.hud(for: host) === hud)
      #expect(HUDView.hideAll(for: host, animated: false) == 1)
      #expect(hud.superview == nil)
    }
  }
}
