// SPDX-License-Identifier: MIT

// Platforms: UIKit on Linux doesn't have layout regions.

/// What a HUD knows about the app around it.
struct AppSurroundings: Equatable {
  /// The position of a view controller in the HUD's window.
  struct Area: Equatable {
    let frame: CGRect
    /// The part of the frame that bars leave free.
    let free: CGRect
  }

  /// A Boolean value that indicates whether the app presents an alert.
  var hasAlert = false
  /// The areas of the visible view controllers, from front to back. A view controller that fills the
  /// window is the last one.
  var areas: [Area] = []
  /// The frame of the docked keyboard in the HUD's window, or `CGRect.null` if no keyboard is docked.
  var keyboard = CGRect.null
  /// The interface style that the app forces on its window or its root view controller, or
  /// `.unspecified`.
  var style = UIUserInterfaceStyle.unspecified
  /// The direction of the app's interface, which views don't inherit if the app forces it, or
  /// `.unspecified` if it's unknown.
  var direction = UISemanticContentAttribute.unspecified
  /// The visible view controllers. If they change, the HUD asks them about the system bars again.
  var controllers: [ObjectIdentifier] = []

  /// Returns the area that can contain the bezel, in the coordinate system of `hud`.
  @MainActor func area(for bezel: BezelView, in hud: UIView) -> CGRect {
    let configuration = bezel.arrangement.configuration
    var area = hud.bounds
    // The safe area of the window doesn't depend on the bars of a view controller.
    var free = hud.window.map { $0.bounds.inset(by: $0.safeAreaInsets) }
    if configuration.avoidsBars {
      area = area.inset(by: hud.barInsets)
      // A sheet that doesn't fill the window counts only if it covers the place of the bezel.
      let sheet = areas.dropLast().first {
        $0.frame.contains(hud.convert(bezel.layout(in: area).bezel, to: nil as UIView?))
      }
      free = (sheet ?? areas.last)?.free
    }
    let part = free.map { area.intersection(hud.convert($0, from: nil as UIView?)) }
    if let part, !part.isEmpty { area = part }
    guard configuration.avoidsKeyboard, !keyboard.isNull else { return area }
    // A keyboard that covers all of the area or none of it doesn't move the bezel.
    let top = hud.convert(keyboard, from: nil as UIView?)
    guard top.intersects(area), top.minY > area.minY else { return area }
    area.size.height = top.minY - area.minY
    return area
  }
}

extension UIView {
  /// The safe area insets, which since iOS 26 leave out the corners of the window and its controls, too.
  /// No device has run this.
  var barInsets: UIEdgeInsets {
    #if !os(Linux)
      if #available(iOS 26, tvOS 26, visionOS 26, *) {
        return edgeInsets(for: .safeArea(cornerAdaptation: .vertical))
      }
    #endif
    return safeAreaInsets
  }
}
