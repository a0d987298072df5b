// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
@_spi(LinuxHost) import LinuxQuartzCore

/// Turns a scene's stage into pixels: commits the app's changes, determines the changed parts of the
/// picture, and paints them. Every host of a scene has one.
@MainActor
final class ScenePainter {
  let scene: UIWindowScene
  private let context: LayerContext
  private var renderer: LayerRenderer
  /// The outdated parts of the picture, in pixels.
  private var damage: [CGRect] = []

  /// Whether frames are rendered. Nothing needs them before the first look at the picture.
  var isWatched = true

  /// Frames whose picture differed from the one before.
  private(set) var frameCount = 0

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

  /// Commits the app's changes, and ends the animations that are over. Returns `false` if there was
  /// nothing to do.
  @discardableResult
  func commit(at time: CFTimeInterval, frame: CFTimeInterval? = nil) -> Bool {
    let isEventful = context.commit(at: time, frame: frame)
    scene.didCommit()
    return isEventful
  }

  /// The time at which an animation changes the picture next: `time` itself during a continuous
  /// animation, `nil` without one.
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
    damage += changed
    mergeDamage()
    return true
  }

  /// Updates the picture to the last frame. Returns the parts that it painted.
  func paint(into canvas: CGContext) -> [CGRect] {
    let painted = damage
    guard !painted.isEmpty else { return [] }
    renderer.paint(into: canvas, damage: painted)
    damage = []
    return painted
  }

  /// Releases the cached pictures of removed layers. Hosts call this when the picture doesn't change.
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
