// SPDX-License-Identifier: MIT

import LinuxUIKit
import MBProgressHUDCompatibility
import SVProgressHUDCompatibility
import TestSupport
import Testing

/// Code that uses deprecated names without a warning. A test cannot be deprecated itself, but what
/// conforms to a requirement can.
@MainActor protocol OldCode { func run() async throws }

/// What the facades do beyond another name.
@Suite(.exclusiveScreen) @MainActor struct FacadeTests {
  init() {
    StatusHUD.configuration = StatusHUD.Configuration()
    StatusHUD.dismiss()
  }

  private func run(_ code: some OldCode) async throws {
    try await code.run()
    StatusHUD.configuration = StatusHUD.Configuration()
    StatusHUD.dismiss()
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
}
