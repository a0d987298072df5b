// SPDX-License-Identifier: MIT

extension Array where Element: AnyObject {
  /// Where an object is. It is looked for from both ends, since what is moved among many siblings
  /// mostly comes from one of them.
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
