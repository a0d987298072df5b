// SPDX-License-Identifier: MIT

import DemoCatalog
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// The frames of the README's moving picture: an upload from before it begins to after its success,
/// light beside dark.
@MainActor
enum Animation {
  /// `DemoApp/run` says the same to the tool that joins the frames.
  private static let framesPerSecond = 20.0
  private static let size = CGSize(width: 320, height: 240)
  private static let scale: CGFloat = 2

  /// What the app does, and how many frames there are until it does more.
  private struct Step {
    let frames: Int
    let call: @MainActor () -> Void
  }

  /// A still preview shows the first frame alone: the HUD is all there after so many frames.
  private static let firstFrame = 14

  /// The HUD is hidden at both ends, so that the last frame leads to the first.
  private static let story =
    [Step(frames: 6) {}, Step(frames: 30) { StatusHUD.show(status: "Uploading") }]
    + (1...10).map { tenth in
      Step(frames: 3) { StatusHUD.showProgress(Double(tenth) / 10, status: "Uploading") }
    }
    + [
      Step(frames: 30) { StatusHUD.showSuccess(status: "Uploaded") },
      Step(frames: 8) { StatusHUD.dismiss() },
    ]

  static func draw(into directory: OutputDirectory) async throws {
    let light = await frames(as: Variant())
    let dark = await frames(as: Variant(isDark: true))
    var writer = PictureWriter(directory: directory)
    for index in light.indices {
      let source = (index + firstFrame) % light.count
      let frame = CGImage.row(of: [light[source], dark[source]], scale: scale)
      try await writer.write(frame, as: "frame-\(1000 + index)")
    }
    try await writer.finish()
  }

  private static func frames(as variant: Variant) async -> [CGImage] {
    let screen = OffscreenScreen(size: size, scale: scale)
    defer { screen.disconnect() }
    screen.setUp(as: variant)
    let window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = SampleScreen(language: variant.language)
    window.makeKeyAndVisible()
    await screen.advance(by: 0)

    var frames: [CGImage] = []
    for step in story {
      step.call()
      for _ in 0..<step.frames {
        await screen.advance(by: 1 / framesPerSecond)
        frames.append(screen.image())
      }
    }
    return frames
  }
}
