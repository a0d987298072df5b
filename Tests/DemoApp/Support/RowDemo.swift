// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

@testable import DemoApp

/// The demo's list in this process, with a virtual clock and files of its own, and the global HUD
/// over it.
@MainActor
struct RowDemo {
  let screen: OffscreenScreen
  let controller: DemoViewController
  let directory: URL

  static func run(_ body: (RowDemo) async throws -> Void) async throws {
    let directory = try SampleDemo.temporaryFiles()
    let screen = OffscreenScreen(size: CGSize(width: 390, height: 844), scale: 1)
    let window = UIWindow(windowScene: screen.windowScene)
    let controller = DemoViewController(directory: directory)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await screen.advance(by: 1)
    let result: Result<Void, any Error>
    do {
      result = .success(
        try await body(RowDemo(screen: screen, controller: controller, directory: directory)))
    } catch {
      result = .failure(error)
    }
    for job in controller.jobs.values { job.cancel() }
    StatusHUD.configuration = StatusHUD.Configuration()
    StatusHUD.indicatorProvider = nil
    StatusHUD.dismiss()
    await screen.advance(by: 1)
    screen.disconnect()
    try FileManager.default.removeItem(at: directory)
    try result.get()
  }

  /// The texts of the HUD, from the top.
  var texts: [String] {
    (bezel?.parts(UILabel.self) ?? []).filter { !($0.superview is UIButton) }.compactMap(\.text)
      .filter { !$0.isEmpty }
  }

  /// The button of the HUD, if it has one.
  var button: UIButton? { bezel?.parts(UIButton.self).first { !$0.isHidden } }

  /// The animation of the app, while the HUD shows it.
  var dots: BouncingDotsView? { bezel?.parts(BouncingDotsView.self).first }

  private var bezel: UIView? {
    screen.windowScene.windows.lazy.flatMap { $0.parts(UIView.self) }
      .first { $0.accessibilityIdentifier == "StatusHUD" }
  }
}

extension UIView {
  /// The views of that kind, this one and those in it.
  fileprivate func parts<Part: UIView>(_ kind: Part.Type) -> [Part] {
    [self as? Part].compactMap { $0 } + subviews.flatMap { $0.parts(kind) }
  }
}
