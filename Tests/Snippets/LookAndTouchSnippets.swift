// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import Testing

extension Snippets {
  /// Appearance and Touches.
  @MainActor @Suite struct LookAndTouch {
    private let clean = CleanHUD()

    @Test func configurations() {
      StatusHUD.configure {
        $0.style = .dark
        $0.maskType = .black
        $0.cornerRadius = 8
      }
      StatusHUD.configure {
        $0.graceTime = 0.3
        $0.minimumVisibleTime = 0.5
      }
      let configuration = StatusHUD.configuration
      #expect(configuration.style == .dark && configuration.maskType == .black)
      #expect(configuration.graceTime == 0.3 && configuration.minimumVisibleTime == 0.5)
    }

    @Test func configurationInItsDocumentation() {
      StatusHUD.configure {
        $0.style = .dark
        $0.graceTime = 0.3
      }
      #expect(StatusHUD.configuration.style == .dark)
    }

    @Test func colors() {
      StatusHUD.configure {
        $0.bezelColor = UIColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
        $0.contentColor = .white
        $0.indicatorColor = .systemYellow
        $0.errorColor = .systemRed
      }
      #expect(StatusHUD.configuration.indicatorColor == .systemYellow)
      #expect(StatusHUD.configuration.style == .automatic, "a color does not change the style")
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
      #expect(StatusHUD.configuration.style == .automatic, "an effect is no style")
    }

    @Test func fullWidth() {
      StatusHUD.configure {
        $0.position = .bottom
        $0.minimumSize = CGSize(width: 10_000, height: 0)
        $0.font = .preferredFont(forTextStyle: .headline)
      }
      #expect(StatusHUD.configuration.minimumSize.width == 10_000)
    }

    @Test func viewsOfTheApp() {
      final class LogoView: UIView {}
      final class Percentage: UILabel, HUDProgressIndicator {
        func setProgress(_ progress: Double, animated: Bool) {
          text = progress.formatted(.percent)
        }
      }
      defer { StatusHUD.indicatorProvider = nil }

      StatusHUD.indicatorProvider = { indicator in
        indicator == .spinner ? LogoView() : nil
      }

      #expect(StatusHUD.indicatorProvider?(.spinner) is LogoView)
      #expect(StatusHUD.indicatorProvider?(.error) == nil)
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
      let percentage = Percentage()
      percentage.setProgress(0.4, animated: false)
      #expect(percentage.text == 0.4.formatted(.percent))
    }

    @Test func place() {
      let player = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
      StatusHUD.containerView = player
      StatusHUD.show(status: "Buffering")

      #expect(StatusHUD.containerView === player)
      #expect(StatusHUD.isVisible)
      StatusHUD.containerView = nil
    }

    @Test func aViewThatIsNoBar() {
      let page = UIViewController()
      let player = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))

      page.additionalSafeAreaInsets.bottom = player.bounds.height

      #expect(page.additionalSafeAreaInsets.bottom == 60)
    }

    @Test(.requiresApp) func aWindowInFrontOfTheHUD() {
      final class PrivacyScreen: UIViewController {}
      let hudLevel = StatusHUD.configuration.windowLevel
      #expect(hudLevel > .alert)

      // On Linux, the app of these tests has no scene.
      for scene in UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }) {
        let cover = UIWindow(windowScene: scene)
        cover.windowLevel = StatusHUD.configuration.windowLevel + 1
        cover.rootViewController = PrivacyScreen()
        cover.isHidden = false

        #expect(cover.windowLevel > hudLevel)
        cover.isHidden = true
      }
    }

    @Test func mask() {
      StatusHUD.show(status: "Paying", maskType: .black)
      #expect(StatusHUD.isVisible)
      #expect(StatusHUD.configuration.maskType == .automatic)
    }

    @Test func tapsThatEndMessages() {
      #expect(StatusHUD.configuration.tapDismissal == .never)

      StatusHUD.configure { $0.tapDismissal = .messages }

      #expect(StatusHUD.configuration.tapDismissal == .messages)
    }

    @Test func escape() {
      #expect(!StatusHUD.cancel(), "there's no button")
      // Linux has no selectors.
      #if canImport(ObjectiveC)
        #expect(KeyResponder().keyCommands?.count == 1)
      #endif
    }

    #if canImport(ObjectiveC)
      private final class KeyResponder: UIResponder {
        // The snippet has the line length of an article.
        // swift-format-ignore
        override var keyCommands: [UIKeyCommand]? {
          [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(pressCancel))]
        }

        @objc private func pressCancel() { StatusHUD.cancel() }
      }
    #endif
  }
}
