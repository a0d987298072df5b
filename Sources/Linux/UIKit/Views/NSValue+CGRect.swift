// SPDX-License-Identifier: MIT

extension NSValue {
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }
}

/// Lets a cast from `Any` convert a `CGRect` to an `NSValue` and back.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    // Reading a rectangle from a value of another type would terminate the program.
    let isRect = strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0
    result = isRect ? source.rectValue : nil
    return isRect
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
