// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// Row 18, and its report 847: a change of the look while the HUD was visible was applied by half.
/// Here the picture is the one of a HUD that was shown like that.
@MainActor @Suite(.exclusiveScreen) struct LiveChangeTests {
  typealias Change = @MainActor @Sendable (inout StatusHUD.Configuration) -> Void

  nonisolated static let changes: [(name: String, change: Change)] = [
    ("style", { $0.style = .dark }),
    ("foregroundColor", { $0.foregroundColor = .red }),
    ("foregroundImageColor", { $0.foregroundImageColor = .red }),
    ("backgroundColor", { $0.backgroundColor = .green }),
    ("blurStyle", { $0.blurStyle = .dark }),
    ("cornerRadius", { $0.cornerRadius = 2 }),
    ("border", { $0.borderWidth = 3 }),
    ("borderColor", { ($0.borderWidth, $0.borderColor) = (3, .red) }),
    ("font", { $0.font = .boldSystemFont(ofSize: 20) }),
    ("minimumSize", { $0.minimumSize = CGSize(width: 200, height: 200) }),
    ("offsetFromCenter", { $0.offsetFromCenter = UIOffset(horizontal: 9, vertical: 30) }),
    ("imageViewSize", { $0.imageViewSize = CGSize(width: 50, height: 50) }),
    ("successImage", { $0.successImage = LiveChangeTests.image }),
    (
      "shouldTintImages",
      {
        $0.shouldTintImages = false
        $0.successImage = LiveChangeTests.image
      }
    ),
    ("ringThickness", { $0.ringThickness = 7 }),
    ("ringRadius", { $0.ringRadius = 30 }),
  ]

  private static var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  private func picture(
    _ kind: HUDContent.Kind, from old: Change?, to new: Change
  ) async -> PixelReader {
    let it = await BezelScreen()
    it.screen.userInterfaceStyle = .light
    if let old {
      old(&it.configuration)
      await it.show(kind, status: "Saved")
    }
    it.configuration = StatusHUD.Configuration()
    new(&it.configuration)
    await it.show(kind, status: "Saved")
    return it.view.pixels()
  }

  @Test(arguments: changes.indices)
  func row18AChangeWhileVisibleIsAppliedInFull(_ index: Int) async {
    let (name, change) = Self.changes[index]
    var differs = false
    for kind in [HUDContent.Kind.progress(0.4), .message(.glyph(.success))] {
      let plain = await picture(kind, from: nil) { _ in }
      let shownSo = await picture(kind, from: nil, to: change)
      #expect(await picture(kind, from: { _ in }, to: change) == shownSo, "\(name)")
      #expect(await picture(kind, from: change) { _ in } == plain, "\(name) taken back")
      differs = differs || plain != shownSo
    }
    #expect(differs, "nothing to be seen of \(name)")
  }
}
