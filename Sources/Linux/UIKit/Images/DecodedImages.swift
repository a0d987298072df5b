// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import Synchronization

/// The images of files that were used last, so that a name that is asked for again and again is
/// decoded once.
struct DecodedImages {
  private static let shared = Mutex(DecodedImages(byteLimit: 16 << 20))

  private let byteLimit: Int
  private var byteCount = 0
  /// Used least recently first. So few that going through them is nothing beside decoding one.
  private var entries: [(path: String, image: CGImage)] = []

  /// - Parameter byteLimit: What all images together take at most; a larger one is not kept.
  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The image in a file, from memory if it is there; nil when the file cannot be read.
  static func image(atPath path: String) -> CGImage? {
    if let image = shared.withLock({ $0.image(for: path) }) { return image }
    // Others need not wait while this one is decoded.
    guard let data = FileManager.default.contents(atPath: path),
      let image = CGImage.decodingPNG(data)
    else { return nil }
    shared.withLock { $0.keep(image, for: path) }
    return image
  }

  mutating func image(for path: String) -> CGImage? {
    guard let index = entries.firstIndex(where: { $0.path == path }) else { return nil }
    let entry = entries.remove(at: index)
    entries.append(entry)
    return entry.image
  }

  mutating func keep(_ image: CGImage, for path: String) {
    let size = Self.byteCount(of: image)
    guard size <= byteLimit, self.image(for: path) == nil else { return }
    entries.append((path, image))
    byteCount += size
    while byteCount > byteLimit {
      byteCount -= Self.byteCount(of: entries.removeFirst().image)
    }
  }

  private static func byteCount(of image: CGImage) -> Int {
    image.width * image.height * 4
  }
}
