// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// Shows and hides the HUD very often on an offscreen screen, in virtual time, and counts what is
/// left.
@MainActor final class MemoryTrial {
  /// After so many cycles, everything that is made only once has been made: they are more than
  /// there are combinations.
  nonisolated static let warmUp = 1000

  private let cycles: Int
  private let screen = OffscreenScreen(size: CGSize(width: 160, height: 160), scale: 1)
  private let window: UIWindow
  private let container = UIView(frame: CGRect(x: 10, y: 10, width: 140, height: 140))
  private let census = ObserverCensus()
  private var windowsSeen = 0
  private var unseen: [String] = []
  private var leftovers: [String] = []

  init(cycles: Int) {
    self.cycles = cycles
    window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(container)
    window.makeKeyAndVisible()
  }

  func run() async throws -> [Claim] {
    // The first use, in a window and in a container, makes what lives as long as the process.
    for cycle in [0, Presentation.combinations / 2] {
      await perform(cycle)
    }
    leftovers = []
    for cycle in 0..<Self.warmUp { await perform(cycle) }
    let warm = try residentMemory()
    for cycle in Self.warmUp..<cycles { await perform(cycle) }
    let after = try residentMemory()
    screen.disconnect()
    if census.found == 0 { leftovers.append("the census found no observer") }
    return [
      Claim(
        text: "\(cycles) cycles of \(Presentation.combinations) combinations: each was seen, "
          + "\(windowsSeen) of them in an overlay window",
        objections: unseen),
      Claim(
        text: "none of them left a view, layer, raster, timer, window or observer; "
          + "\(census.found) observers were watched",
        objections: leftovers),
      Claim(
        text: "resident memory after \(cycles) cycles is within 1 MB of that after "
          + "\(Self.warmUp): \(after / 1024) KiB, \(warm / 1024) KiB",
        objections: after - warm < 1_000_000 ? [] : ["it grew by \(after - warm) bytes"]),
    ]
  }

  private func perform(_ cycle: Int) async {
    let presentation = Presentation(cycle: cycle)
    let before = countLeftovers()
    presentation.show(container: container)
    await screen.advance(by: Presentation.steps.change)
    presentation.change()
    await screen.advance(by: Presentation.steps.look)

    if screen.windowScene.bezel == nil { unseen.append("\(presentation) showed nothing") }
    weak var overlay: UIWindow?
    overlay = screen.windowScene.windows.first { $0 !== window }
    if overlay != nil { windowsSeen += 1 }
    if cycle < Self.warmUp { screen.windowScene.windows.forEach(census.watch) }
    _ = screen.image()

    presentation.hide()
    await screen.advance(by: Presentation.steps.end)
    // A frame without the HUD: the last one keeps what it painted.
    _ = screen.image()
    screen.forgetNotices()
    let after = countLeftovers()
    if after != before || after.isAnythingDue || overlay != nil {
      leftovers.append("\(presentation): \(before) became \(after)")
    }
  }

  private func countLeftovers() -> Leftovers {
    Leftovers(windows: screen.windowScene.windows.count, observers: census.countLeft())
  }
}

/// One way to show the HUD, and to take it away again.
@MainActor final class Presentation: CustomStringConvertible {
  private enum Content: CaseIterable {
    case spinner, nativeSpinner, spinnerWithText
    case progress, followedProgress, progressThenSpinner
    case info, success, error, text
    case image, originalImage, animatedImage
    case activity, activityWithProgress
  }

  /// How the HUD is asked to leave.
  private enum End: CaseIterable { case dismiss, dismissLater, byItself }

  static let combinations =
    Content.allCases.count * StatusHUD.MaskType.allCases.count * 4 * End.allCases.count

  /// Seconds from the show to a change, to the look, and to the time when the HUD must be gone: a
  /// frame or two each, as there are very many.
  static let steps = (change: 0.01, look: 0.02, end: 0.04)

  private let content: Content
  private let maskType: StatusHUD.MaskType
  private let isInContainer: Bool
  private let fades: Bool
  private let end: End
  private var activity: StatusHUD.Activity?
  private var progress: Progress?

  nonisolated let description: String

  /// Goes through all combinations, again and again.
  init(cycle: Int) {
    var rest = cycle
    func next<Element>(_ elements: [Element]) -> Element {
      defer { rest /= elements.count }
      return elements[rest % elements.count]
    }
    content = next(Content.allCases)
    maskType = next(StatusHUD.MaskType.allCases)
    isInContainer = next([false, true])
    fades = next([true, false])
    end = next(End.allCases)
    description = "\(content), \(maskType), container \(isInContainer), fades \(fades), \(end)"
  }

  func show(container: UIView) {
    StatusHUD.containerView = isInContainer ? container : nil
    StatusHUD.configure {
      $0.spinnerStyle = content == .nativeSpinner ? .system : .ring
      $0.fadeInDuration = fades ? 0.008 : 0
      $0.fadeOutDuration = fades ? 0.008 : 0
      $0.maskType = maskType
      $0.isMotionEffectEnabled = fades
      $0.playsHaptics = true
    }
    let time = end == .byItself ? 0.035 : 1000
    switch content {
    case .spinner, .nativeSpinner: StatusHUD.show()
    case .spinnerWithText: StatusHUD.show(status: "Loading")
    case .progress: StatusHUD.showProgress(0.3, status: "Loading")
    case .progressThenSpinner:
      StatusHUD.showProgress(0.7)
      StatusHUD.show()
      StatusHUD.popActivity()
    case .followedProgress:
      let progress = Progress(totalUnitCount: 10)
      StatusHUD.showProgress(progress, status: "Following")
      self.progress = progress
    case .info: StatusHUD.showInfo(status: "Information", duration: time)
    case .success: StatusHUD.showSuccess(status: "Done", duration: time)
    case .error: StatusHUD.showError(status: nil, duration: time)
    case .text: StatusHUD.showText("Two\nlines", duration: time)
    case .image: StatusHUD.showImage(Images.still, status: nil, duration: time)
    case .originalImage: StatusHUD.showImage(Images.original, status: "Image", duration: time)
    case .animatedImage: StatusHUD.showImage(Images.animated, status: "Film", duration: time)
    case .activity, .activityWithProgress:
      activity = StatusHUD.beginActivity(status: "Activity")
    }
  }

  /// Changes the HUD on screen.
  func change() {
    progress?.completedUnitCount = 5
    switch content {
    case .progress: StatusHUD.showProgress(0.6, status: "Loading")
    case .spinnerWithText: StatusHUD.setStatus("Still loading")
    case .activityWithProgress: activity?.update(progress: 0.4)
    default: break
    }
  }

  func hide() {
    switch end {
    case .dismiss: StatusHUD.dismiss()
    case .dismissLater: StatusHUD.dismiss(after: 0.01)
    case .byItself:
      // A message ends without this, too.
      progress?.completedUnitCount = 10
      activity?.end()
      StatusHUD.popActivity()
    }
  }
}

/// How much there is in the process of what a presentation makes.
@MainActor struct Leftovers: Equatable {
  var views = UIView.liveCount.value
  var layers = CALayer.liveCount.value
  /// Of everything that was painted.
  var rasters = LayerRenderer.rasterCount.value
  var windows: Int
  var observers: Int
  /// The media clock keeps all timers of the HUD and of the frameworks.
  var isAnythingDue = MediaClock.nextDeadline != nil
}

/// Watches the objects through which views observe notifications. The notification centre tells
/// nobody whom it calls, but such an object stops observing when it is released, and not before.
@MainActor final class ObserverCensus {
  private struct Watched {
    private(set) weak var object: AnyObject?
  }

  private(set) var found = 0
  private var watched: [Watched] = []

  /// How many of the objects found so far are still there.
  func countLeft() -> Int {
    watched.removeAll { $0.object == nil }
    return watched.count
  }

  /// Finds the observers in the properties of a tree of views.
  func watch(_ view: UIView) {
    note(propertiesOf: view, depth: 0)
    view.subviews.forEach(watch)
  }

  private func note(propertiesOf object: Any, depth: Int) {
    for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
      for child in mirror.children { note(child.value, depth: depth) }
    }
  }

  private func note(_ value: Any, depth: Int) {
    switch Mirror(reflecting: value).displayStyle {
    case .optional: note(propertiesOf: value, depth: depth)
    case .class where "\(type(of: value))".contains("Observer"):
      let object = value as AnyObject
      guard !watched.contains(where: { $0.object === object }) else { return }
      watched.append(Watched(object: object))
      found += 1
    // A helper of a view, as the one for its tilt, may observe too.
    case .class where depth == 0 && !(value is UIView || value is CALayer):
      note(propertiesOf: value, depth: 1)
    default: break
    }
  }
}

/// How many bytes of the process are in memory, without what is mapped from files: the system brings
/// in as much of those as it likes.
func residentMemory() throws -> Int {
  // Glibc's Swift module leaves `malloc_trim` out, which gives back what is free.
  typealias Trim = @convention(c) (Int) -> Int32
  if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
  let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    .split(separator: " ").compactMap { Int($0) }
  return (pages[1] - pages[2]) * Int(sysconf(Int32(_SC_PAGESIZE)))
}
