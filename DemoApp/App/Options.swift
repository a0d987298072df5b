// SPDX-License-Identifier: MIT

import Foundation

/// What the command line says; an iPhone has none, and gets the defaults.
enum Options {
  /// `--directory PATH`: where the files are that the first row hashes. Without it, the app's own
  /// bundle: on a desktop that is the build directory.
  static let directory: URL = {
    let arguments = CommandLine.arguments
    let given = arguments.firstIndex(of: "--directory").flatMap { index in
      arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
    }
    let directory =
      given.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Bundle.main.bundleURL
    return directory.resolvingSymlinksInPath()
  }()
}
