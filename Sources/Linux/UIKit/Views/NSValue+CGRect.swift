// SPDX-License-Identifier: MIT

extension NSValue {
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }
}

/// Whoever casts an `Any` finds a rectangle in a value, and a value in a rectangle.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    // A value of anything else ends the program when it is asked for a rectangle.
    let isRect = strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0
    result = isRect ? source.rectValue : nil
    return isRect
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
