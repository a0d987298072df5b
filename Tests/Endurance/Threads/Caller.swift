// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport

/// The calls of StatusHUD's interface, each with all its parameters.
enum Call: Int, CaseIterable {
  case show, popActivity, showProgressNumber, showProgressObject
  case showInfo, showSuccess, showError, showImage, showText, showWithClosure
  case showWithConfiguration, showBeside, dismissMessage, dismissAll
  case setStatus, setDetails, dismiss, dismissWithClosure, dismissLater, dismissLaterWithClosure
  case beginActivity, updateStatus, updateDetails, updateProgress, updateCancel, follow
  case endActivity, releaseActivity
  case setConfiguration, configure, readEverything

  // These wait for another thread, so they come seldom.
  case withActivity, withActivityThrowing, withActivityCancelled, withActivityOnMainActor
  case withCancellableActivity, cancel, pressButtons
  case containerView, windowScene, indicatorProvider, burstOnMainThread

  static let quick = allCases.filter { $0.rawValue < withActivity.rawValue }
  static let slow = allCases.filter { $0.rawValue >= withActivity.rawValue }
}

/// Calls StatusHUD on one thread in bursts, with pauses in which the screen can follow.
final class Caller: @unchecked Sendable {
  // `@unchecked`: only the thread that runs it touches it, and others only while that one waits.

  private let number: Int
  let app: App
  private let ledger: ClosureLedger
  var generator: SeededGenerator
  private(set) var calls = 0
  private(set) var closures = 0
  private var actions = 0
  private var activities: [StatusHUD.Activity] = []

  init(number: Int, app: App, ledger: ClosureLedger, seed: UInt64) {
    self.number = number
    self.app = app
    self.ledger = ledger
    generator = SeededGenerator(seed: seed)
  }

  /// Calls until `stop` is signalled, each call at least once. The main thread serves what a burst
  /// leaves to it before the next burst begins, or it would fall behind on a machine of many cores.
  func run(until stop: DispatchSemaphore) {
    Call.allCases.shuffled(using: &generator).forEach(make)
    repeat {
      onMainThread {}
      // After a pause, there can be a button on screen.
      if bool() { make(bool() ? .cancel : .pressButtons) }
      for _ in 0...index(below: 1000) {
        make(one(of: generator.isOne(in: 500) ? Call.slow : Call.quick))
      }
    } while stop.wait(timeout: .now() + .milliseconds(index(below: 60))) == .timedOut
    activities = []
  }

  private func make(_ call: Call) {
    calls += 1
    let (status, details, mask, time) = (status(), details(), maskType(), duration())
    switch call {
    case .show:
      StatusHUD.show(status: status, details: details, maskType: mask, onCancel: action())
    case .popActivity: StatusHUD.popActivity()
    case .showProgressNumber:
      StatusHUD.showProgress(
        fraction(), status: status, details: details, maskType: mask, onCancel: action())
    case .showProgressObject:
      follow {
        StatusHUD.showProgress(
          $0, status: status, details: details, maskType: mask, onCancel: action())
      }
    case .showInfo:
      StatusHUD.showInfo(
        status: status, details: details, duration: time, maskType: mask, position: position())
    case .showSuccess:
      StatusHUD.showSuccess(
        status: status, details: details, duration: time, maskType: mask, position: position())
    case .showError:
      StatusHUD.showError(
        status: status, details: details, duration: time, maskType: mask, position: position())
    case .showImage:
      StatusHUD.showImage(
        image(), status: status, details: details, duration: time, maskType: mask,
        position: position())
    case .showText:
      StatusHUD.showText(
        status, details: details, duration: time, maskType: mask, position: position())
    case .showWithClosure: StatusHUD.show(message(), completion: closure())
    case .showWithConfiguration:
      StatusHUD.show(message(), configure: { change(&$0) }, completion: closure())
    case .showBeside:
      let action = action().map { StatusHUD.Message.Action(bool() ? "Undo" : nil, handler: $0) }
      let message = StatusHUD.Message.text(
        status ?? "Beside", details: details, duration: time, maskType: mask,
        position: one(of: HUDPosition.allCases), action: action)
      StatusHUD.show(message, completion: closure())
    case .dismissMessage:
      StatusHUD.dismiss(StatusHUD.messages.randomElement(using: &generator) ?? message())
    case .dismissAll: StatusHUD.dismissAll()
    case .setStatus: StatusHUD.setStatus(status)
    case .setDetails: StatusHUD.setDetails(details)
    case .dismiss: StatusHUD.dismiss()
    case .dismissWithClosure: StatusHUD.dismiss(completion: closure())
    case .dismissLater: StatusHUD.dismiss(after: delay())
    case .dismissLaterWithClosure: StatusHUD.dismiss(after: delay(), completion: closure())
    case .beginActivity:
      activities.append(
        StatusHUD.beginActivity(
          status: status, details: details, progress: bool() ? nil : fraction(), maskType: mask,
          onCancel: action()))
      if activities.count > 4 { activities.removeFirst() }
    case .updateStatus: activities.randomElement(using: &generator)?.update(status: status)
    case .updateDetails: activities.randomElement(using: &generator)?.update(details: details)
    case .updateCancel: activities.randomElement(using: &generator)?.update(onCancel: action())
    case .follow: follow { activities.randomElement(using: &generator)?.follow($0) }
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
      _ = (StatusHUD.status, StatusHUD.details, StatusHUD.messages, StatusHUD.stateDescription)
      _ = activities.map(\.isRunning)
      _ = StatusHUD.displayDuration(for: status)
    default: makeSlow(call, status: status, mask: mask)
    }
  }

  private func makeSlow(_ call: Call, status: String?, mask: StatusHUD.MaskType) {
    switch call {
    case .containerView:
      onMainThread { StatusHUD.containerView = self.bool() ? self.app.control : nil }
    case .windowScene:
      onMainThread { StatusHUD.windowScene = self.bool() ? self.app.host.windowScene : nil }
    case .indicatorProvider:
      let isSet = bool()
      onMainThread { StatusHUD.indicatorProvider = isSet ? Self.spinner : nil }
    case .cancel:
      let ledger = ledger
      onMainThread { if StatusHUD.cancel() { ledger.notePress() } }
    case .pressButtons:
      let (app, ledger) = (app, ledger)
      onMainThread {
        for button in app.buttons {
          ledger.notePress()
          button.sendActions(for: .primaryActionTriggered)
        }
      }
    case .withCancellableActivity:
      wait { @MainActor in
        try await StatusHUD.withCancellableActivity(status: status, maskType: mask) {
          await Task.yield()
        }
      }
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

  /// The action of a Cancel button or of a message, or `nil`.
  private func action() -> StatusHUD.CancelAction? {
    guard bool() else { return nil }
    let (ledger, id) = (ledger, "\(number).\(actions)")
    actions += 1
    return { ledger.noteAction(id) }
  }

  /// Follows a new `Progress`, which ends soon.
  private func follow(_ body: (Progress) -> Void) {
    let progress = Progress(totalUnitCount: bool() ? 10 : -1)
    progress.completedUnitCount = Int64(index(below: 11))
    body(progress)
    // From now on, only the main thread may touch it on Linux.
    DispatchQueue.main.async { progress.completedUnitCount = 10 }
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
