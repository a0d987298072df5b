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
  private static let size = CGSize(width: 320, height: 304)
  private static let scale: CGFloat = 2

  /// What the app does, and how many frames there are until it does more.
  private struct Step {
    let frames: Int
    /// How much of the time after the call is left out of the picture, in seconds.
    var pause: TimeInterval = 0
    let call: @MainActor () -> Void
  }

  /// A still preview shows the first frame alone: the HUD is all there after so many frames.
  private static let firstFrame = 14

  /// The HUD is hidden at both ends, so that the last frame leads to the first. The pause is as long
  /// as both texts of the HUD can be seen, one fading out and one fading in.
  private static let story =
    [Step(frames: 6) {}, Step(frames: 30) { StatusHUD.show(status: "Uploading") }]
    + (1...10).map { tenth in
      Step(frames: 3) { StatusHUD.showProgress(Double(tenth) / 10, status: "Uploading") }
    }
    + [
      Step(frames: 30, pause: 0.1) { StatusHUD.showSuccess(status: "Uploaded") },
      Step(frames: 8) { StatusHUD.dismiss() },
    ]

  static func draw(into directory: URL) async throws {
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

  /// Below two rows and at the bottom, the HUD never lies over the app's text, not even while it
  /// fades.
  private static func frames(as variant: Variant) async -> [CGImage] {
    let screen = OffscreenScreen(size: size, scale: scale)
    defer { screen.disconnect() }
    let app = SampleScreen(language: variant.language, rowCount: 2)
    let window = screen.show(app, as: variant)
    StatusHUD.configure { $0.position = .bottom }
    await screen.advance(by: 0)

    var frames: [CGImage] = []
    for step in story {
      step.call()
      await screen.advance(by: step.pause)
      for _ in 0..<step.frames {
        await screen.advance(by: 1 / framesPerSecond)
        frames.append(screen.image())
      }
    }
    return withExtendedLifetime(window) { frames }
  }
}
