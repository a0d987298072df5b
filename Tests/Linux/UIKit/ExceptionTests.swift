// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

/// Where UIKit raises an exception a debug build ends, with its name and reason. Expected values:
/// crash reports of apps (github.com/TransitApp/SVWebViewController/issues/132,
/// github.com/vladislav-k/VKSideMenu/issues/5, github.com/awslabs/aws-sdk-ios-samples/issues/203)
/// and Apple's documentation of `UIFontMetrics`.
@Suite struct ExceptionTests {
  private func expect(
    _ reason: String, in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try #require(result, sourceLocation: sourceLocation)
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains(reason), sourceLocation: sourceLocation)
  }

  @Test func aViewIsNotItsOwnSubview() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    try expect("NSInvalidArgumentException: Can't add self as subview", in: result)
  }

  @Test func aViewIsNotInItsDescendants() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.insertSubview(outer, at: 0)
      }
    }
    try expect("CALayerInvalid: layer <", in: result)
    try expect("is a part of cycle in its layer tree", in: result)
  }

  @Test func aCenterIsANumber() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().center = CGPoint(x: CGFloat.nan, y: 7) }
    }
    try expect("CALayerInvalidGeometry: CALayer position contains NaN: [nan 7]", in: result)
  }

  @Test func aFrameIsMadeOfNumbers() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 15))
      }
    }
    try expect("CALayerInvalidGeometry: CALayer bounds contains NaN: [0 0; nan 15]", in: result)
  }

  @Test func anEffectsViewKeepsItsSubviewsInItsContentView() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
    }
    try expect("NSInternalInconsistencyException: <", in: result)
    try expect("Do not add subviews directly to the visual effect view itself", in: result)
  }

  @Test func aControllerIsPresentedOnce() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      }
    }
    try expect(
      "NSInvalidArgumentException: Application tried to present modally an active controller",
      in: result)
  }

  @Test func aFontIsScaledOnce() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let metrics = UIFontMetrics(forTextStyle: .body)
      _ = metrics.scaledFont(for: metrics.scaledFont(for: .systemFont(ofSize: 20)))
    }
    try expect("NSInvalidArgumentException: ", in: result)
  }
}
