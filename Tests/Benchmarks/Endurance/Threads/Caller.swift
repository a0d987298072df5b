// SPDX-License-Identifier: MIT

import Foundation
import StatusHUD
import TestSupport

/// One of the threads: calls StatusHUD in bursts, with pauses in which the screen can follow.
final class Caller {
  /// What a thread has done when it ends.
  struct Record: Sendable {
    /// How often each call was made, in the order of `Call.allCases`.
    var calls = Array(repeating: 0, count: Call.allCases.count)
    var closuresGiven = 0
  }

  /// No thread holds more activities at a time.
  private static let activityLimit = 4

  private let number: Int
  private let ledger: ClosureLedger
  private let app: App
  private var arguments: Arguments
  private var record = Record()
  private var activities: [StatusHUD.Activity] = []
  private var progress = Progress(totalUnitCount: 10)

  init(number: Int, seed: UInt64, ledger: ClosureLedger, app: App) {
    self.number = number
    self.ledger = ledger
    self.app = app
    arguments = Arguments(generator: SeededGenerator(seed: seed))
  }

  /// Calls until `stop` is signalled, each call at least once.
  func run(until stop: DispatchSemaphore) -> Record {
    for call in Call.allCases.shuffled(using: &arguments.generator) { make(call) }
    repeat {
      for _ in 0...arguments.index(below: 1000) {
        let isQuick = arguments.index(below: 500) > 0
        make(arguments.generator.one(of: isQuick ? Call.quick : Call.waiting))
      }
    } while stop.wait(timeout: .now() + .milliseconds(arguments.index(below: 60))) == .timedOut
    return record
  }

  private func make(_ call: Call) {
    record.calls[call.rawValue] += 1
    switch call {
    case .show: StatusHUD.show(status: arguments.status(), maskType: arguments.maskType())
    case .popActivity: StatusHUD.popActivity()
    case .setStatus: StatusHUD.setStatus(arguments.status())
    case .dismiss: StatusHUD.dismiss()
    case .dismissWithClosure: StatusHUD.dismiss(completion: closure())
    case .dismissLater: StatusHUD.dismiss(after: arguments.delay())
    case .dismissLaterWithClosure:
      StatusHUD.dismiss(after: arguments.delay(), completion: closure())
    case .showProgressNumber, .showProgressObject: showProgress(call)
    case .showInfo, .showSuccess, .showError, .showImage, .showText: showMessage(call)
    case .beginActivity, .updateStatus, .updateProgress, .endActivity, .letGoOfActivity:
      useActivity(call)
    case .getConfiguration, .setConfiguration, .configure: useConfiguration(call)
    case .isVisible: _ = StatusHUD.isVisible
    case .activityCount: _ = StatusHUD.activityCount
    case .displayDuration: _ = StatusHUD.displayDuration(for: arguments.status())
    case .withActivity, .withActivityThrowing, .withActivityCancelled, .withActivityOnMainActor:
      workWithActivity(call)
    case .containerView, .windowScene, .burstOnMainThread: callOnMainThread(call)
    }
  }

  private func closure() -> @MainActor @Sendable () -> Void {
    let (number, serial) = (number, record.closuresGiven)
    record.closuresGiven += 1
    return { [ledger] in ledger.note(caller: number, serial: serial) }
  }
}

extension Caller {
  private func showProgress(_ call: Call) {
    let (status, maskType) = (arguments.status(), arguments.maskType())
    guard call == .showProgressObject else {
      return StatusHUD.showProgress(arguments.fraction(), status: status, maskType: maskType)
    }
    if progress.isFinished || progress.isCancelled || arguments.index(below: 8) == 0 {
      progress = Progress(totalUnitCount: arguments.bool() ? 10 : -1)
    }
    StatusHUD.showProgress(progress, status: status, maskType: maskType)
    // It goes on while it is followed.
    progress.completedUnitCount += 1
    if arguments.index(below: 16) == 0 { progress.cancel() }
  }

  private func showMessage(_ call: Call) {
    let (status, maskType) = (arguments.status(), arguments.maskType())
    let duration = arguments.duration()
    switch call {
    case .showInfo: StatusHUD.showInfo(status: status, duration: duration, maskType: maskType)
    case .showError: StatusHUD.showError(status: status, duration: duration, maskType: maskType)
    case .showText:
      StatusHUD.showText(status ?? "Text", duration: duration, maskType: maskType)
    case .showImage:
      StatusHUD.showImage(
        arguments.image(), status: status, duration: duration, maskType: maskType)
    default: StatusHUD.showSuccess(status: status, duration: duration, maskType: maskType)
    }
  }

  private func useActivity(_ call: Call) {
    if call == .beginActivity || activities.isEmpty {
      let activity = StatusHUD.beginActivity(
        status: arguments.status(), maskType: arguments.maskType())
      activities.append(activity)
      if activities.count > Self.activityLimit { activities.removeFirst() }
    }
    let index = arguments.index(below: activities.count)
    switch call {
    case .updateStatus: activities[index].update(status: arguments.status())
    case .updateProgress:
      activities[index].update(progress: arguments.bool() ? nil : arguments.fraction())
    // Kept: what is told to an activity that has ended does nothing.
    case .endActivity: activities[index].end()
    case .letGoOfActivity: activities.remove(at: index)
    default: break
    }
  }

  private func useConfiguration(_ call: Call) {
    switch call {
    case .setConfiguration:
      var configuration = StatusHUD.Configuration()
      arguments.change(&configuration)
      StatusHUD.configuration = configuration
    case .configure: StatusHUD.configure { arguments.change(&$0) }
    default: _ = StatusHUD.configuration
    }
  }
}

// MARK: - Elsewhere

extension Caller {
  private func workWithActivity(_ call: Call) {
    let work = ActivityWork(
      call: call, status: arguments.status(), maskType: arguments.maskType())
    let end = DispatchSemaphore(value: 0)
    let task = Task {
      await work.run()
      end.signal()
    }
    if call == .withActivityCancelled { task.cancel() }
    end.wait()
  }

  private func callOnMainThread(_ call: Call) {
    guard call != .burstOnMainThread else {
      let main: DispatchQueue = .main
      return main.sync {
        for _ in 1...20 { make(arguments.generator.one(of: Call.quick)) }
      }
    }
    let (app, isSet) = (app, arguments.bool())
    DispatchQueue.main.sync {
      MainActor.assumeIsolated {
        if call == .containerView {
          StatusHUD.containerView = StatusHUD.containerView == nil && isSet ? app.container : nil
        } else {
          let isUnset = StatusHUD.windowScene == nil
          StatusHUD.windowScene = isUnset && isSet ? app.scene : nil
        }
      }
    }
  }
}
