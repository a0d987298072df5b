// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// The work that goes on in the HUD while a message is beside it.
enum WorkBeside: CaseIterable, Sendable { case counted, withActivity, ring, followed }

/// Running work, which ends with `end`.
@MainActor final class RunningWork {
  private let kind: WorkBeside
  private let work = WaitingWork()
  private let progress = Progress(totalUnitCount: 10)
  private var task: Task<Void, any Error>?

  /// Begins work with a text.
  init(
    _ kind: WorkBeside, _ status: String = "Uploading", mask: StatusHUD.MaskType = .automatic
  ) async {
    self.kind = kind
    progress.completedUnitCount = 3
    switch kind {
    case .counted: StatusHUD.show(status: status, maskType: mask)
    case .ring: StatusHUD.showProgress(0.3, status: status, maskType: mask)
    case .followed: StatusHUD.showProgress(progress, status: status, maskType: mask)
    case .withActivity:
      let begin = WaitingWork()
      task = Task { [work] in
        try await StatusHUD.withActivity(status: status, maskType: mask) {
          begin.finish()
          try await work.run()
        }
      }
      try? await begin.run()
    }
  }

  /// Ends the work, and waits until it's over, because the operation can end on another thread.
  func end() async {
    switch kind {
    case .counted, .ring: StatusHUD.popActivity()
    case .followed: progress.completedUnitCount = 10
    case .withActivity:
      work.finish()
      try? await task?.value
    }
  }
}

/// What the user sees of the HUD, and what the app can ask it.
@MainActor struct SeenHUD: Equatable {
  private let frame: CGRect
  private let texts: [String]
  private let indicator: ObjectIdentifier?
  private let progress: Double?
  private let opacity: Float
  private let count = StatusHUD.activityCount
  private let status = StatusHUD.status
  private let isVisible = StatusHUD.isVisible

  init(of it: HUDScreen) throws {
    let bezel = try it.bezel
    frame = bezel.frameOnScreen
    texts = it.texts
    indicator = bezel.indicatorContainer.current.map { ObjectIdentifier($0) }
    progress = it.container?.content?.progress
    opacity = bezel.movingOpacity
  }
}

extension HUDScreen {
  /// Whether there are messages beside the HUD, as far as its state is concerned.
  static var hasStatesBeside: Bool { StatusHUD.store.readAll { !$0.beside.isEmpty } }
}

extension UIView {
  /// The frame of the view in its window.
  var frameOnScreen: CGRect { convert(bounds, to: nil as UIView?) }
}

extension PixelReader {
  /// Whether a white bezel with something dark on it fills the frame.
  func hasWhiteBezel(in frame: CGRect) -> Bool {
    let edges = [frame.minX + 4, frame.maxX - 5].map { straight(Int($0), Int(frame.midY)) }
    let inside = frame.insetBy(dx: 8, dy: 8)
    let isDark = (Int(inside.minY)..<Int(inside.maxY)).contains { y in
      (Int(inside.minX)..<Int(inside.maxX)).contains { straight($0, y).red < 128 }
    }
    return isDark && edges == [.white, .white]
  }
}
