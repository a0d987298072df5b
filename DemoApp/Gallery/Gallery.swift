// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit

/// `DemoGallery DIR`: draws every state of the HUD into DIR and prints the paths.
/// `DemoGallery --animation DIR`: draws the frames of the README's moving picture instead.
///
/// A directory for each family of states, in it a picture for each state and way to set up a
/// device; in `contact-sheets` many of them on one picture.
@main
@MainActor
enum Gallery {
  static func main() async {
    var arguments = CommandLine.arguments.dropFirst()
    let isAnimation = arguments.first == "--animation"
    if isAnimation { arguments.removeFirst() }
    guard arguments.count == 1, let path = arguments.first, !path.hasPrefix("-") else {
      fail("usage: DemoGallery [--animation] DIR")
    }
    do {
      let directory = try OutputDirectory(path: path)
      try await isAnimation ? Animation.draw(into: directory) : draw(into: directory)
    } catch let failure as OutputDirectory.Failure {
      fail(failure.text)
    } catch {
      fail("cannot write to \(path): \(error.localizedDescription)")
    }
  }

  private static func draw(into directory: OutputDirectory) async throws {
    let studio = Studio()
    for album in Album.all {
      var writer = try PictureWriter(directory: directory.subdirectory(album.name))
      var sheets = try PictureWriter(directory: directory.subdirectory("contact-sheets"))
      var entries: [ContactSheet.Entry] = []
      for (index, picture) in album.pictures.enumerated() {
        let image = await picture.take(studio)
        try await writer.write(image, as: picture.name)
        entries.append(ContactSheet.Entry(picture: picture, image: image))
        guard entries.count == ContactSheet.capacity || index == album.pictures.count - 1 else {
          continue
        }
        let number = index / ContactSheet.capacity + 1
        try await sheets.write(
          ContactSheet(entries: entries).image(), as: "\(album.name)-\(number)")
        entries = []
      }
      try await writer.finish()
      try await sheets.finish()
    }
  }

  private static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    exit(2)
  }
}
