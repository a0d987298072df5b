// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// The calls of StatusHUD's interface, each with all its parameters.
enum Call: Int, CaseIterable {
  case show, popActivity, showProgressNumber, showProgressObject
  case showInfo, showSuccess, showError, showImage, showText, showWithClosure
  case setStatus, dismiss, dismissWithClosure, dismissLater, dismissLaterWithClosure
  case beginActivity, updateStatus, updateProgress, endActivity, releaseActivity
  case setConfiguration, configure, readEverything

  // These wait for another thread, so they come seldom.
  case withActivity, withActivityThrowing, withActivityCancelled, withActivityOnMainActor
  case containerView, windowScene, indicatorProvider, burstOnMainThread

  static let quick = allCases.filter { $0.rawValue < withActivity.rawValue }
  static let slow = allCases.filter { $0.rawValue >= withActivity.rawValue }
}

/// Calls StatusHUD on one thread in bursts, with pauses in which the screen can follow.
final class Caller: @unchecked Sendable {
  // `@unchecked`: only the thread that runs it touches it, and others only while that one waits.

  private let number: Int
  private let app: App
  private let ledger: ClosureLedger
  var generator: SeededGenerator
  private(set) var calls = 0
  private(set) var closures = 0
  private var activities: [StatusHUD.Activity] = []

  init(number: Int, app: App, ledger: ClosureLedger, seed: UInt64) {
    self.number = number
    self.app = app
    self.ledger = ledger
    generator = SeededGenerator(seed: seed)
  }

  /// Calls until `stop` is signalled, each call at least once.
  func run(until stop: DispatchSemaphore) {
    Call.allCases.shuffled(using: &generator).forEach(make)
    repeat {
      for _ in 0...index(below: 1000) {
        make(one(of: generator.isOne(in: 500) ? Call.slow : Call.quick))
      }
    } while stop.wait(timeout: .now() + .milliseconds(index(below: 60))) == .timedOut
    activities = []
  }

  private func make(_ call: Call) {
    calls += 1
    let (status, mask, time) = (status(), maskType(), duration())
    switch call {
    case .show: StatusHUD.show(status: status, maskType: mask)
    case .popActivity: StatusHUD.popActivity()
    case .showProgressNumber: StatusHUD.showProgress(fraction(), status: status, maskType: mask)
    case .showProgressObject:
      let progress = Progress(totalUnitCount: bool() ? 10 : -1)
      progress.completedUnitCount = Int64(index(below: 11))
      StatusHUD.showProgress(progress, status: status, maskType: mask)
      // From now on, only the main thread may touch it on Linux.
      DispatchQueue.main.async { progress.completedUnitCount = 10 }
    case .showInfo: StatusHUD.showInfo(status: status, duration: time, maskType: mask)
    case .showSuccess: StatusHUD.showSuccess(status: status, duration: time, maskType: mask)
    case .showError: StatusHUD.showError(status: status, duration: time, maskType: mask)
    case .showImage: StatusHUD.showImage(image(), status: status, duration: time, maskType: mask)
    case .showText: StatusHUD.showText(status ?? "Text", duration: time, maskType: mask)
    case .showWithClosure:
      StatusHUD.show(
        .success(status, duration: time, maskType: mask), completion: closure())
    case .setStatus: StatusHUD.setStatus(status)
    case .dismiss: StatusHUD.dismiss()
    case .dismissWithClosure: StatusHUD.dismiss(completion: closure())
    case .dismissLater: StatusHUD.dismiss(after: delay())
    case .dismissLaterWithClosure: StatusHUD.dismiss(after: delay(), completion: closure())
    case .beginActivity:
      activities.append(StatusHUD.beginActivity(status: status, maskType: mask))
      if activities.count > 4 { activities.removeFirst() }
    case .updateStatus: activities.randomElement(using: &generator)?.update(status: status)
    case .updateProgress:
      activities.randomElement(using: &generator)?.update(progress: bool() ? nil : fraction())
    // It is kept: later calls on it do nothing.
    case .endActivity: activities.randomElement(using: &generator)?.end()
    case .releaseActivity: _ = activities.popLast()
    case .setConfiguration:
      var configuration = StatusHUD.Configuration()
      change(&configuration)
      StatusHUD.configuration = configuration
    case .configure: StatusHUD.configure { change(&$0) }
    case .readEverything:
      _ = (StatusHUD.isVisible, StatusHUD.activityCount, StatusHUD.configuration)
      _ = StatusHUD.displayDuration(for: status)
    default: makeSlow(call, status: status, mask: mask)
    }
  }

  private func makeSlow(_ call: Call, status: String?, mask: StatusHUD.MaskType?) {
    switch call {
    case .containerView:
      onMainThread { StatusHUD.containerView = self.bool() ? self.app.control : nil }
    case .windowScene:
      onMainThread { StatusHUD.windowScene = self.bool() ? self.app.host.windowScene : nil }
    case .indicatorProvider:
      let isSet = bool()
      onMainThread { StatusHUD.indicatorProvider = isSet ? Self.spinner : nil }
    case .burstOnMainThread:
      onMainThread { for _ in 1...20 { self.make(self.one(of: Call.quick)) } }
    case .withActivityOnMainActor:
      wait { @MainActor in
        await StatusHUD.withActivity(status: status, maskType: mask) {
          MainActor.preconditionIsolated("the operation keeps the caller's isolation")
        }
      }
    default:
      wait(cancelling: call == .withActivityCancelled) {
        try await StatusHUD.withActivity(status: status, maskType: mask) {
          await Task.yield()
          try Task.checkCancellation()
          if call == .withActivityThrowing { throw CancellationError() }
        }
      }
    }
  }

  @MainActor private static func spinner(for indicator: StatusHUD.Indicator) -> UIView? {
    indicator == .spinner ? UIActivityIndicatorView(style: .medium) : nil
  }

  private func closure() -> @MainActor @Sendable () -> Void {
    let (ledger, id) = (ledger, "\(number).\(closures)")
    closures += 1
    return { ledger.note(id) }
  }

  private func wait(cancelling: Bool = false, _ work: @escaping @Sendable () async throws -> Void) {
    let end = DispatchSemaphore(value: 0)
    let task = Task {
      try? await work()
      end.signal()
    }
    if cancelling { task.cancel() }
    end.wait()
  }

  private func onMainThread(_ body: @MainActor @Sendable () -> Void) {
    DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
  }
}

/// Arguments as apps pass them, and as no app should.
extension Caller {
  func one<Element>(of elements: [Element]) -> Element { generator.one(of: elements) }
  func bool() -> Bool { Bool.random(using: &generator) }
  func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  func status() -> String? {
    one(of: [
      nil, nil, "", "Loading", "Two\nlines", "جارٍ التحميل", "👩‍👩‍👧 שלום",
      String(repeating: "A long text that has to be broken into lines. ", count: 6),
    ])
  }

  func duration() -> TimeInterval? {
    one(of: [nil, 0, 0.001, 0.03, 0.2, 1e9, 1e300, -1, .nan, .infinity, -.infinity])
  }

  func delay() -> TimeInterval { one(of: [0.001, 0.01, 0.05, 0.2, 10, 1e300]) }
  func fraction() -> Double { one(of: [0, 0.2, 0.5, 0.9, 1, -1, 7, .nan, .infinity]) }
  func image() -> UIImage { one(of: [Images.still, Images.original, Images.animated]) }

  func maskType() -> StatusHUD.MaskType? {
    bool() ? nil : one(of: StatusHUD.MaskType.allCases)
  }

  func change(_ configuration: inout StatusHUD.Configuration) {
    let fades: [TimeInterval] = [0, 0.02, 0.15, 0.15, -1, .nan]
    let waits: [TimeInterval] = [0, 0, 0, 0.03, 0.1, .infinity]
    configuration.fadeInDuration = one(of: fades)
    configuration.fadeOutDuration = one(of: fades)
    configuration.graceTime = one(of: waits)
    configuration.minimumVisibleTime = one(of: waits)
    configuration.minimumDisplayDuration = one(of: waits)
    configuration.maximumDisplayDuration = one(of: [0, 0.1, 1e300])

    configuration.style = one(of: StatusHUD.Style.allCases)
    configuration.maskType = one(of: StatusHUD.MaskType.allCases)
    configuration.spinnerStyle = one(of: StatusHUD.SpinnerStyle.allCases)
    configuration.bezelColor = bool() ? nil : UIColor(white: 0.3, alpha: 0.5)
    configuration.contentColor = bool() ? nil : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    configuration.indicatorColor = bool() ? nil : UIColor(white: 0.5, alpha: 1)
    configuration.borderColor = bool() ? nil : UIColor(white: 1, alpha: 1)
    configuration.blurStyle = bool() ? nil : .systemThickMaterial
    configuration.font = .systemFont(ofSize: bool() ? 13 : 20)
    configuration.successImage = bool() ? nil : image()
    configuration.tintsImages = bool()
    configuration.cornerRadius = one(of: [0, 14, 1000, -1])
    configuration.borderWidth = one(of: [0, 1, .nan])
    configuration.ringThickness = one(of: [0, 2, 30])
    configuration.minimumSize = one(of: [.zero, CGSize(width: 100, height: 1e9)])
    configuration.offset = CGPoint(x: one(of: [0, 50]), y: 0)
    configuration.windowLevel = bool() ? .alert + 1 : .normal + 1

    configuration.messagePolicy = one(of: StatusHUD.MessagePolicy.allCases)
    configuration.playsHaptics = bool()
    configuration.isMotionEffectEnabled = bool()
    configuration.avoidsKeyboard = bool()
    configuration.tapDismissal = one(of: StatusHUD.TapDismissal.allCases)
    configuration.showsProgressDescription = bool()
  }
}
