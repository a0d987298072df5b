// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// What stands above the texts. Expected sizes: MBProgressHUD 1.2.0's.
@MainActor @Suite(.exclusiveScreen) struct HUDViewIndicatorTests {
  private final class Sized: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  private func size(_ hud: HUDView) -> CGSize {
    hud.layoutIfNeeded()
    return hud.bezelView.bounds.size
  }

  @Test(arguments: [
    (HUDView.Mode.indeterminate, CGSize(width: 77, height: 77)),
    (.determinate, CGSize(width: 77, height: 77)),
    (.annularDeterminate, CGSize(width: 77, height: 77)),
    (.determinateHorizontalBar, CGSize(width: 160, height: 50)),
    (.customView, CGSize(width: 40, height: 40)), (.text, CGSize(width: 40, height: 40)),
  ])
  func aModeAloneHasItsSize(_ mode: HUDView.Mode, expected: CGSize) async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) { $0.mode = mode }
      #expect(size(hud) == expected)
    }
  }

  @Test func defectD5AfterARingAPieIsAPie() async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) { $0.mode = .annularDeterminate }
      #expect((hud.bezel.slot.current as? RoundProgressView)?.isAnnular == true)
      hud.mode = .determinate
      #expect((hud.bezel.slot.current as? RoundProgressView)?.isAnnular == false)
    }
  }

  @Test(arguments: HUDView.Mode.allCases)
  func defectD14ProgressIsANumberFromNoneToAll(_ mode: HUDView.Mode) async {
    await HostScreen.run { it in
      let hud = HUDView.showAdded(to: it.host, animated: false) { $0.mode = mode }
      for (given, kept) in [(-1, 0), (2, 1), (Double.nan, 0), (.infinity, 1), (0.5, 0.5)] {
        hud.progress = given
        #expect(hud.progress == kept)
        if let indicator = hud.bezel.slot.current as? ProgressIndicatorView {
          #expect(indicator.progress == kept)
        }
      }
    }
  }

  @Test func aNewIndicatorIsToldTheProgress() async {
    await HostScreen.run { it in
      let ring = RingProgressView(frame: .zero)
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.progress = 0.25
        $0.customView = ring
      }
      for mode in [HUDView.Mode.determinate, .determinateHorizontalBar, .customView] {
        hud.mode = mode
        #expect((hud.bezel.slot.current as? ProgressIndicatorView)?.progress == 0.25)
      }
      hud.progress = 0.75
      #expect(ring.progress == 0.75)
    }
  }

  @Test func row22_421ACustomViewHasItsFrameOrItsIntrinsicSize() async {
    await HostScreen.run { it in
      let framed = UIView(frame: CGRect(x: 7, y: 7, width: 60, height: 30))
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .customView
        $0.customView = framed
      }
      #expect(size(hud) == CGSize(width: 100, height: 70))
      #expect(framed.bounds.size == CGSize(width: 60, height: 30))
      let middle = framed.convert(CGPoint(x: 30, y: 15), to: hud.bezelView)
      #expect(middle == CGPoint(x: 50, y: 35))

      let own = Sized(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      own.size = CGSize(width: 20, height: 10)
      hud.customView = own
      #expect(size(hud) == CGSize(width: 60, height: 50))
      own.size = CGSize(width: 80, height: UIView.noIntrinsicMetric)
      hud.setNeedsLayout()
      #expect(size(hud) == CGSize(width: 120, height: 50))
      own.size = CGSize(width: CGFloat.nan, height: -7)
      hud.setNeedsLayout()
      #expect(size(hud).width.isFinite && size(hud).height.isFinite)
    }
  }

  /// Its frame means nothing then: its middle and bounds do.
  @Test func aTurnedCustomViewStaysAsLargeAsItIs() async {
    await HostScreen.run { it in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .customView
        $0.customView = view
      }
      for _ in 0..<3 {
        hud.setNeedsLayout()
        #expect(size(hud) == CGSize(width: 80, height: 80))
        #expect(view.bounds.size == CGSize(width: 40, height: 40))
      }
    }
  }

  @Test func aCustomViewIsNobodysOnceItIsTakenAway() async {
    await HostScreen.run { it in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.alpha = 0.5
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .customView
        $0.customView = view
      }
      await it.advance(by: 0.1)
      hud.mode = .text
      it.host.addSubview(view)
      await it.advance(by: 0.5)
      #expect(view.superview === it.host && view.alpha == 0.5)

      hud.mode = .customView
      await it.advance(by: 0.5)
      #expect(view.superview === hud.bezel.slot && view.alpha == 0.5)
      it.host.addSubview(view)
      hud.setNeedsLayout()
      #expect(size(hud) == CGSize(width: 40, height: 40))
      hud.customView = nil
      #expect(view.superview === it.host)
    }
  }

  /// Where the app has put it, nothing is done to it.
  @Test func aCustomViewThatIsElsewhereIsNotFaded() async {
    await HostScreen.run { it in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .customView
        $0.customView = view
      }
      await it.advance(by: 0.1)
      it.host.addSubview(view)
      view.alpha = 0.75
      hud.mode = .text
      #expect(view.alpha == 0.75 && view.layer.animationKeys() ?? [] == [])
      await it.advance(by: 0.5)
      #expect(view.superview === it.host && view.alpha == 0.75)

      // What it is like there is what it is like here.
      hud.mode = .customView
      await it.advance(by: 0.5)
      #expect(view.superview === hud.bezel.slot && view.alpha == 0.75)
      hud.mode = .text
      it.host.addSubview(view)
      view.alpha = 0.25
      await it.advance(by: 0.5)
      #expect(view.alpha == 0.25)
    }
  }

  @Test func aCustomViewComesBackWhileItFades() async {
    await HostScreen.run { it in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .customView
        $0.customView = view
      }
      await it.advance(by: 0.1)
      hud.mode = .determinate
      await it.advance(by: 0.05)
      hud.mode = .customView
      await it.advance(by: 0.5)
      #expect(hud.bezel.slot.subviews == [view] && view.alpha == 1)
      #expect(size(hud) == CGSize(width: 80, height: 80))
    }
  }

  @Test func aCustomViewIsOnlyKeptInOtherModes() async {
    await HostScreen.run { it in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      let hud = HUDView.showAdded(to: it.host, animated: false)
      hud.customView = view
      #expect(view.superview == nil)
      hud.mode = .customView
      #expect(view.superview != nil)
    }
  }

  /// Row 47: a spinner round a pie was asked for.
  @Test func row47_150IndicatorsAreComposedInACustomView() async {
    await HostScreen.run { it in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      let spinner = IndefiniteSpinnerView(frame: view.bounds)
      let pie = RoundProgressView(frame: CGRect(x: 11, y: 11, width: 37, height: 37))
      view.addSubview(spinner)
      view.addSubview(pie)
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .customView
        $0.customView = view
      }
      #expect(size(hud) == CGSize(width: 100, height: 100))
      #expect(pie.frame == CGRect(x: 11, y: 11, width: 37, height: 37))
    }
  }

  /// Row 50: the system has sizes; so has the custom view.
  @Test func row50_313ASmallSpinnerIsACustomView() async {
    await HostScreen.run { it in
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .customView
        $0.customView = spinner
      }
      #expect(size(hud) == CGSize(width: 60, height: 60))
      #expect(spinner.isAnimating)
    }
  }

  /// Row 20, and D6: what the app makes has the app's colours.
  @Test func row20_463AnIndicatorOfTheAppsKeepsItsColours() async {
    await HostScreen.run { it in
      let bar = BarProgressView(frame: .zero)
      bar.progressColor = .red
      bar.lineColor = .blue
      let hud = HUDView.showAdded(to: it.host, animated: false) {
        $0.mode = .customView
        $0.customView = bar
        $0.progress = 0.5
      }
      hud.contentColor = .green
      #expect(bar.progressColor == .red && bar.lineColor == .blue && bar.progress == 0.5)
      #expect(bar.tintColor == .green)
    }
  }

  @Test func aGlyphDrawsItselfOnAsItComes() async {
    await HostScreen.run { it in
      let glyph = GlyphView(glyph: .success)
      let hud = HUDView.showAdded(to: it.host, animated: true) {
        $0.mode = .customView
        $0.customView = glyph
      }
      #expect(glyph.shapeLayer.animation(forKey: "stroke") != nil)
      #expect(size(hud) == CGSize(width: 77, height: 77))
      await it.advance(by: 0.5)
      #expect(glyph.shapeLayer.animation(forKey: "stroke") == nil)
      #expect(glyph.tintColor == hud.contentColor)
      #expect(hud.bezelView.accessibilityLabel == "Success")
    }
  }
}
