// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
@_spi(LinuxHost) import LinuxQuartzCore

/// The connection of a scene's stage with pixels: commits what the app changed, finds out what of
/// the picture has changed by that, and paints it. Every host of a scene has one.
@MainActor
final class ScenePainter {
  let scene: UIWindowScene
  private let context: LayerContext
  private var renderer: LayerRenderer
  /// What is out of date in the picture, in pixels.
  private var damage: [CGRect] = []

  /// Whether somebody looks at the picture, so that its frames have to be made.
  var isWatched = true

  /// Frames whose picture differed from the one before, and the pixels of their differences.
  private(set) var frameCount = 0
  private(set) var pixelCount = 0

  init(scene: UIWindowScene) {
    self.scene = scene
    context = LayerContext(rootLayer: scene.stage)
    renderer = Self.makeRenderer(for: scene)
  }

  private static func makeRenderer(for scene: UIWindowScene) -> LayerRenderer {
    let pixels = pixelSize(of: scene)
    return LayerRenderer(
      layer: scene.stage, pixelWidth: pixels.width, pixelHeight: pixels.height,
      scale: scene.screen.scale)
  }

  static func pixelSize(of scene: UIWindowScene) -> (width: Int, height: Int) {
    let scale = scene.screen.scale
    return (
      pixels(scene.size.width * scale), pixels(scene.size.height * scale)
    )
  }

  /// A number of pixels that a picture can have.
  private static func pixels(_ length: CGFloat) -> Int {
    length.isFinite ? min(max(1, Int(length.rounded())), 16_384) : 1
  }

  /// Called when the app changes something for the first time after a commit.
  var onNeedsCommit: (() -> Void)? {
    get { context.onNeedsCommit }
    set { context.onNeedsCommit = newValue }
  }

  var needsCommit: Bool { context.needsCommit }

  /// Takes over what the app changed, and ends the animations that are over. False: there was
  /// nothing to do, and nobody was told anything.
  @discardableResult
  func commit(at time: CFTimeInterval, frame: CFTimeInterval? = nil) -> Bool {
    let isEventful = context.commit(at: time, frame: frame)
    scene.didCommit()
    return isEventful
  }

  /// When the picture changes next without the app's doing: `time` itself while it changes all the
  /// time, nil when it stays.
  func nextFrameTime(after time: CFTimeInterval) -> CFTimeInterval? {
    context.nextFrameTime(after: time)
  }

  func nextAnimationEnd() -> CFTimeInterval? {
    context.nextAnimationEnd()
  }

  /// Makes the frame of a time, without painting it. True when it differs from the one before.
  @discardableResult
  func prepare(at time: CFTimeInterval) -> Bool {
    let changed = renderer.prepare(at: time).filter { !$0.isEmpty }
    guard !changed.isEmpty else { return false }
    frameCount += 1
    for rect in changed { pixelCount += Int(rect.width) * Int(rect.height) }
    damage += changed
    mergeDamage()
    return true
  }

  /// Brings the picture up to date with the last frame. Returns what was painted.
  func paint(into canvas: CGContext) -> [CGRect] {
    let painted = damage
    guard !painted.isEmpty else { return [] }
    renderer.paint(into: canvas, damage: painted)
    damage = []
    return painted
  }

  /// Lets go of what was kept for the pictures of layers that are gone. For a host to call when the
  /// picture stays as it is.
  func rest() {
    renderer.trim()
  }

  /// Starts anew with a picture of another size.
  func sizeDidChange() {
    renderer = Self.makeRenderer(for: scene)
    damage = []
  }

  /// Paints everything again, into another canvas.
  func invalidate() {
    renderer.invalidate()
    damage = []
  }

  /// Many frames without a look at the picture leave many rectangles, mostly the same ones.
  private func mergeDamage() {
    var merged: [CGRect] = []
    for rect in damage where !merged.contains(where: { $0.contains(rect) }) {
      merged.removeAll { rect.contains($0) }
      merged.append(rect)
    }
    if merged.count > 32, let first = merged.first {
      merged = [merged.dropFirst().reduce(first) { $0.union($1) }]
    }
    damage = merged
  }
}
