// SPDX-License-Identifier: MIT

import LinuxUIKit
import MBProgressHUDCompatibility
import SVProgressHUDCompatibility
import TestSupport
import Testing

/// Code that uses deprecated names without a warning. A test cannot be deprecated itself, but what
/// conforms to a requirement can.
@MainActor protocol OldCode { func run() async throws }

/// The configuration after the first call to SVProgressHUD in this process.
@MainActor func configurationOfOldCode() -> StatusHUD.Configuration {
  (OldDefaults.self as any FirstCall.Type).configuration
}

@MainActor private protocol FirstCall { static var configuration: StatusHUD.Configuration { get } }
@MainActor private enum OldDefaults: FirstCall {
  @available(*, deprecated) static let configuration: StatusHUD.Configuration = {
    StatusHUD.configuration = StatusHUD.Configuration()
    _ = SVProgressHUD.displayDuration(for: nil)
    return StatusHUD.configuration
  }()
}

/// What the facades do beyond another name.
@Suite(.exclusiveScreen) @MainActor struct FacadeTests {
  init() { reset() }

  private func run(_ code: some OldCode) async throws {
    try await code.run()
    reset()
  }

  private func reset() {
    StatusHUD.configuration = configurationOfOldCode()
    StatusHUD.dismiss()
  }

  @Test func messagesStayForFiveSecondsUnlessTheAppSaysOtherwise() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        #expect(SVProgressHUD.displayDuration(for: "Done") == 5)
        SVProgressHUD.setMinimumDismissTimeInterval(2)
        #expect(SVProgressHUD.displayDuration(for: "Done") == 2)
        #expect(SVProgressHUD.appearance().minimumDismissTimeInterval == 2)
      }
    }
    try await run(Code())
  }

  @Test func progressBelowZeroIsWorkOfUnknownLength() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        SVProgressHUD.showProgress(0.3)
        SVProgressHUD.showProgress(0.6, status: "Loading")
        #expect(StatusHUD.activityCount == 1)
        SVProgressHUD.showProgress(-1)
        #expect(StatusHUD.activityCount == 2)
      }
    }
    try await run(Code())
  }

  @Test func poppingTheLastActivityDismissesAMessageToo() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        SVProgressHUD.show()
        SVProgressHUD.show(withStatus: "Loading")
        SVProgressHUD.popActivity()
        #expect(SVProgressHUD.isVisible())
        SVProgressHUD.popActivity()
        #expect(!SVProgressHUD.isVisible())
        SVProgressHUD.showSuccess(withStatus: "Done")
        SVProgressHUD.popActivity()
        #expect(!SVProgressHUD.isVisible())
      }
    }
    try await run(Code())
  }

  @Test func aCompletionRunsOnceAlsoWhenNothingIsShown() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() async {
        var count = 0
        await withCheckedContinuation { continuation in
          SVProgressHUD.dismiss {
            count += 1
            continuation.resume()
          }
        }
        #expect(count == 1)
      }
    }
    try await run(Code())
  }

  @Test func optionsHaveTheOldRawValues() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() throws {
        let hud = SVProgressHUD.appearance()
        let masks: [StatusHUD.MaskType] = [.passthrough, .clear, .black, .gradient, .custom]
        for (rawValue, maskType) in zip(UInt(1)..., masks) {
          SVProgressHUD.setDefaultMaskType(try #require(SVProgressHUDMaskType(rawValue: rawValue)))
          #expect(StatusHUD.configuration.maskType == maskType)
          #expect(hud.defaultMaskType.rawValue == rawValue)
        }
        for (rawValue, style) in zip(
          0..., [.light, .dark, .custom, .automatic] as [StatusHUD.Style])
        {
          SVProgressHUD.setDefaultStyle(try #require(SVProgressHUDStyle(rawValue: rawValue)))
          #expect(StatusHUD.configuration.style == style)
          #expect(hud.defaultStyle.rawValue == rawValue)
        }
        for (rawValue, type) in zip(UInt(0)..., [.ring, .system] as [StatusHUD.SpinnerStyle]) {
          SVProgressHUD.setDefaultAnimationType(
            try #require(SVProgressHUDAnimationType(rawValue: rawValue)))
          #expect(StatusHUD.configuration.spinnerStyle == type)
          #expect(hud.defaultAnimationType.rawValue == rawValue)
        }
        #expect(MBProgressHUDMode(rawValue: 3) == .annularDeterminate)
        #expect(MBProgressHUDMode(rawValue: 6) == nil)
        #expect(MBProgressHUDMode.text.rawValue == 5)
        #expect(MBProgressHUDAnimation.zoomOut.rawValue == 2)
        #expect(MBProgressHUDBackgroundStyle.blur.rawValue == 1)
      }
    }
    try await run(Code())
  }

  @Test func aColourOfTheClassMakesTheStyleCustomAndOneOfTheAppearanceDoesNot() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        SVProgressHUD.appearance().foregroundColor = .red
        #expect(StatusHUD.configuration.style == .automatic)
        SVProgressHUD.setBackgroundColor(.blue)
        #expect(StatusHUD.configuration.style == .custom)
        #expect(StatusHUD.configuration.contentColor == .red)
        #expect(StatusHUD.configuration.bezelColor == .blue)
      }
    }
    try await run(Code())
  }

  @Test func aWindowLevelIsRaisedAndNeverLowered() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        let standard = StatusHUD.configuration.windowLevel
        SVProgressHUD.setMaxSupportedWindowLevel(.normal + 1)
        #expect(StatusHUD.configuration.windowLevel == standard)
        SVProgressHUD.setMaxSupportedWindowLevel(UIWindow.Level(rawValue: 5000))
        #expect(StatusHUD.configuration.windowLevel.rawValue == 5001)
      }
    }
    try await run(Code())
  }

  @Test func aContainerViewIsSetFromAnyThread() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() async {
        let view = UIView()
        SVProgressHUD.setContainerView(view)
        while StatusHUD.containerView !== view { await Task.yield() }
        await Task.detached { SVProgressHUD.setContainerView(nil) }.value
        while StatusHUD.containerView != nil { await Task.yield() }
      }
    }
    try await run(Code())
  }

  @Test func aMaskOfOneCallIsNotThatOfTheNext() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        SVProgressHUD.show(withStatus: "Loading", maskType: .clear)
        SVProgressHUD.showProgress(-1, status: "Waiting", maskType: .none)
        #expect(StatusHUD.activityCount == 2)
        #expect(StatusHUD.configuration.maskType == .none)
        SVProgressHUD.showError(withStatus: "Failed", maskType: .black)
        #expect(StatusHUD.activityCount == 0 && StatusHUD.isVisible)
      }
    }
    try await run(Code())
  }

  @Test func progressCanBeAFloat() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        let (hud, ring) = (MBProgressHUD(), MBRoundProgressView())
        let quarter: Float = 0.25
        hud.progress = quarter
        ring.progress = quarter
        #expect(hud.progress == 0.25)
        #expect(ring.progress == quarter)
      }
    }
    try await run(Code())
  }

  @Test func aRoundProgressViewShowsAPieOrARingThatFitsIt() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() throws {
        let view = MBRoundProgressView()
        #expect(view.frame.size == CGSize(width: 37, height: 37))
        view.frame.size = CGSize(width: 60, height: 50)
        view.layoutIfNeeded()
        func shown() -> [UIView] {
          view.subviews.filter { !$0.isHidden && $0.frame == view.bounds }
        }
        #expect(shown().map { $0 is PieProgressView } == [true])

        view.isAnnular = true
        view.progressTintColor = .red
        view.setProgress(0.4, animated: false)
        let ring = try #require(shown().first as? RingProgressView)
        #expect(ring.fillsBounds)
        #expect(ring.progress == 0.4 && ring.strokeColor == .red)
        view.isAnnular = false
        #expect(shown().map { ($0 as? PieProgressView)?.progress } == [0.4])
      }
    }
    try await run(Code())
  }

  @Test func oldModesMatchInASwitch() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() {
        let numbers = HUDView.Mode.allCases.prefix(4).map { mode in
          switch mode {
          case .indeterminate: 0
          case .determinate: 1
          case .determinateHorizontalBar: 2
          case .annularDeterminate: 3
          default: -1
          }
        }
        #expect(numbers == [0, 1, 2, 3])
      }
    }
    try await run(Code())
  }

  @Test func aHUDIsShownWhileABlockRuns() async throws {
    struct Code: OldCode {
      @available(*, deprecated) func run() async {
        let (view, hud) = (UIView(), MBProgressHUD(view: UIView()))
        view.addSubview(hud)
        await withCheckedContinuation { continuation in
          hud.show(
            animated: false, whileExecuting: { #expect(!Thread.isMainThread) },
            completionBlock: { continuation.resume() })
          #expect(hud.isVisible && MBProgressHUD.allHUDs(for: view) == [hud])
        }
        #expect(!hud.isVisible)
      }
    }
    try await run(Code())
  }
}
