// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit

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

/// Watches the objects through which views observe notifications. The notification center tells
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
