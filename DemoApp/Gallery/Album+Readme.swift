// SPDX-License-Identifier: MIT

import DemoCatalogue
import StatusHUD

extension Album {
  /// The pictures of the README, which are kept in `DemoApp/Pictures`.
  static let readme = Album(name: "readme", pictures: huds + hudViews)

  private static let size = CGSize(width: 320, height: 320)

  private static let huds = [
    ("activity-text", false), ("progress-35-text", true), ("success", false), ("error-long", true),
  ]
  .compactMap { name, isDark in
    HUDCase.named(name).map { hudCase in
      let shot = Shot(name: name, title: hudCase.title, hudCase: hudCase, size: size)
      return Picture(of: shot.with(Variant(isDark: isDark)))
    }
  }

  private static let hudViews = [
    ("annular", false), ("cancel-button", true), ("dim-background", false), ("custom-view", true),
  ]
  .flatMap { name, isDark in
    ViewCase.all.filter { $0.name == name }.map {
      Picture(of: $0, stage: 0, as: Variant(isDark: isDark), on: size)
    }
  }
}
