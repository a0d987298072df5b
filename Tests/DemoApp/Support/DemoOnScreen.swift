// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

@testable import DemoApp

/// A controller of the demo in this process, with a virtual clock.
@MainActor
struct DemoOnScreen<Controller: ListViewController> {
  let screen = OffscreenScreen(size: CGSize(width: 390, height: 844), scale: 1)
  let window: UIWindow
  let controller: Controller

  fileprivate init(_ controller: Controller) async {
    self.controller = controller
    window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await screen.advance(by: 1)
  }

  /// The row with this subtitle or title. The subtitle of a sample is its name until it's tapped.
  func row(_ name: String) throws -> RowControl {
    let rows = controller.list.rows
    return try #require(rows.first { $0.subtitle == name } ?? rows.first { $0.title == name })
  }

  /// Taps a row, and lets some time pass.
  func tap(_ name: String, for seconds: Double = 0.5) async throws -> RowControl {
    let row = try row(name)
    row.sendActions(for: .touchUpInside)
    await screen.advance(by: seconds)
    return row
  }

  /// Leaves nothing behind, also if the test throws.
  fileprivate func run(
    _ test: (Self) async throws -> Void, end: () async -> Void = {}
  ) async throws {
    let result: Result<Void, any Error>
    do {
      result = .success(try await test(self))
    } catch {
      result = .failure(error)
    }
    await end()
    screen.disconnect()
    try result.get()
  }
}

/// The demo's list, and the global HUD over it.
typealias RowDemo = DemoOnScreen<DemoViewController>

extension RowDemo {
  /// - Parameter limit: The number below which the jobs count primes.
  static func run(
    limit: Int64 = 1000, _ test: (Self) async throws -> Void
  ) async throws {
    let demo = await Self(DemoViewController(limit: limit))
    try await demo.run(test) {
      for job in demo.controller.jobs.values { job.cancel() }
      StatusHUD.configuration = StatusHUD.Configuration()
      StatusHUD.indicatorProvider = nil
      StatusHUD.dismissAll()
      await demo.screen.advance(by: 1)
    }
  }

  /// The texts of the HUD, from the top.
  var texts: [String] { bezel?.shownTexts ?? [] }

  /// The button of the HUD, if it has one.
  var button: UIButton? { bezel?.shownButton }

  /// The animation of the app, while the HUD shows it.
  var dots: BouncingDotsView? { bezel?.parts(BouncingDotsView.self).first }

  /// The bezel of the HUD, while it's onscreen.
  var bezel: UIView? { bezels("StatusHUD").first }

  /// The bezels of the messages beside the HUD, from back to front.
  var messageBezels: [UIView] { bezels("StatusHUD.message") }

  private func bezels(_ identifier: String) -> [UIView] {
    screen.windowScene.windows.flatMap { $0.parts(UIView.self) }
      .filter { $0.accessibilityIdentifier == identifier }
  }
}

extension UIView {
  /// The texts on a bezel, from the top, without the title of its button.
  var shownTexts: [String] {
    parts(UILabel.self).filter { !($0.superview is UIButton) }.compactMap(\.text)
      .filter { !$0.isEmpty }
  }

  /// The button on a bezel, if it has one.
  var shownButton: UIButton? { parts(UIButton.self).first { !$0.isHidden } }

  /// The frame in the window.
  var shownFrame: CGRect { convert(bounds, to: nil) }

  /// The views of that kind, this one and those in it.
  fileprivate func parts<Part: UIView>(_ kind: Part.Type) -> [Part] {
    [self as? Part].compactMap { $0 } + subviews.flatMap { $0.parts(kind) }
  }
}

/// The screen of samples.
typealias SampleDemo = DemoOnScreen<SamplesViewController>

extension SampleDemo {
  static func run(
    limit: Int64 = 1000, _ test: (Self) async throws -> Void
  ) async throws {
    try await Self(SamplesViewController(limit: limit)).run(test)
  }

  /// All HUDs in the view or in the window.
  var huds: [HUDView] {
    [window, controller.view].flatMap { $0.subviews.compactMap { $0 as? HUDView } }
  }
}
