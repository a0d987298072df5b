// SPDX-License-Identifier: MIT

import DemoCatalog
import StatusHUD

extension Album {
  /// The pictures of the README that stand still, which are kept in `DemoApp/Pictures`.
  static let readme = Album(
    name: "readme",
    pictures: [
      ("annular", false), ("cancel-button", true), ("dim-background", false), ("custom-view", true),
    ]
    .flatMap { name, isDark in
      ViewCase.all.filter { $0.name == name }.map {
        Picture(
          of: $0, stage: 0, as: Variant(isDark: isDark), on: CGSize(width: 320, height: 320))
      }
    })
}
