// SPDX-License-Identifier: MIT

import DemoCatalog
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

extension Album {
  /// Every stage of every classic situation of a HUD in a view.
  static let views = Album(
    name: "hud-view", title: "HUDView",
    pictures: {
      let states = ViewCase.all.flatMap { sample in sample.stages.indices.map { (sample, $0) } }
      return states.enumerated().flatMap { index, state in
        Variant.ofState(index, of: states.count)
          .map { Picture(of: state.0, stage: state.1, as: $0) }
      }
    }())
}

extension Picture {
  fileprivate init(of sample: ViewCase, stage: Int, as variant: Variant) {
    let isOnlyStage = sample.stages.count == 1
    self.init(
      name: "\(sample.name)\(isOnlyStage ? "" : "-\(stage + 1)")-\(variant.name)",
      title: isOnlyStage ? sample.title : "\(sample.title) \(stage + 1)",
      subtitle: variant.title,
      take: {
        await $0.picture(of: sample, stage: stage, as: variant, on: Shot.smallestPhone)
      })
  }
}

extension Studio {
  /// The HUD in the middle of its work, in the stage that it has come to.
  func picture(
    of sample: ViewCase, stage: Int, as variant: Variant, on size: CGSize
  ) async -> CGImage {
    let screen = OffscreenScreen(size: size, scale: scale)
    defer { screen.disconnect() }
    let controller = SampleScreen(language: variant.language)
    let window = screen.show(controller, as: variant)
    await screen.advance(by: 0)

    let host: UIView = sample.isInWindow ? window : controller.view
    let hud = sample.present(in: host, language: variant.language)
    for later in sample.stages.dropFirst().prefix(stage) {
      await screen.advance(by: 1)
      if let hud { later(hud, variant.language) }
    }
    if let hud, hud.progress != nil { hud.progress = 0.62 }
    await screen.advance(by: 1)
    return screen.image()
  }
}
