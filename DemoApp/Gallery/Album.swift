// SPDX-License-Identifier: MIT

import DemoCatalog
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// A picture that can be taken, and what is written below it.
struct Picture {
  /// Of the file, without its extension.
  let name: String
  let title: String
  let subtitle: String
  let take: @MainActor (Studio) async -> CGImage
}

extension Picture {
  init(of shot: Shot) {
    self.init(
      name: "\(shot.name)-\(shot.variant.name)", title: shot.title,
      subtitle: shot.variant.title, take: { await $0.picture(of: shot) })
  }
}

/// Pictures that belong together: a directory, and a section of the page.
struct Album {
  let name: String
  /// The heading of its section.
  let title: String
  let pictures: [Picture]

  static let all: [Album] = families + [views, moments, indicators, scales, materials, readme]

  /// Of all pictures.
  static let count = all.reduce(0) { $0 + $1.pictures.count }

  /// Takes all pictures, and counts them on a terminal.
  @MainActor static func takeAll(
    scale: CGFloat, _ body: @MainActor (_ path: String, _ image: CGImage) async throws -> Void
  ) async throws {
    let studio = Studio(scale: scale)
    let isTerminal = isatty(STDOUT_FILENO) == 1
    var taken = 0
    for album in all {
      for picture in album.pictures {
        try await body(album.path(of: picture), await picture.take(studio))
        taken += 1
        let text = "\r\(taken) of \(count)\(taken == count ? "\n" : "")"
        if isTerminal { FileHandle.standardOutput.write(Data(text.utf8)) }
      }
    }
  }

  func path(of picture: Picture) -> String { "\(name)/\(picture.name)" }

  private static let families = HUDFamily.all.map { family in
    Album(
      family.name, family.title,
      family.cases.enumerated().flatMap { index, hudCase in
        Variant.ofState(index, of: family.cases.count, isAboutText: family.isAboutText)
          .map(Shot(of: hudCase).with)
      })
  }

  private static let materials = Album(
    name: "materials", title: "Materials",
    pictures: MaterialShot.all.map { shot in
      Picture(
        name: "\(shot.name)-\(shot.appearance)", title: shot.name, subtitle: shot.appearance,
        take: { await $0.picture(of: shot) })
    })
}

extension Album {
  init(_ name: String, _ title: String, _ shots: [Shot]) {
    self.init(name: name, title: title, pictures: shots.map { Picture(of: $0) })
  }
}
