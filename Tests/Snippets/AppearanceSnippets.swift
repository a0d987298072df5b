// SPDX-License-Identifier: MIT

import StatusHUD
import Testing

#if os(Linux)
  @_spi(LinuxHost) import LinuxUIKit
#endif

extension Snippets {
  @MainActor @Suite struct Appearance {
    private let clean = CleanHUD()

    @Test func change() {
      StatusHUD.configure {
        $0.style = .dark
        $0.maskType = .black
        $0.cornerRadius = 8
      }
      let configuration = StatusHUD.configuration
      #expect(configuration.style == .dark)
      #expect(configuration.maskType == .black)
      #expect(configuration.cornerRadius == 8)
    }

    @Test func keepAndPutBack() {
      let usual = StatusHUD.configuration
      StatusHUD.configure { $0.style = .light }
      StatusHUD.configuration = usual
      #expect(StatusHUD.configuration.style == .automatic)
    }

    @Test func colors() {
      StatusHUD.configure {
        $0.bezelColor = UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
        $0.contentColor = .white
        $0.indicatorColor = .systemYellow
      }
      #expect(StatusHUD.configuration.indicatorColor == .systemYellow)
      #expect(StatusHUD.configuration.style == .automatic, "a color does not change the style")
    }

    @Test func colorsOfResults() {
      StatusHUD.configure {
        $0.successColor = .systemGreen
        $0.errorColor = .systemRed
      }
      #expect(StatusHUD.configuration.successColor == .systemGreen)
      #expect(StatusHUD.configuration.infoColor == nil)
    }

    @Test func blurredMask() {
      StatusHUD.configure { $0.maskType = .blur }
      #expect(StatusHUD.configuration.maskType == .blur)
    }

    @Test func viewsOfTheApp() {
      final class LogoView: UIView {}
      final class Percentage: UILabel, HUDProgressIndicator {
        func setProgress(_ progress: Double, animated: Bool) {}
      }
      defer { StatusHUD.indicatorProvider = nil }

      StatusHUD.indicatorProvider = { indicator in
        switch indicator {
        case .spinner: LogoView()
        case .progress: Percentage()
        default: nil
        }
      }

      #expect(StatusHUD.indicatorProvider?(.spinner) is LogoView)
      #expect(StatusHUD.indicatorProvider?(.progress) is Percentage)
      #expect(StatusHUD.indicatorProvider?(.success) == nil, "the HUD draws its own")
    }

    @Test func viewInItsDocumentation() async {
      final class LogoView: UIView {
        static var appearanceCount = 0
        override func didMoveToWindow() { if window != nil { Self.appearanceCount += 1 } }
      }
      defer { StatusHUD.indicatorProvider = nil }

      StatusHUD.indicatorProvider = { indicator in
        indicator == .spinner ? LogoView() : nil
      }

      #expect(StatusHUD.indicatorProvider?(.spinner) is LogoView)
      #expect(StatusHUD.indicatorProvider?(.error) == nil)
      #if os(Linux)
        // Apple's systems have no scene in a test without an app.
        let screen = OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 1)
        defer { screen.disconnect() }
        StatusHUD.show()
        StatusHUD.show(status: "Loading")
        await screen.advance(by: 1)
        #expect(LogoView.appearanceCount == 1)
        StatusHUD.showSuccess(status: "Loaded")
        await screen.advance(by: 1)
        #expect(LogoView.appearanceCount == 1)
      #endif
    }

    @Test func fonts() {
      StatusHUD.configure {
        $0.font = .preferredFont(forTextStyle: .headline)
        $0.detailsFont = .preferredFont(forTextStyle: .footnote)
      }
      let configuration = StatusHUD.configuration
      #expect(configuration.font == .preferredFont(forTextStyle: .headline))
      #expect(configuration.detailsFont == .preferredFont(forTextStyle: .footnote))
    }

    @Test func glass() {
      // Linux has no glass.
      #if !os(Linux)
        #if !os(visionOS)
          if #available(iOS 26, tvOS 26, *) {
            StatusHUD.configure { $0.effect = UIGlassEffect() }
          }
        #endif
      #endif
      #expect(StatusHUD.configuration.blurStyle == nil, "an effect is no style")
    }

    @Test func position() {
      StatusHUD.configure {
        $0.position = .top
        $0.offset = CGPoint(x: 0, y: 40)
      }
      #expect(StatusHUD.configuration.position == .top)
      #expect(StatusHUD.configuration.offset.y == 40)
    }

    @Test func durations() {
      StatusHUD.configure { $0.minimumDisplayDuration = 1.5 }
      let seconds = StatusHUD.displayDuration(for: "Copied", details: "3 photos and 2 movies")
      StatusHUD.showText("Copied", duration: 0.8)

      // 0.06 x (6 + 21) + 0.5 = 2.12. Without the details, 0.86 is below the minimum.
      #expect(abs(seconds - 2.12) < 1e-9)
      #expect(StatusHUD.displayDuration(for: "Copied") == 1.5)
      // 20 characters that count twice: 0.06 x 40 + 0.5.
      let wide = StatusHUD.displayDuration(for: String(repeating: "写", count: 20))
      #expect(abs(wide - 2.9) < 1e-9)
      #expect(StatusHUD.status == "Copied")
    }

    @Test func place() {
      let player = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
      StatusHUD.containerView = player
      StatusHUD.show(status: "Buffering")

      #expect(StatusHUD.containerView === player)
      #expect(StatusHUD.isVisible)
      StatusHUD.containerView = nil
    }
  }
}
