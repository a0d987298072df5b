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

  /// What the app does, and how many frames there are until it does more.
  private struct Step {
    let frames: Int
    let call: @MainActor () -> Void
  }

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
    for (index, halves) in zip(light, dark).enumerated() {
      guard let frame = join(halves.0, halves.1) else { continue }
      try await writer.write(frame, as: "frame-\(1000 + index)")
    }
    try await writer.finish()
  }

  private static func frames(as variant: Variant) async -> [CGImage] {
    let screen = OffscreenScreen(size: size, scale: 2)
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

  private static func join(_ left: CGImage, _ right: CGImage) -> CGImage? {
    let context = CGContext(
      data: nil, width: left.width + right.width, height: left.height, bitsPerComponent: 8,
      bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    for (image, x) in [(left, 0), (right, left.width)] {
      context?.draw(image, in: CGRect(x: x, y: 0, width: image.width, height: image.height))
    }
    return context?.makeImage()
  }
}
