// SPDX-License-Identifier: MIT

import StatusHUD
import Testing

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

    @Test func colours() {
      StatusHUD.configure {
        $0.bezelColor = UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
        $0.contentColor = .white
        $0.indicatorColor = .systemYellow
      }
      #expect(StatusHUD.configuration.indicatorColor == .systemYellow)
      #expect(StatusHUD.configuration.style == .automatic, "a colour does not change the style")
    }

    @Test func coloursOfResults() {
      StatusHUD.configure {
        $0.successColor = .systemGreen
        $0.errorColor = .systemRed
      }
      #expect(StatusHUD.configuration.successColor == .systemGreen)
      #expect(StatusHUD.configuration.infoColor == nil)
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
      #if os(iOS)
        if #available(iOS 26, *) {
          StatusHUD.configure { $0.effect = UIGlassEffect() }
        }
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
