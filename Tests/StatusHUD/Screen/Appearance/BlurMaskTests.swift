// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
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
    it.appView.addStripes([.red, .blue])
  }

  /// The colors of a line far above the bezel.
  private func line() -> [Pixel] {
    let pixels = it.pixels()
    return (20..<180).map { pixels.straight($0, 20) }
  }

  private var isSharp: Bool { Set(line()) == [Pixel(255, 0, 0), Pixel(0, 0, 255)] }
  private var isBlurred: Bool { line().allSatisfy { $0.red > 40 && $0.blue > 40 } }

  /// Another mask takes its place.
  @Test func theStripesRunIntoEachOther() async {
    await it.show(mask: .blur)
    #expect(isBlurred && it.takesTouch(at: CGPoint(x: 10, y: 10)))
    await it.show(mask: .clear)
    #expect(isSharp)
    await it.show(mask: .black)
    #expect(Set(line()) == [Pixel(153, 0, 0), Pixel(0, 0, 153)])
    await it.show(mask: .blur)
    #expect(isBlurred)
    await it.hide()
    #expect(isSharp)
    await it.show(mask: StatusHUD.MaskType.passthrough)
    #expect(isSharp)
  }

  /// A translucent view would lose its material.
  @Test func itFadesByItsEffect() async throws {
    await it.show(mask: .blur, for: 0.5) { ($0.fadeInDuration, $0.fadeOutDuration) = (1, 1) }
    let mask = try it.mask
    func spread() -> Int {
      let reds = line().map(\.red)
      return (reds.max() ?? 0) - (reds.min() ?? 0)
    }
    #expect(mask.layer.presentation()?.opacity == 1 && mask.material.effect != nil)
    let middle = spread()
    await it.advance(by: 1)
    let whole = spread()
    #expect(middle > whole && middle < 255)
    await it.hide(for: 0.5)
    #expect(mask.material.effect == nil && mask.layer.presentation()?.opacity == 1)
    #expect(spread() > whole && !isSharp)
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
    await it.set(\.isReduceTransparencyEnabled, false)
    #expect(Set(line()).count > 1)
  }
}
