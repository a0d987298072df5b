// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxQuartzCore

/// An app's screen with something dark over it.
@MainActor final class FullScreen {
  nonisolated static let width = 1170
  nonisolated static let height = 2532

  private static let start: CFTimeInterval = 100
  private let root = CALayer()
  private let app = CALayer()
  private let cover = CALayer()
  private let context: LayerContext
  private let renderer: LayerRenderer
  private let canvas: CGContext?

  init() {
    let size = CGSize(width: Self.width / 3, height: Self.height / 3)
    root.frame = CGRect(origin: .zero, size: size)
    app.frame = root.bounds
    app.backgroundColor = CGColor(gray: 0.95, alpha: 1)
    root.addSublayer(app)
    for row in 0..<12 {
      let card = CALayer()
      card.frame = CGRect(x: 16, y: 20 + CGFloat(row) * 68, width: size.width - 32, height: 60)
      card.cornerRadius = 12
      card.backgroundColor = CGColor(gray: 1, alpha: 1)
      let text = CALayer()
      text.frame = CGRect(x: 16, y: 20, width: 180, height: 20)
      text.contents = AngularImage.make(side: 60)
      card.addSublayer(text)
      app.addSublayer(card)
    }
    cover.frame = root.bounds
    cover.backgroundColor = CGColor(gray: 0, alpha: 0.4)
    root.addSublayer(cover)
    context = LayerContext(rootLayer: root)
    context.commit(at: Self.start)
    renderer = LayerRenderer(
      layer: root, pixelWidth: Self.width, pixelHeight: Self.height, scale: 3)
    canvas = CGContext(
      uprightData: nil, width: Self.width, height: Self.height, bytesPerRow: 0, scale: 3)
    show(at: Self.start)
  }

  @discardableResult
  private func show(at time: CFTimeInterval) -> Bool {
    context.commit(at: time)
    let damage = renderer.prepare(at: time)
    guard let canvas, !damage.isEmpty else { return false }
    renderer.paint(into: canvas, damage: damage)
    return true
  }

  /// Frames that the schedule asks for, or that show something new though nobody asked.
  func framesWhileStill(seconds: Int) -> Int {
    (1...seconds * 60).count { frame in
      let time = Self.start + Double(frame) / 60
      let isWanted = context.nextFrameTime(after: time) != nil
      return show(at: time) || isWanted
    }
  }

  /// The longest that a frame takes in the best of several fades, in milliseconds: of one colour
  /// over the app, and of the app, which is many layers that fade as one.
  func slowestFadeFrames() -> (cover: Double, app: Double) {
    (slowestFrame(of: cover), slowestFrame(of: app))
  }

  private func slowestFrame(of layer: CALayer) -> Double {
    (0..<5).map { round in
      let begin = Self.start + 10 * Double(round + 1)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue) = (0, 1)
      fade.duration = 0.5
      fade.beginTime = begin
      layer.add(fade, forKey: "fade")
      return (0...30).map { frame in
        let start = DispatchTime.now().uptimeNanoseconds
        show(at: begin + Double(frame) / 60)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
      }.max() ?? .infinity
    }.min() ?? .infinity
  }
}
