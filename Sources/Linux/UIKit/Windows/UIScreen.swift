// SPDX-License-Identifier: MIT

/// The display that a scene is on.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private var size: CGSize
  open private(set) var scale: CGFloat
  private(set) var traits: UITraitCollection

  init(size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle = .light) {
    self.size = size
    self.scale = scale
    traits = UITraitCollection.standard.replacing {
      $0.displayScale = scale
      $0.userInterfaceStyle = style
    }
  }

  /// The screen of the first connected scene that is the app's own.
  open class var main: UIScreen {
    UIApplication.instance.windowScenes.first { $0.session.role == .windowApplication }?.screen
      ?? fallback
  }

  /// The screen of an app without a scene.
  private static let fallback = UIScreen(size: CGSize(width: 390, height: 844), scale: 1)

  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  open var coordinateSpace: any UICoordinateSpace { Space(self) }
  open var traitCollection: UITraitCollection { traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func resize(to size: CGSize) {
    self.size = size
  }

  func changeTraits(_ change: (inout UITraitCollection.Values) -> Void) {
    let previous = traits
    traits = traits.replacing(change)
    guard traits != previous else { return }
    if self === UIScreen.main { UITraitCollection.mainScreenDidChange(to: traits) }
    traitCollectionDidChange(previous)
  }
}
