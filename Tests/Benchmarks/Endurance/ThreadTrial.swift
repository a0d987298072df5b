// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// Sixteen threads make every call there is, against an app in an X11 window. Every few seconds they
/// all stop, and the trial checks what holds in every case.
@MainActor struct ThreadTrial {
  private static let threads = 16

  /// How long the threads call, all rounds together.
  let seconds: Int

  func run() async throws -> [Claim] {
    var claims: [Claim] = []
    try await XServer.run(screens: ["\(App.side)x\(App.side)x24"]) { server in
      let app = try await App(server)
      defer { app.host.disconnect() }
      claims = await run(app)
    }
    return claims
  }

  private func run(_ app: App) async -> [Claim] {
    let rounds = (seconds + 4) / 5
    let log = NotificationLog()
    var generator = SeededGenerator(seed: 1)
    var (calls, closures) = (0, 0)
    var (closureFaults, restFaults): ([String], [String]) = ([], [])
    for round in 1...rounds {
      let ledger = ClosureLedger()
      let callers = (0..<Self.threads).map {
        Caller(number: $0, app: app, ledger: ledger, seed: generator.next())
      }
      await Self.run(callers) { await pass(seconds: Double(seconds) / Double(rounds)) }
      let given = callers.map(\.closures).reduce(0, +)
      do {
        try await LastCall.allCases.randomElement(using: &generator)?.check(app, log)
        try await app.checkDismissal(log)
      } catch {
        restFaults.append("round \(round): \(error)")
      }
      closureFaults += ledger.faults(given: given).map { "round \(round): \($0)" }
      calls += callers.map(\.calls).reduce(0, +)
      closures += given
    }
    return [
      Claim(
        text: "\(Self.threads) threads made \(calls) calls of \(Call.allCases.count) kinds in "
          + "\(seconds) s",
        objections: log.counts.contains(0) ? ["nothing was ever shown"] : []),
      Claim(text: "the notifications alternate: \(log.counts) of the four", objections: log.faults),
      Claim(
        text: "each of \(closures) closures ran once, on the main thread", objections: closureFaults
      ),
      Claim(
        text: "after each of \(rounds) rounds the screen followed the last call; dismissed, the "
          + "overlay is gone, nothing is due, the app is seen as it was and takes clicks; "
          + "\(app.host.frameCount) frames",
        objections: restFaults),
    ]
  }

  /// Lets each caller call on a thread of its own, as long as `body` runs. The end of each comes by a
  /// continuation: the thread sanitizer does not know the locks of the standard library.
  static func run(_ callers: [Caller], during body: () async -> Void) async {
    let stops = callers.map { _ in DispatchSemaphore(value: 0) }
    await withTaskGroup { group in
      for (caller, stop) in zip(callers, stops) {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              caller.run(until: stop)
              continuation.resume()
            }
          }
        }
      }
      await body()
      for stop in stops { stop.signal() }
    }
  }
}

/// The last call of a round, which the screen has to follow.
enum LastCall: CaseIterable {
  case show, progress, message, activity, dismiss, dismissLater, popActivity

  private static let status = "The last call"

  /// Makes the call on another thread, and waits for the screen to follow it.
  @MainActor func check(_ app: App, _ log: NotificationLog) async throws {
    StatusHUD.containerView = nil
    StatusHUD.windowScene = nil
    StatusHUD.configuration = StatusHUD.Configuration()
    let (activity, isVisible) = await Task.detached { (make(), StatusHUD.isVisible) }.value
    defer { activity?.end() }
    let endsVisible = ![.dismiss, .dismissLater, .popActivity].contains(self)
    guard isVisible == endsVisible || self == .dismissLater else {
      throw SetUpFailure("isVisible was \(isVisible) right after \(self)")
    }
    try await wait(for: "the screen to follow \(self)") {
      let bezel = app.host.windowScene.bezel
      return endsVisible
        ? log.last == .didAppear && bezel?.accessibilityLabel == Self.status
        : log.last == .didDisappear && bezel == nil
    }
  }

  /// Returns what the app has to hold.
  private func make() -> StatusHUD.Activity? {
    switch self {
    case .show: StatusHUD.show(status: Self.status, maskType: .black)
    case .progress: StatusHUD.showProgress(0.5, status: Self.status, maskType: .gradient)
    case .message: StatusHUD.showInfo(status: Self.status, duration: 1e9, maskType: .clear)
    case .activity: return StatusHUD.beginActivity(status: Self.status, maskType: .custom)
    case .dismiss: StatusHUD.dismiss()
    case .dismissLater: StatusHUD.dismiss(after: 0.05)
    case .popActivity:
      StatusHUD.dismiss()
      StatusHUD.show()
      StatusHUD.popActivity()
    }
    return nil
  }
}

/// An app in a window of a real server, whose only content can be clicked.
@MainActor final class App {
  static let side = 240

  let host: X11SceneHost
  let control: UIControl
  private let server: XServer
  private let window: UIWindow
  private let clicks = Mailbox<Bool>()
  /// What the window shows without a HUD.
  private let picture: PixelReader
  /// How many rasters painting that takes.
  private let rasters: Int

  init(_ server: XServer) async throws {
    self.server = server
    let size = CGSize(width: Self.side, height: Self.side)
    host = try X11SceneHost(displayName: server.name, title: "Endurance", size: size, scale: 1)
    window = UIWindow(windowScene: host.windowScene)
    control = UIControl(frame: CGRect(origin: .zero, size: size))
    control.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    control.addAction(UIAction { [clicks] _ in clicks.post(true) }, for: .touchUpInside)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(control)
    window.makeKeyAndVisible()
    host.connect()
    // A HUD that lost its server comes here, too.
    StatusHUD.dismiss()
    do {
      try await wait(for: "the app's window") {
        try server.framebuffer().picture().bounds(differingFrom: Pixel(0, 255, 0)) == nil
      }
      picture = try server.framebuffer().picture()
    } catch {
      // Or the next HUD would be shown in a scene that nobody sees.
      host.disconnect()
      throw error
    }
    rasters = LayerRenderer.rasterCount.value
  }

  private var overlayWindow: UIWindow? { host.windowScene.windows.first { $0 !== window } }

  /// Dismisses the HUD, waits for the closure, and looks for anything that is left.
  func checkDismissal(_ log: NotificationLog) async throws {
    weak var overlay: UIWindow?
    overlay = overlayWindow
    let ends = Mailbox<Bool>()
    StatusHUD.dismiss { ends.post(true) }
    _ = try await ends.next("the closure of the dismissal")
    guard log.last == .didDisappear, !StatusHUD.isVisible, StatusHUD.activityCount == 0,
      overlayWindow == nil, host.windowScene.bezel == nil
    else { throw SetUpFailure("the closure of a dismissal came before its end") }
    try await wait(for: "nothing to be due") { MediaClock.nextDeadline == nil }
    try await wait(for: "the app to be seen as it was") {
      try server.framebuffer().picture() == picture
    }
    try await wait(for: "the release of what was painted") {
      LayerRenderer.rasterCount.value <= rasters
    }
    try await wait(for: "the release of the window") { overlay == nil }
    // Where the HUD would be.
    let centre = "\(Self.side / 2)"
    try await Tool.xdotool(server.name, "mousemove", centre, centre, "click", "1")
    _ = try await clicks.next("the click")
  }
}

/// Which closures of dismissals and messages ran.
@MainActor final class ClosureLedger {
  private var ran: Set<String> = []
  private var faults: [String] = []

  func note(_ id: String) {
    if !ran.insert(id).inserted { faults.append("closure \(id) ran again") }
    if !Thread.isMainThread { faults.append("closure \(id) ran off the main thread") }
  }

  /// What is wrong when nothing is due any more.
  /// - Parameter given: How many closures the threads passed.
  func faults(given: Int) -> [String] {
    faults + (ran.count == given ? [] : ["of \(given) closures \(ran.count) ran"])
  }
}

/// Hears the HUD's notifications, and checks that they alternate.
@MainActor final class NotificationLog {
  enum Kind: Int, CaseIterable { case willAppear, didAppear, willDisappear, didDisappear }

  private static let names = [
    StatusHUD.willAppearNotification, StatusHUD.didAppearNotification,
    StatusHUD.willDisappearNotification, StatusHUD.didDisappearNotification,
  ]
  /// What may come before each. A fade that is interrupted does not end, so no “did” comes of it.
  private static let predecessors: [[Kind]] = [
    [.didDisappear, .willDisappear], [.willAppear], [.willAppear, .didAppear], [.willDisappear],
  ]

  private(set) var last = Kind.didDisappear
  private(set) var counts = [0, 0, 0, 0]
  private(set) var faults: [String] = []

  init() {
    // The observers live as long as the process.
    for (kind, name) in zip(Kind.allCases, Self.names) {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { self.note(kind) }
      }
    }
  }

  private func note(_ kind: Kind) {
    if !Self.predecessors[kind.rawValue].contains(last) {
      faults.append("\(kind) came after \(last)")
    }
    last = kind
    counts[kind.rawValue] += 1
  }
}
