// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// A color, either fixed or resolved anew for each trait collection.
open class UIColor: NSObject, @unchecked Sendable {
  /// The definition of the color. It never changes after `init`, so the color is `Sendable`.
  enum Storage {
    case fixed(CGColor)
    /// `alpha` replaces the alpha of whatever the provider returns.
    case dynamic(Provider, alpha: CGFloat?)
  }

  /// A class, so that two colors made from one provider compare equal.
  final class Provider {
    let resolve: (UITraitCollection) -> UIColor

    init(_ resolve: @escaping (UITraitCollection) -> UIColor) {
      self.resolve = resolve
    }
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// A gray in the gray color space.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// An sRGB color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// A fixed color with the components of `cgColor`.
  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
    super.init()
  }

  /// A color that calls `dynamicProvider` at every resolution, on the thread that resolves it.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(Provider(dynamicProvider), alpha: nil)
    super.init()
  }

  /// The color for `UITraitCollection.current`; it does not follow later changes.
  open var cgColor: CGColor {
    fixedColor(for: .current, depth: 0)
  }

  /// The fixed color this one is under `traitCollection`; a fixed color returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic = storage else { return self }
    return UIColor(cgColor: fixedColor(for: traitCollection, depth: 0))
  }

  /// The same color with another alpha; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider, _):
      UIColor(storage: .dynamic(provider, alpha: alpha))
    }
  }

  /// Follows providers that return dynamic colors. A provider that returns itself would never
  /// end, so a chain longer than anyone writes on purpose resolves to clear.
  private func fixedColor(for traits: UITraitCollection, depth: Int) -> CGColor {
    switch storage {
    case .fixed(let color):
      return color
    case .dynamic(let provider, let alpha):
      guard depth < 16 else { return CGColor(gray: 0, alpha: 0) }
      let color = provider.resolve(traits).fixedColor(for: traits, depth: depth + 1)
      guard let alpha else { return color }
      return color.copy(alpha: alpha) ?? color
    }
  }

  // MARK: Components and drawing

  /// The sRGB components under the current traits. All colors of this system have them: true.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Makes this the fill color of the current context.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the stroke color of the current context.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (storage, other.storage) {
    case (.fixed(let mine), .fixed(let theirs)):
      return mine == theirs
    case (.dynamic(let mine, let myAlpha), .dynamic(let theirs, let theirAlpha)):
      return mine === theirs && myAlpha == theirAlpha
    default:
      return false
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .dynamic(let provider, _): ObjectIdentifier(provider).hashValue
    }
  }
}
