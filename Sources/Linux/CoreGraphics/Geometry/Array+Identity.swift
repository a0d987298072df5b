// SPDX-License-Identifier: MIT

extension Array where Element: AnyObject {
  /// The index of an object. The search runs from both ends, because among many siblings, the first or
  /// the last ones move most often.
  @_spi(LinuxHost) @inlinable public func place(of object: Element) -> Int? {
    withUnsafeBufferPointer { all in
      var (low, high) = (0, all.count - 1)
      while low <= high {
        if all[low] === object { return low }
        if all[high] === object { return high }
        low += 1
        high -= 1
      }
      return nil
    }
  }
}
