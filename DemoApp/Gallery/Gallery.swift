// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit

/// Draws every state of the HUD.
///
/// - `DemoGallery DIR`: into DIR, a directory for each family of states, and a page that shows them.
/// - `DemoGallery --animation DIR`: into DIR, the frames of the README's moving picture.
/// - `DemoGallery --record FILE`: writes into FILE what the pictures look like.
/// - `DemoGallery --compare FILE DIR`: into DIR, what looks different from the record in FILE. Fails if
///   there is any.
@main
@MainActor
enum Gallery {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch (arguments.first, arguments.count) {
      case ("--animation", 2): try await Animation.draw(into: url(arguments[1]))
      case ("--record", 2): try await Comparison(record: url(arguments[1])).write()
      case ("--compare", 3):
        let isSame = try await Comparison(record: url(arguments[1]))
          .run(drawingInto: url(arguments[2]))
        exit(isSame ? 0 : 1)
      case (let path?, 1) where !path.hasPrefix("-"):
        try await draw(into: url(path))
      default:
        fail("usage: DemoGallery DIR | --animation DIR | --record FILE | --compare FILE DIR")
      }
    } catch {
      fail("DemoGallery: \(error.localizedDescription)")
    }
  }

  private static func draw(into directory: URL) async throws {
    var writer = PictureWriter(directory: directory)
    var sizes: [String: CGSize] = [:]
    try await Album.takeAll(scale: 2) { path, image in
      try await writer.write(image, as: path)
      sizes[path] = CGSize(width: image.width, height: image.height)
    }
    try await writer.finish()
    let file = directory.appendingPathComponent("index.html")
    try Page.html(sizes: sizes).write(to: file, atomically: true, encoding: .utf8)
    print("\(Album.count) pictures: \(file.absoluteString)")
  }

  private static func url(_ path: String) -> URL { URL(fileURLWithPath: path) }

  private static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    exit(2)
  }
}
