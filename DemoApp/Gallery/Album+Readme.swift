// SPDX-License-Identifier: MIT

import DemoCatalog
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

extension Album {
  /// The pictures of the README that stand still, which are kept in `DemoApp/Pictures`: on each two
  /// states, light beside dark.
  static let readme = Album(
    name: "readme", title: "README",
    pictures: [
      row("work", "Work", of: [state("cancel-details"), state("progress-followed")]),
      row("results", "Results", of: [state("success-color"), state("error-color")]),
      row(
        "places", "Mask and place",
        of: [state("mask-black"), state("position-bottom-text", rowCount: 2)]),
      row(
        "views", "A HUD in a view, and the largest text",
        of: [
          situation("cancel-button"),
          state("success", .accessibilityExtraExtraExtraLarge, rowCount: 1),
        ]),
    ])

  private typealias Tile = @MainActor (Studio, _ isDark: Bool) async -> CGImage?

  private static let tileSize = CGSize(width: 240, height: 240)

  private static func row(_ name: String, _ title: String, of tiles: [Tile]) -> Picture {
    Picture(name: name, title: title, subtitle: "light and dark") { studio in
      var images: [CGImage] = []
      for tile in tiles {
        for isDark in [false, true] {
          if let image = await tile(studio, isDark) { images.append(image) }
        }
      }
      return .row(of: images, scale: studio.scale)
    }
  }

  private static func state(
    _ name: String, _ contentSize: UIContentSizeCategory = .large, rowCount: Int? = nil
  ) -> Tile {
    { studio, isDark in
      guard let hudCase = HUDCase.named(name) else { return nil }
      var shot = Shot(of: hudCase).with(Variant(isDark: isDark, contentSize: contentSize))
      shot.size = tileSize
      shot.rowCount = rowCount
      return await studio.picture(of: shot)
    }
  }

  private static func situation(_ name: String) -> Tile {
    { studio, isDark in
      guard let sample = ViewCase.all.first(where: { $0.name == name }) else { return nil }
      return await studio.picture(
        of: sample, stage: 0, as: Variant(isDark: isDark), on: tileSize)
    }
  }
}
