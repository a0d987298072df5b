// SPDX-License-Identifier: MIT

import Foundation

@testable import StatusHUD

extension StatusHUD.Configuration {
  /// Changes what the rules depend on, and a number that tells configurations apart.
  mutating func change(using generator: inout SeededGenerator) {
    cornerRadius = .random(in: 20..<1000, using: &generator)
    if Bool.random(using: &generator) {
      maskType = StatusHUD.MaskType.allCases.randomElement(using: &generator) ?? .automatic
    }
    messagePolicy = StatusHUD.MessagePolicy.allCases.randomElement(using: &generator) ?? .replace
    graceTime = [0, 0.15].randomElement(using: &generator) ?? 0
    minimumDisplayDuration = [0, 0, 1].randomElement(using: &generator) ?? 0
    maximumDisplayDuration = [9, 0.3].randomElement(using: &generator) ?? 9
    fadeInDuration = [0, 0.2].randomElement(using: &generator) ?? 0
    fadeOutDuration = [0, 0.2].randomElement(using: &generator) ?? 0
    position = HUDPosition.random(using: &generator) ?? .center
  }
}

extension HUDPosition {
  /// One of a few positions, so that messages meet, or sometimes any other, or `nil` for none.
  static func random(using generator: inout SeededGenerator) -> Self? {
    let few: [Self?] = [nil, nil, nil, .center, .top, .bottom]
    if Int.random(in: 0..<12, using: &generator) == 0 {
      return allCases.randomElement(using: &generator)
    }
    return few.randomElement(using: &generator) ?? nil
  }
}

extension Call {
  /// One of the calls an app can make, with ordinary and with hostile arguments.
  /// - Parameters:
  ///   - lastID: The greatest ID of a scoped activity that is updated or ended; it need not exist.
  ///   - progress: The `Progress` of calls that follow one.
  ///   - image: The image of messages that have one.
  ///   - action: The action of messages that have one.
  ///   - onCancel: The action of work that can be cancelled.
  ///   - configuration: That of the HUD, with which that of a single message begins.
  static func random(
    now: Double, lastID: HUDContent.ID, progress: Progress, image: UIImage,
    action: StatusHUD.Message.Action, onCancel: @escaping StatusHUD.CancelAction,
    configuration: StatusHUD.Configuration,
    using generator: inout SeededGenerator
  ) -> Self {
    let texts = [nil, "", " \n", "a", "b", "👩‍👩‍👧 שלום"]
    let status = texts.randomElement(using: &generator) ?? nil
    let details = texts.randomElement(using: &generator) ?? nil
    let isCancellable = Bool.random(using: &generator)
    let blocksByDefault = Bool.random(using: &generator)
    let maskType = StatusHUD.MaskType.allCases.randomElement(using: &generator) ?? .automatic
    let fraction =
      [0, 0.3, 0.34, 1, -1, 7, .nan, .infinity, -.infinity].randomElement(using: &generator) ?? 0
    let id = HUDContent.ID.random(in: 0...lastID, using: &generator)
    // Most requests are animated.
    let fades = [true, true, true, false]
    let fadesIn = fades.randomElement(using: &generator) ?? true
    let fadesOut = fades.randomElement(using: &generator) ?? true
    func content(_ kind: HUDContent.Kind) -> HUDContent {
      var content = HUDContent(
        kind, status: status, details: details, maskType: maskType,
        onCancel: isCancellable ? onCancel : nil)
      content.blocksByDefault = blocksByDefault
      (content.fadesIn, content.fadesOut) = (fadesIn, fadesOut)
      return content
    }
    // StatusHUD ignores a `Progress` that's over.
    let isOver = progress.isFinished || progress.isCancelled
    switch Int.random(in: 0..<21, using: &generator) {
    case 0, 1: return .show(content(.activity))
    case 2, 3: return .popActivity
    case 4: return .showProgress(content(.init(fraction: fraction)))
    case 5:
      let icons: [StatusHUD.Message.Icon?] = [nil, .info, .success, .error, .image(image)]
      let durations = [nil, .infinity, Double.random(in: 0...0.6, using: &generator)]
      let value = StatusHUD.Message(
        icon: icons.randomElement(using: &generator) ?? nil, status: status, details: details,
        duration: durations.randomElement(using: &generator) ?? nil, maskType: maskType,
        position: .random(using: &generator),
        action: Bool.random(using: &generator) ? action : nil)
      let isPlain = Bool.random(using: &generator)
      var message =
        isPlain
        ? HUDContent(value)
        : HUDContent(
          value,
          configuration.own(of: value) {
            $0.change(using: &generator)
            $0.infoImage = image
          })
      message.blocksByDefault = blocksByDefault
      (message.fadesIn, message.fadesOut) = (fadesIn, fadesOut)
      return .showMessage(message)
    case 6: return .setStatus(status)
    case 7:
      return .dismiss(
        at: now + Double.random(in: 0...0.5, using: &generator), fadesOut: fadesOut)
    case 8: return .begin(content(.activity))
    case 9: return .update(id, status: status)
    case 10: return .updateProgress(id, Bool.random(using: &generator) ? fraction : nil)
    case 11, 12: return .end(id)
    case 13: return isOver ? .popActivity : .follow(progress, content(.activity))
    case 14: return .setDetails(details)
    case 15: return .updateDetails(id, details)
    case 16: return isOver ? .end(id) : .follow(progress, in: id)
    case 17: return .popActivityOrMessages
    case 18: return .setCancel(isCancellable ? onCancel : nil, in: id)
    case 19: return .dismissAll
    default: return .dismiss(fadesOut: fadesOut)
    }
  }
}
