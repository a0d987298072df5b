// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import Testing

/// Where Core Animation raises an exception, a debug build ends with its name and reason. Expected
/// values: crash reports of apps, and Apple's documentation of `insertSublayer`.
@Suite struct CALayerExceptionTests {
  /// The raw values are parts of the reasons.
  enum Mistake: String, CaseIterable, Codable {
    case positionWithoutNumber = "CALayerInvalidGeometry: CALayer position contains NaN: [nan 7]"
    case layerInItsDescendant = "is a part of cycle in its layer tree"
    case siblingOfAStranger = "CALayerInvalid: "
    case changedPresentation = "CALayerReadOnly: attempting to modify read-only layer"

    @MainActor func make() {
      let (root, layer) = (CALayer(), CALayer())
      root.addSublayer(layer)
      switch self {
      case .positionWithoutNumber: layer.position = CGPoint(x: CGFloat.nan, y: 7)
      case .layerInItsDescendant: layer.addSublayer(root)
      case .siblingOfAStranger: root.insertSublayer(CALayer(), below: CALayer())
      case .changedPresentation:
        let context = LayerContext(rootLayer: root)
        context.commit(at: CACurrentMediaTime())
        root.presentation()?.opacity = 0
      }
    }
  }

  @Test(arguments: Mistake.allCases) func aMistakeEndsTheProgram(mistake: Mistake) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [mistake] in
      await mistake.make()
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains(mistake.rawValue))
  }
}
