// SPDX-License-Identifier: MIT

/// Which classes of views override `draw(_:)`, and get a backing store. One for every container
/// would cost a screen of memory each.
///
/// Apple asks the Objective-C runtime. Here the methods of a class are words of its metadata, at the
/// same places as in the classes above it.
@MainActor
enum DrawingClasses {
  private final class Plain: UIView {}

  private final class Drawing: UIView {
    /// Unlike the inherited one, lest the linker makes one of the two.
    override func draw(_ rect: CGRect) { bounds = rect }
  }

  /// The place of `draw(_:)`.
  private static let place: Int? = {
    let (base, plain, drawing) = (
      words(of: UIView.self), words(of: Plain.self), words(of: Drawing.self)
    )
    return base.indices.first { base[$0] == plain[$0] && base[$0] != drawing[$0] }
  }()

  /// The metadata of a class, as far as UIView's reaches.
  private static func words(of type: UIView.Type) -> UnsafeBufferPointer<UInt> {
    let word = MemoryLayout<UInt>.size
    // Its size follows kind and superclass, flags and three numbers on instances.
    let bytes = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(UIView.self)))?
      .load(fromByteOffset: 2 * word + 16, as: (whole: UInt32, before: UInt32).self)
    return UnsafeBufferPointer(
      start: UnsafePointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type))),
      count: bytes.map { Int($0.whole - $0.before) / word } ?? 0)
  }

  /// Image views do not draw, even if a subclass overrides the method: their contents are their
  /// images.
  static func draws(_ view: UIView) -> Bool {
    guard !(view is UIImageView) else { return false }
    return place.map { words(of: type(of: view))[$0] != words(of: UIView.self)[$0] } ?? true
  }
}
