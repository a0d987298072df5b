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
      case ("--animation", 2): try await Animation.draw(into: OutputDirectory(path: arguments[1]))
      case ("--record", 2): try await Comparison(record: url(arguments[1])).write()
      case ("--compare", 3):
        let isSame = try await Comparison(record: url(arguments[1]))
          .run(drawingInto: OutputDirectory(path: arguments[2]))
        exit(isSame ? 0 : 1)
      case (let path?, 1) where !path.hasPrefix("-"):
        try await draw(into: OutputDirectory(path: path))
      default:
        fail("usage: DemoGallery DIR | --animation DIR | --record FILE | --compare FILE DIR")
      }
    } catch let failure as OutputDirectory.Failure {
      fail(failure.text)
    } catch {
      fail("DemoGallery: \(error.localizedDescription)")
    }
  }

  private static func draw(into directory: OutputDirectory) async throws {
    let studio = Studio(scale: 2)
    var page = Page()
    var counter = Counter(total: Album.count)
    for album in Album.all {
      var writer = try PictureWriter(directory: directory.subdirectory(album.name))
      page.begin(album)
      for picture in album.pictures {
        let image = await picture.take(studio)
        try await writer.write(image, as: picture.name)
        page.add(picture, CGSize(width: image.width, height: image.height))
        counter.advance()
      }
      try await writer.finish()
    }
    let file = directory.url.appendingPathComponent("index.html")
    try page.html.write(to: file, atomically: true, encoding: .utf8)
    print("\(Album.count) pictures: \(file.absoluteString)")
  }

  private static func url(_ path: String) -> URL { URL(fileURLWithPath: path) }

  private static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    exit(2)
  }
}
