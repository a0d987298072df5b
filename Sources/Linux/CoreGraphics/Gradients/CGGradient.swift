// SPDX-License-Identifier: MIT

import Foundation

/// Colours along a line.
public final class CGGradient {
  /// A colour at a place in 0...1.
  struct Stop {
    var location: CGFloat
    var color: RGBA
  }

  /// In the order of their locations; never empty.
  let stops: [Stop]

  /// - Parameters:
  ///   - colors: `CGColor`s.
  ///   - locations: As many as colours, in 0...1; nil to space the colours evenly.
  ///
  /// Fails when there is no colour, or something else than a colour.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let values = colors.compactMap { $0 as? CGColor }
    guard values.count == colors.count else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: values.count)) }
    self.init(colors: values, locations: places)
  }

  /// Fails when there is no colour, or the numbers of colours and locations differ.
  @_spi(LinuxHost) public init?(colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else {
      return nil
    }
    let last = CGFloat(max(colors.count - 1, 1))
    var previous: CGFloat = 0
    stops = colors.enumerated().map { index, color in
      let location = locations?[index] ?? CGFloat(index) / last
      // A location that goes back would make the order of the colours undefined.
      previous = max(previous, location.isFinite ? min(max(location, 0), 1) : previous)
      return Stop(location: previous, color: color.rgba)
    }
  }
}

/// Where a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
