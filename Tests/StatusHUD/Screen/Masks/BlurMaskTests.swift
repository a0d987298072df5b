// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A mask that blurs an app of red and blue stripes, of 10 points each.
@MainActor
@Suite(
  .globalHUD,
  .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/199"),
  .bug("https://github.com/JonasGessner/JGProgressHUD/issues/144"),
  .bug("https://github.com/jdg/MBProgressHUD/issues/531"),
  .bug("https://github.com/elai950/AlertToast/issues/57"))
struct BlurMaskTests {
  private let it = HUDScreen(size: CGSize(width: 200, height: 300))

  init() {
    for index in 0..<20 {
      let stripe = UIView(frame: CGRect(x: index * 10, y: 0, width: 10, height: 300))
      stripe.backgroundColor = index.isMultiple(of: 2) ? .red : .blue
      it.appView.addSubview(stripe)
    }
  }

  /// The colors of a line far above the bezel.
  private func line() -> [Pixel] {
    let pixels = it.pixels()
    return (20..<180).map { pixels.straight($0, 20) }
  }

  private var isSharp: Bool { Set(line()) == [Pixel(255, 0, 0), Pixel(0, 0, 255)] }

  @Test func theStripesRunIntoEachOther() async {
    await it.show(mask: .blur)
    #expect(line().allSatisfy { $0.red > 40 && $0.blue > 40 })
    #expect(it.takesTouch(at: CGPoint(x: 10, y: 10)))
    await it.hide()
    #expect(isSharp)
  }

  /// A translucent view would lose its material.
  @Test func itFadesByItsEffect() async throws {
    StatusHUD.configuration.fadeInDuration = 1
    StatusHUD.configuration.fadeOutDuration = 1
    await it.show(mask: .blur, for: 0.5)
    let mask = try it.mask
    #expect(mask.layer.presentation()?.opacity == 1 && mask.material?.effect != nil)
    let middle = line()
    await it.advance(by: 1)
    let whole = line()
    func spread(_ line: [Pixel]) -> Int {
      (line.map(\.red).max() ?? 0) - (line.map(\.red).min() ?? 0)
    }
    #expect(spread(middle) > spread(whole) && spread(middle) < 255)
    await it.hide(for: 0.5)
    #expect(mask.material?.effect == nil && mask.layer.presentation()?.opacity == 1)
    #expect(spread(line()) > spread(whole) && !isSharp)
    await it.advance(by: 1)
    #expect(isSharp)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aUserWhoReducesTransparencySeesNothingOfTheApp(_ style: UIUserInterfaceStyle) async throws {
    it.screen.userInterfaceStyle = style
    it.screen.isReduceTransparencyEnabled = true
    await it.show(.success, "Done", mask: .blur)
    // 255 x 0.8, and 38 x 0.5: the bezel, of 255 and 38, stands out.
    let shade = style == .dark ? 19 : 204
    #expect(Set(line()) == [Pixel(shade, shade, shade)])
    it.screen.isReduceTransparencyEnabled = false
    await it.advance(by: 0)
    #expect(Set(line()).count > 1)
  }

  @Test func anotherMaskTakesItsPlace() async {
    await it.show(mask: .blur)
    await it.show(mask: .clear)
    #expect(isSharp)
    await it.show(mask: .black)
    #expect(Set(line()) == [Pixel(153, 0, 0), Pixel(0, 0, 153)])
    await it.show(mask: .blur)
    #expect(line().allSatisfy { $0.red > 40 && $0.blue > 40 })
    StatusHUD.dismiss()
    await it.show(mask: StatusHUD.MaskType.passthrough)
    #expect(isSharp)
  }
}
