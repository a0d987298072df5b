// SPDX-License-Identifier: MIT

/// Determines which view classes override `draw(_:)` and therefore need a backing store. A backing
/// store for every container view would take up too much memory.
///
/// UIKit uses the Objective-C runtime for this purpose. On Linux, the metadata of a class contains
/// its methods, in the same order as in its superclass.
@MainActor
enum DrawingClasses {
  private final class Plain: UIView {}

  private final class Drawing: UIView {
    /// Changes the bounds, because the linker might merge an empty method with the inherited one.
    override func draw(_ rect: CGRect) { bounds = rect }
  }

  /// The index of `draw(_:)` in the metadata.
  private static let place: Int? = {
    let (base, plain, drawing) = (
      words(of: UIView.self), words(of: Plain.self), words(of: Drawing.self)
    )
    return base.indices.first { base[$0] == plain[$0] && base[$0] != drawing[$0] }
  }()

  /// Returns the metadata of a class, up to the size of the metadata of `UIView`.
  private static func words(of type: UIView.Type) -> UnsafeBufferPointer<UInt> {
    let word = MemoryLayout<UInt>.size
    // The size follows the kind, the superclass, the flags, and three 32-bit numbers.
    let bytes = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(UIView.self)))?
      .load(fromByteOffset: 2 * word + 16, as: (whole: UInt32, before: UInt32).self)
    return UnsafeBufferPointer(
      start: UnsafePointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type))),
      count: bytes.map { Int($0.whole - $0.before) / word } ?? 0)
  }

  /// Returns a Boolean value that indicates whether the view draws its contents. An image view
  /// never does, even if a subclass overrides the method, because its contents are its image.
  static func draws(_ view: UIView) -> Bool {
    guard !(view is UIImageView) else { return false }
    return place.map { words(of: type(of: view))[$0] != words(of: UIView.self)[$0] } ?? true
  }
}
