// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension UIImageView {
  /// A series of images that the view plays.
  final class Playback {
    var images: [UIImage]
    var duration: TimeInterval
    /// 0: for ever.
    var repeatCount: Int
    /// The colours of the images in the layer's animation; nil while the layer has none.
    var colors: [CGColor?]?

    init(images: [UIImage], duration: TimeInterval, repeatCount: Int) {
      self.images = images
      self.duration = duration
      self.repeatCount = repeatCount
    }
  }

  static let animationKey = "UIImageView.animation"

  func makePlayback() -> Playback? {
    if let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages {
      guard !images.isEmpty else { return nil }
      let isGiven = animationDuration.isFinite && animationDuration > 0
      return Playback(
        images: images,
        duration: isGiven ? animationDuration : Double(images.count) / UIImage.framesPerSecond,
        repeatCount: max(0, animationRepeatCount))
    }
    guard let image, let images = image.images else { return nil }
    return Playback(images: images, duration: image.duration, repeatCount: 0)
  }

  /// Takes over other images, times or colours while playing.
  final func updatePlayback() {
    guard let playback, let changed = makePlayback() else { return }
    let isSame =
      playback.images == changed.images && playback.duration == changed.duration
      && playback.repeatCount == changed.repeatCount
    guard isSame else { return startAnimating() }
    let colors = playback.images.map { color(of: $0) }
    guard let known = playback.colors, known != colors else { return }
    // In other colours the series goes on where it is.
    play(from: layer.animation(forKey: Self.animationKey)?.beginTime ?? 0)
  }

  final func windowDidChange() {
    guard let playback else { return }
    if window != nil {
      if playback.colors == nil { play() }
    } else {
      let wasPlaying = playback.colors != nil
      playback.colors = nil
      layer.removeAnimation(forKey: Self.animationKey)
      // What is shown a number of times does not begin again; what has no end goes on.
      if wasPlaying, playback.repeatCount > 0 { self.playback = nil }
    }
  }

  /// The layer changes its contents by itself: nothing is called for each image.
  func play(from beginTime: CFTimeInterval = 0) {
    guard let playback, window != nil else { return }
    let colors = playback.images.map { color(of: $0) }
    let scale = playback.images.first.map { fitted($0).scale } ?? 1
    let frames = zip(playback.images, colors).compactMap { image, color in
      fitted(image).at(scale: scale).pixels(in: color)
    }
    guard !frames.isEmpty else { return }
    playback.colors = colors
    if layer.contents == nil { contentScaleFactor = scale }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = frames
    animation.keyTimes = (0...frames.count).map {
      NSNumber(value: Double($0) / Double(frames.count))
    }
    animation.calculationMode = .discrete
    animation.duration = playback.duration
    animation.beginTime = beginTime
    animation.repeatCount =
      playback.repeatCount == 0 ? .infinity : Float(playback.repeatCount)
    animation.isRemovedOnCompletion = playback.repeatCount > 0
    if playback.repeatCount > 0 {
      animation.delegate = PlaybackEnd { [weak self] in self?.end(playback) }
    }
    layer.add(animation, forKey: Self.animationKey)
  }

  fileprivate func end(_ ended: Playback) {
    if playback === ended { playback = nil }
  }
}

/// Hears the end of a series. Of its own, since an animation keeps its delegate: the view would keep
/// itself.
private final class PlaybackEnd: NSObject, CAAnimationDelegate {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag else { return }
    let action = action
    MainActor.assumeIsolated { action() }
  }
}

extension UIImage {
  /// The same picture with another number of pixels per point.
  fileprivate func at(scale: CGFloat) -> UIImage {
    guard self.scale != scale, size != .zero else { return self }
    return UIImage.drawn(in: CGRect(origin: .zero, size: size), scale: scale) { _ in
      self.draw(at: .zero)
    }
  }
}
