// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

/// A change of the look while the HUD is on screen gives the picture of a HUD that was shown so.
@MainActor @Suite(.globalHUD) struct LiveChangeTests {
  typealias Change = @MainActor @Sendable (inout StatusHUD.Configuration) -> Void

  nonisolated static let changes: [(name: String, change: Change)] = [
    ("style", { $0.style = .dark }),
    ("foregroundColor", { $0.contentColor = .red }),
    ("indicatorColor", { $0.indicatorColor = .red }),
    ("backgroundColor", { $0.bezelColor = .green }),
    ("blurStyle", { $0.blurStyle = .dark }),
    ("effect", { $0.effect = UIVisualEffect() }),
    ("cornerRadius", { $0.cornerRadius = 2 }),
    ("border", { $0.borderWidth = 3 }),
    ("borderColor", { ($0.borderWidth, $0.borderColor) = (3, .red) }),
    ("font", { $0.font = .boldSystemFont(ofSize: 20) }),
    ("minimumSize", { $0.minimumSize = CGSize(width: 200, height: 200) }),
    ("offset", { $0.offset = CGPoint(x: 9, y: 30) }),
    ("imageSize", { $0.imageSize = CGSize(width: 50, height: 50) }),
    ("successImage", { $0.successImage = .square(.red) }),
    ("tintsImages", { ($0.tintsImages, $0.successImage) = (false, .square(.red)) }),
    ("ringThickness", { $0.ringThickness = 7 }),
    ("ringRadius", { $0.ringRadius = 30 }),
  ]

  private let it = HUDScreen()

  /// The picture once the HUD is shown anew, or has come to rest.
  private func picture(of kind: HUDContent.Kind? = nil) async -> PixelReader {
    await it.advance(by: 1)
    guard let kind else { return it.pixels() }
    await it.hide()
    await it.show(kind, "Saved")
    return it.pixels()
  }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/847"),
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/473"), arguments: changes.indices)
  func aChangeAppliesInFullAndCanBeTakenBack(_ index: Int) async {
    let (name, change) = Self.changes[index]
    let plain = StatusHUD.configuration
    var isSeen = false
    for kind in [HUDContent.Kind.progress(0.4), .success] {
      let before = await picture(of: kind)
      StatusHUD.configure(change)
      let changed = await picture()
      #expect(await picture(of: kind) == changed, "\(name)")
      StatusHUD.configuration = plain
      #expect(await picture() == before, "\(name) taken back")
      isSeen = isSeen || before != changed
    }
    #expect(isSeen, "nothing to be seen of \(name)")
  }

  @Test func aStyleThatChangesDuringTheFadeOutIsWhole() async {
    StatusHUD.configuration.fadeOutDuration = 0.2
    await it.show(.progress(0.5), "Saved")
    await it.hide(for: 0.1)
    StatusHUD.configure {
      $0.style = .custom
      $0.bezelColor = .yellow
    }
    await it.show(.progress(0.5), "Saved")
    let interrupted = it.pixels()
    #expect(await picture(of: .progress(0.5)) == interrupted)
  }
}
