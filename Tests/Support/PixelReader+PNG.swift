// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxCoreGraphics

extension PixelReader {
  /// Leaves the picture as `name`.png in the directory that the environment variable
  /// `STATUSHUD_PICTURES` names, for somebody to look at; without it does nothing.
  package func keep(as name: String) throws {
    guard let directory = ProcessInfo.processInfo.environment["STATUSHUD_PICTURES"] else { return }
    var words = words
    try words.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        uprightData: bytes.baseAddress, width: width, height: height, bytesPerRow: width * 4,
        scale: 1)
      try context?.makeImage()?.writePNG(
        to: URL(fileURLWithPath: directory).appendingPathComponent("\(name).png"))
    }
  }
}
