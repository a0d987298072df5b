// SPDX-License-Identifier: MIT

import Foundation

/// The bundle with the strings of StatusHUD.
///
/// `Bundle.module` traps when the bundle is not where the build put it, as in an executable that was
/// copied without it. Here a missing bundle is a line in the log.
package enum ResourceBundle {
  /// Nil when the bundle is nowhere to be found.
  package static let bundle: Bundle? = {
    let found = locate(in: candidateFolders(in: ProcessInfo.processInfo.environment))
    if found == nil { log("resource bundle not found; texts for VoiceOver are in English") }
    return found
  }()

  /// A string in the user's language, in English where there is none in that, or `key` itself.
  package static func string(forKey key: String) -> String {
    strings?.localizedString(forKey: key, value: key, table: nil) ?? key
  }

  /// The bundle, or the folder in it of the language that was chosen for it.
  private static let strings: Bundle? = bundle.flatMap { bundle in
    Localization.preferred(of: bundle).flatMap { folder(of: $0, in: bundle) } ?? bundle
  }

  /// One language of `bundle`, as a bundle.
  package static func folder(of localization: String, in bundle: Bundle) -> Bundle? {
    bundle.url(forResource: localization, withExtension: "lproj").flatMap(Bundle.init(url:))
  }

  /// One line on standard error.
  private static func log(_ message: String) {
    // `write(_:)` would raise an exception where standard error is closed.
    try? FileHandle.standardError.write(contentsOf: Data("StatusHUD: \(message)\n".utf8))
  }

  /// The first folder in `folders` that holds the bundle wins.
  ///
  /// The build names it after package and target. Only where the package was vendored under another name,
  /// the folders are listed, which takes long in a large app, and then the end of the name decides.
  package static func locate(in folders: [URL]) -> Bundle? {
    let endings = ["_StatusHUDResources.bundle", "_StatusHUDResources.resources"]
    let known = folders.lazy.flatMap { folder in
      endings.map { folder.appendingPathComponent("StatusHUD\($0)") }
    }
    if let bundle = known.compactMap({ Bundle(url: $0) }).first { return bundle }
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let matching = names.filter { name in endings.contains(where: name.hasSuffix) }.sorted()
      for name in matching {
        if let bundle = Bundle(url: folder.appendingPathComponent(name)) { return bundle }
      }
    }
    return nil
  }

  /// Where builds put resource bundles: where Xcode's previews say, in the app, beside the executable,
  /// beside the code.
  package static func candidateFolders(in environment: [String: String]) -> [URL] {
    let code = Bundle(for: Marker.self)
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let folders = [
      environment["PACKAGE_RESOURCE_BUNDLE_PATH"].map { URL(fileURLWithPath: $0) },
      Bundle.main.resourceURL,
      Bundle.main.bundleURL,
      executable?.deletingLastPathComponent(),
      code.resourceURL,
      code.bundleURL,
      code.bundleURL.deletingLastPathComponent(),
    ]
    var seen: Set<String> = []
    return folders.compactMap { $0 }.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  private final class Marker {}
}
