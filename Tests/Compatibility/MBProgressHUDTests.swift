// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import MBProgressHUDCompatibility
import TestSupport
import Testing

/// MBProgressHUD's look, and what its names do on a screen.
@Suite(.exclusiveScreen) @MainActor struct MBProgressHUDTests {
  @Test(arguments: (Look.self as any Facts.Type).all + (Behavior.self as any Facts.Type).all)
  func aFactHolds(fact: Fact) async throws { try await fact.check() }
}

/// A white screen that is 320 points wide and 480 points high.
@MainActor final class Stage {
  let screen = OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 2)
  let window: UIWindow
  var view: UIView { window.rootViewController?.view ?? window }

  init() {
    window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = UIViewController()
    view.backgroundColor = .white
    window.makeKeyAndVisible()
  }

  isolated deinit { screen.disconnect() }

  func advance(by seconds: Double) async { await screen.advance(by: seconds) }

  /// Where the ink of an opaque white bezel is, in points.
  func ink() -> CGRect {
    let bounds = PixelReader(screen.image()).bounds(differingFrom: .white, tolerance: 2) ?? .null
    return bounds.applying(CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  /// The gray levels in the rows or columns of a rectangle, in points.
  func levels(_ rect: CGRect) -> [Int] {
    let pixels = PixelReader(screen.image())
    return stride(from: rect.minY * 2, to: rect.maxY * 2, by: 1).flatMap { y in
      stride(from: rect.minX * 2, to: rect.maxX * 2, by: 1).map { x in
        pixels.straight(Int(x), Int(y)).red
      }
    }
  }

  func label(_ text: String) -> UILabel? {
    var views: [UIView] = [view]
    while let next = views.popLast() {
      if let label = next as? UILabel, label.text == text { return label }
      views += next.subviews
    }
    return nil
  }
}

private enum Look: Facts {
  @available(*, deprecated) @MainActor
  private static func show(
    _ mode: MBProgressHUDMode, on stage: Stage, _ configure: (MBProgressHUD) -> Void = { _ in }
  ) async -> MBProgressHUD {
    let hud = MBProgressHUD.showAdded(to: stage.view, animated: true)
    hud.mode = mode
    hud.bezelView.style = .solidColor
    configure(hud)
    await stage.advance(by: 1)
    return hud
  }

  @available(*, deprecated) @MainActor
  private static func size(_ text: String, _ font: CGFloat) -> CGSize {
    let label = UILabel()
    (label.font, label.text) = (.boldSystemFont(ofSize: font), text)
    let size = label.intrinsicContentSize
    return CGSize(
      width: (size.width * 2).rounded(.up) / 2, height: (size.height * 2).rounded(.up) / 2)
  }

  @available(*, deprecated) static let all: [Fact] = [
    Fact("The bezel is 20 points larger than its column, whose parts are 4 points apart") {
      let sizes: [(MBProgressHUDMode, CGSize)] = [
        (.indeterminate, CGSize(width: 37, height: 37)),
        (.determinate, CGSize(width: 37, height: 37)),
        (.determinateHorizontalBar, CGSize(width: 120, height: 10)),
        (.annularDeterminate, CGSize(width: 37, height: 37)),
        (.customView, CGSize(width: 51, height: 31)), (.text, .zero),
      ]
      let (text, details) = (size("Loading", 16), size("12 of 100", 12))
      for (mode, indicator) in sizes {
        let stage = Stage()
        let hud = await show(mode, on: stage) {
          $0.customView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
          $0.label.text = "Loading"
          $0.detailsLabel.text = "12 of 100"
        }
        let width = max(indicator.width, text.width, details.width) + 40
        let height =
          text.height + details.height + 44 + (mode == .text ? 0 : indicator.height + 4)
        #expect(abs(hud.bezelSize.width - width) <= 0.5, "\(mode)")
        #expect(abs(hud.bezelSize.height - height) <= 0.5, "\(mode)")
      }
    },
    Fact("The indicators have the colors and lines of MBProgressHUD") {
      let stage = Stage()
      let hud = await show(.determinate, on: stage) { $0.progress = 0.5 }
      // A circle of 37 points in the middle, 2 points thick, and twice that where it's done.
      #expect(stage.ink() == CGRect(x: 141.5, y: 221.5, width: 37, height: 37))
      let left = stage.levels(CGRect(x: 142, y: 240, width: 4, height: 0.5))
      let right = stage.levels(CGRect(x: 174, y: 240, width: 4, height: 0.5))
      #expect(left[1] < 100 && left.suffix(5).allSatisfy { $0 > 250 }, "\(left)")
      #expect(right.dropFirst().allSatisfy { abs($0 - 77) <= 2 }, "\(right)")

      hud.mode = .annularDeterminate
      await stage.advance(by: 1)
      #expect(stage.ink() == CGRect(x: 141.5, y: 221.5, width: 37, height: 37))
      let track = stage.levels(CGRect(x: 142, y: 240, width: 1, height: 0.5))
      #expect(track.allSatisfy { abs($0 - 230) <= 2 }, "\(track)")
      // The ends are square: the line begins a point before the top.
      let end = stage.levels(CGRect(x: 159, y: 222, width: 0.5, height: 1))
      #expect(end.allSatisfy { $0 < 90 }, "\(end)")

      hud.mode = .determinateHorizontalBar
      await stage.advance(by: 1)
      #expect(stage.ink().insetBy(dx: -1, dy: -1) == CGRect(x: 100, y: 235, width: 120, height: 10))
      let bar = stage.levels(CGRect(x: 130, y: 240, width: 60, height: 0.5))
      #expect(
        bar.prefix(55).allSatisfy { abs($0 - 77) <= 2 } && bar.suffix(55).allSatisfy { $0 == 255 })
    },
    Fact("The bezel has corners of 5 points, a thick material, and no shadow") {
      let stage = Stage()
      let hud = await show(.text, on: stage) {
        $0.label.text = "Text"
        $0.minSize = CGSize(width: 100, height: 80)
        $0.bezelView.color = .black
        $0.contentColor = .black
      }
      #expect(stage.ink() == CGRect(x: 110, y: 200, width: 100, height: 80))
      // A continuous corner is half as long again as its radius.
      let edge = stage.levels(CGRect(x: 110, y: 200, width: 10, height: 0.5))
      #expect(edge.prefix(5).allSatisfy { $0 == 255 }, "\(edge)")
      #expect(edge[8] < 100 && edge.suffix(5).allSatisfy { $0 == 0 }, "\(edge)")
      #expect(MBProgressHUD().configuration.effect == UIBlurEffect(style: .systemThickMaterial))
    },
    Fact("A fade takes 0.3 seconds and follows the animation type") {
      let stage = Stage()
      let hud = await show(.text, on: stage) {
        $0.animationType = .zoomOut
        $0.minSize = CGSize(width: 100, height: 80)
        $0.bezelView.color = .black
      }
      hud.hide(animated: true)
      await stage.advance(by: 0.1)
      let during = stage.ink()
      #expect(during.width < 100 && during.width > 50)
      await stage.advance(by: 0.15)
      #expect(hud.superview != nil)
      await stage.advance(by: 0.1)
      #expect(hud.superview == nil)
    },
    Fact("A round progress view fits its bounds, and its parts have one color") {
      let stage = Stage()
      let view = MBRoundProgressView()
      #expect(view.frame.size == CGSize(width: 37, height: 37))
      view.frame = CGRect(x: 100, y: 100, width: 60, height: 50)
      view.progressTintColor = UIColor(white: 0, alpha: 0.5)
      view.progress = 1
      stage.view.addSubview(view)
      await stage.advance(by: 0)
      #expect(stage.ink() == CGRect(x: 105, y: 100, width: 50, height: 50))
      let ring = stage.levels(CGRect(x: 151, y: 125, width: 4, height: 0.5)).dropFirst().dropLast()
      #expect(ring.allSatisfy { abs($0 - 128) <= 2 }, "\(ring)")
      view.isAnnular = true
      view.setProgress(0, animated: false)
      view.backgroundTintColor = UIColor(white: 0, alpha: 1)
      await stage.advance(by: 0)
      let track = stage.levels(CGRect(x: 151, y: 125, width: 4, height: 0.5))
      #expect(track.prefix(3).allSatisfy { $0 == 255 } && track[6] == 0, "\(track)")
    },
  ]
}

private enum Behavior: Facts {
  @available(*, deprecated) @MainActor private final class Delegate: MBProgressHUDDelegate {
    var calls: [String] = []
    func hudWillAppear(_ hud: HUDView) { calls.append("appears") }
    func hudWasHidden(_ hud: MBProgressHUD) { calls.append("hidden") }
  }

  @available(*, deprecated) static let all: [Fact] = [
    Fact("The delegate hears once of each presentation that it's over, after the completion") {
      let (stage, delegate) = (Stage(), Delegate())
      let hud = MBProgressHUD(view: stage.view)
      stage.view.addSubview(hud)
      hud.delegate = delegate
      hud.completionBlock = { delegate.calls.append("completed") }
      hud.hide(animated: true)
      hud.hide(animated: false)
      #expect(delegate.calls == ["completed", "hidden"], "it never appeared")

      delegate.calls = []
      hud.graceTime = 1
      hud.show(animated: true)
      await stage.advance(by: 0.5)
      hud.hide(animated: true)
      #expect(delegate.calls == ["hidden"], "its grace time wasn't over")

      delegate.calls = []
      hud.graceTime = 0
      hud.show(animated: true)
      await stage.advance(by: 1)
      hud.hide(animated: true, afterDelay: 1)
      await stage.advance(by: 1.1)
      #expect(delegate.calls == ["appears"])
      await stage.advance(by: 0.3)
      #expect(delegate.calls == ["appears", "hidden"])

      delegate.calls = []
      hud.show(animated: false)
      hud.removeFromSuperview()
      #expect(delegate.calls == ["appears", "hidden"])
    },
    Fact("A delegate that shows the HUD again keeps it") {
      let (stage, hud) = (Stage(), MBProgressHUD())
      stage.view.addSubview(hud)
      hud.show(animated: false)
      hud.completionBlock = { hud.show(animated: false) }
      hud.hide(animated: false)
      #expect(hud.isVisible)
      hud.hide(animated: false)
      #expect(!hud.isVisible)
    },
    Fact("The button is shown with a title and an action, and can be pressed again") {
      let stage = Stage()
      var presses = 0
      let hud = MBProgressHUD.showAdded(to: stage.view, animated: false)
      hud.button.setTitle("Cancel", for: .normal)
      await stage.advance(by: 1)
      #expect(stage.label("Cancel") == nil)
      hud.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      for count in 1...2 {
        await stage.advance(by: 1)
        let label = try #require(stage.label("Cancel"))
        stage.screen.tap(
          at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
        await stage.advance(by: 1)
        #expect(presses == count)
      }
    },
    Fact("The labels' texts and their look reach the screen") {
      let stage = Stage()
      let hud = MBProgressHUD.showAdded(to: stage.view, animated: false)
      hud.label.text = "A text that is too long for a single line of this screen"
      hud.label.font = .systemFont(ofSize: 20)
      hud.detailsLabel.text = "Details"
      hud.detailsLabel.textColor = .red
      await stage.advance(by: 1)
      let label = try #require(stage.label(hud.label.text ?? ""))
      #expect(label.font == .systemFont(ofSize: 20) && label.bounds.height > 40)
      #expect(stage.label("Details")?.textColor == .red)
      hud.label.numberOfLines = 1
      hud.label.textAlignment = .left
      hud.contentColor = .blue
      await stage.advance(by: 1)
      #expect(label.bounds.height < 40 && label.textAlignment == .left)
      #expect(stage.label("Details")?.textColor == .blue)
      hud.configuration.contentColor = .red
      await stage.advance(by: 1)
      #expect(stage.label("Details")?.textColor == .red)
      hud.label.attributedText = NSAttributedString(
        string: "Attributed", attributes: [.foregroundColor: UIColor.green])
      await stage.advance(by: 1)
      #expect(stage.label("Attributed") === label && label.textColor == .red)
      #expect(hud.status == "Attributed" && hud.details == "Details")
      hud.detailsLabelText = nil
      #expect(hud.details == nil && hud.detailsLabel.text == nil)
    },
    Fact("The fill and the corners of the detached bezel and background reach the HUD") {
      let hud = MBProgressHUD()
      hud.bezelView.layer.cornerRadius = 10
      hud.bezelView.backgroundColor = .red
      hud.bezelView.blurEffectStyle = .dark
      #expect(hud.configuration.cornerRadius == 10 && hud.cornerRadius == 10)
      #expect(hud.configuration.bezelColor == .red && hud.color == .red)
      #expect(hud.configuration.effect == UIBlurEffect(style: .dark))
      #expect(hud.configuration.style == .dark)
      hud.bezelView.style = .solidColor
      #expect(!(hud.configuration.effect is UIBlurEffect) && hud.configuration.effect != nil)
      #expect(hud.configuration.style == .automatic)
      hud.dimBackground = true
      #expect(hud.configuration.maskType == .custom && hud.dimBackground)
      #expect(hud.configuration.customMaskColor == UIColor(white: 0, alpha: 0.2))
      #expect(hud.configuration.customMaskEffect == nil)
      hud.backgroundView.style = .blur
      #expect(hud.configuration.customMaskEffect != nil)
    },
    Fact("Progress is a Float that is also set with a Double, and stays when its object is done") {
      let (stage, object) = (Stage(), Progress(totalUnitCount: 4))
      let hud = MBProgressHUD.showAdded(to: stage.view, animated: false)
      hud.mode = .determinate
      hud.progress = 0.5
      hud.progress += 0.25
      let progress = hud.progress
      #expect(type(of: progress) == Float.self && progress == 0.75)
      let (float, double): (Float, Double) = (0.125, 0.25)
      hud.progress = float
      #expect(hud.progress == float)
      hud.progress = double
      #expect(hud.progress == 0.25)
      hud.progressObject = object
      object.completedUnitCount = 2
      await stage.advance(by: 1)
      #expect(hud.progress == 0.5)
      object.completedUnitCount = 4
      await stage.advance(by: 1)
      #expect(hud.progress == 1)
      hud.progressObject = nil
      #expect(hud.progress == 1)
    },
    Fact(
      "A message has the look of MBProgressHUD, and in one that has its own look the labels do, too"
    ) {
      let stage = Stage()
      MBProgressHUD.show(.text("Saved"), in: stage.view, animated: false) {
        #expect($0.cornerRadius == 5 && $0.maskType == .automatic)
        ($0.contentColor, $0.font, $0.messagePolicy) = (.red, .systemFont(ofSize: 20), .queue)
      }
      MBProgressHUD.show(.text("Sent", details: "At once"), in: stage.view) {
        $0.messagePolicy = .queue
      }
      await stage.advance(by: 1)
      #expect(stage.label("Saved")?.textColor == .red)
      #expect(stage.label("Saved")?.font == .systemFont(ofSize: 20))
      await stage.advance(by: 2)
      let look = MBProgressHUD().configuration
      #expect(stage.label("Sent")?.textColor == look.contentColor)
      #expect(stage.label("Sent")?.font == look.font)
      #expect(stage.label("At once")?.font == look.detailsFont)
      #expect(
        MBProgressHUD.hide(.text("Sent", details: "At once"), in: stage.view, animated: false))
      #expect(stage.view.subviews.isEmpty)
    },
    Fact("The class finds only HUDs of its own") {
      let view = UIView()
      let old = MBProgressHUD.showAdded(to: view, animated: false)
      let new = HUDView.show(in: view, animated: false)
      #expect(MBProgressHUD.forView(view) === old && MBProgressHUD.allHUDs(for: view) == [old])
      #expect(MBProgressHUD.hide(for: view, animated: false))
      #expect(!old.isVisible && new.isVisible)
      #expect(MBProgressHUD.hideAllHUDs(for: view, animated: false) == 0)
    },
  ]
}
