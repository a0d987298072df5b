// SPDX-License-Identifier: MIT

import DemoCatalog
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

  private static let families = HUDFamily.all.map { family in
    Album(
      family.name, family.title,
      family.cases.flatMap { hudCase in
        (family.isAboutText ? Variant.ofText : Variant.usual).map { Shot(of: hudCase).with($0) }
      })
  }

  private static let materials = Album(
    name: "materials", title: "Materials",
    pictures: MaterialShot.all.map { shot in
      Picture(
        name: "\(shot.name)-\(shot.appearance)", title: shot.name, subtitle: shot.appearance,
        take: { await $0.picture(of: shot) })
    })

  init(name: String, title: String, pictures: [Picture]) {
    self.name = name
    self.title = title
    self.pictures = pictures
  }

  init(_ name: String, _ title: String, _ shots: [Shot]) {
    self.init(name: name, title: title, pictures: shots.map { Picture(of: $0) })
  }
}
