// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit

/// `DemoGallery DIR`: draws every state of the HUD into DIR and prints the paths.
@main
@MainActor
enum Gallery {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 1, let path = arguments.first, !path.hasPrefix("-") else {
      fail("usage: DemoGallery DIR")
    }
    do {
      try await draw(into: OutputDirectory(path: path))
    } catch let failure as OutputDirectory.Failure {
      fail(failure.text)
    } catch {
      fail("cannot write to \(path): \(error.localizedDescription)")
    }
  }

  private static func draw(into directory: OutputDirectory) async throws {
    let studio = Studio()
    let shots = Shot.all
    let materials = MaterialShot.all
    let digits = String(shots.count + materials.count).count
    var entries: [ContactSheet.Entry] = []
    for (index, shot) in shots.enumerated() {
      let image = await studio.picture(of: shot)
      let name = shot.fileName(number: index + 1, digits: digits)
      try write(image, to: directory.url.appendingPathComponent(name))
      entries.append(ContactSheet.Entry(title: shot.title, image: image))
    }
    for (index, shot) in materials.enumerated() {
      let image = await studio.picture(of: shot)
      let name = shot.fileName(number: shots.count + index + 1, digits: digits)
      try write(image, to: directory.url.appendingPathComponent(name))
      entries.append(ContactSheet.Entry(title: shot.title, image: image))
    }
    let sheet = await ContactSheet(entries: entries).image()
    try write(sheet, to: directory.url.appendingPathComponent("contact-sheet.png"))
  }

  private static func write(_ image: CGImage, to url: URL) throws {
    try image.writePNG(to: url)
    print(url.path)
  }

  private static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    exit(2)
  }
}
