// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

@testable import DemoApp

/// The screen of samples in this process, with a virtual clock and files of its own.
@MainActor
struct SampleDemo {
  let screen: OffscreenScreen
  let window: UIWindow
  let controller: SamplesViewController
  let directory: URL

  /// Small files, and one that takes many chunks.
  static let sizes = [0, 5, 200_000]

  static func run(_ body: (SampleDemo) async throws -> Void) async throws {
    let directory = try temporaryFiles()
    let screen = OffscreenScreen(size: CGSize(width: 390, height: 844), scale: 1)
    let window = UIWindow(windowScene: screen.windowScene)
    let controller = SamplesViewController(directory: directory)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await screen.advance(by: 1)
    let demo = SampleDemo(
      screen: screen, window: window, controller: controller, directory: directory)
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(demo))
    } catch {
      result = .failure(error)
    }
    screen.disconnect()
    try FileManager.default.removeItem(at: directory)
    try result.get()
  }

  /// A directory of files with some content.
  static func temporaryFiles() throws -> URL {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("StatusHUD-files-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (index, size) in sizes.enumerated() {
      let bytes = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 * 31 + index) })
      try bytes.write(to: directory.appendingPathComponent("file-\(index)"))
    }
    return directory
  }

  /// All HUDs that are in the way of the user.
  var huds: [HUDView] {
    [window, controller.view].flatMap { $0.subviews.compactMap { $0 as? HUDView } }
  }
}
