// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// A property of the configuration, a value that is not its default, and a scenario at whose end it
/// is seen or felt.
@MainActor struct PropertyCase {
  typealias Change = (inout StatusHUD.Configuration) -> Void

  var name: String
  /// What must be so for the property to mean anything.
  var base: Change = { _ in }
  var change: Change
  var scenario: (HUDScreen) async -> Void

  init(
    _ name: String, base: @escaping Change = { _ in }, change: @escaping Change,
    scenario: @escaping (HUDScreen) async -> Void
  ) {
    self.name = name
    self.base = base
    self.change = change
    self.scenario = scenario
  }

  /// What came of the scenario: the picture, and what was felt.
  struct Outcome: Equatable {
    var picture: PixelReader
    var feedback: Int
  }

  func outcome(isChanged: Bool) async -> Outcome? {
    var outcome: Outcome?
    await HUDScreen.run { it in
      let window = UIWindow(windowScene: it.screen.windowScene)
      let controller = UIViewController()
      controller.view.backgroundColor = UIColor(red: 0.9, green: 0.6, blue: 0.2, alpha: 1)
      window.rootViewController = controller
      window.isHidden = false
      var configuration = StatusHUD.Configuration()
      base(&configuration)
      if isChanged { change(&configuration) }
      StatusHUD.configuration = configuration
      await scenario(it)
      outcome = Outcome(
        picture: PixelReader(it.screen.image()), feedback: it.screen.feedback.count)
    }
    return outcome
  }
}
