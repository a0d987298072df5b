// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension UIImage {
  /// What a second of images is worth when no duration is given.
  static let framesPerSecond: TimeInterval = 30

  /// An image that views show as a series of images, over and over; nil when there is none. A
  /// duration that is not positive stands for thirty images a second.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var parts = first.parts
    // An animated image among them counts with all of its frames.
    let frames = images.flatMap { $0.images ?? [$0] }
    parts.frames = frames
    parts.duration =
      duration.isFinite && duration > 0 ? duration : Double(frames.count) / framesPerSecond
    return UIImage(parts: parts)
  }

  /// The images of an animated image; nil for a still one.
  public var images: [UIImage]? { parts.frames }

  /// How long an animated image takes to show all of its images once; 0 for a still one.
  public var duration: TimeInterval { parts.duration }
}
