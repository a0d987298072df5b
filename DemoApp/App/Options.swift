// SPDX-License-Identifier: MIT

import Foundation

/// The options from the command line. On an iPhone, all options have their default values.
enum Options {
  /// The directory with the files to hash, from `--directory PATH`. The default is the app's
  /// bundle, which is the build directory on a desktop.
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
