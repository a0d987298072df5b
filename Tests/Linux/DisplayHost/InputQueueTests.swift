// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics
import Testing

@_spi(LinuxHost) @testable import DisplayHost

/// Expected values: the rules in `InputQueue` for each pair of neighbors.
struct InputQueueTests {
  private func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat) -> WindowInput {
    .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 0), button: 1))
  }

  private func key(_ isDown: Bool, _ time: UInt32, isRepeat: Bool = false) -> WindowInput {
    .key(
      KeyEvent(
        isDown: isDown, isRepeat: isRepeat, keycode: 38, keysym: 0x61, time: time))
  }

  private func merged(_ inputs: WindowInput...) -> [WindowInput] {
    var queue = InputQueue()
    for input in inputs { queue.append(input) }
    return queue.take()
  }

  @Test func motionKeepsTheNewestButNeverPassesAButton() {
    let result = merged(
      pointer(.moved, 1), pointer(.moved, 2), pointer(.up, 3), pointer(.moved, 4),
      pointer(.moved, 5))
    #expect(result == [pointer(.moved, 2), pointer(.up, 3), pointer(.moved, 5)])
  }

  @Test func onlyTheNewestSizeCounts() {
    let old = WindowInput.configured(PixelSize(width: 10, height: 10))
    let new = WindowInput.configured(PixelSize(width: 20, height: 20))
    let exposed = WindowInput.exposed([PixelRect(x: 0, y: 0, width: 5, height: 5)])
    #expect(merged(old, exposed, new) == [exposed, new])
  }

  @Test func notchesAndExposuresAddUp() {
    let at = CGPoint(x: 1, y: 1)
    let notch = ScrollEvent(location: at, delta: CGPoint(x: 0, y: 40))
    let sum = ScrollEvent(location: at, delta: CGPoint(x: 0, y: 80))
    #expect(merged(.scroll(notch), .scroll(notch)) == [.scroll(sum)])
    let left = PixelRect(x: 0, y: 0, width: 5, height: 5)
    let right = PixelRect(x: 9, y: 0, width: 5, height: 5)
    #expect(merged(.exposed([left]), .exposed([right])) == [.exposed([left, right])])
  }

  @Test func aRepeatingKeyIsOneDown() {
    #expect(
      merged(key(true, 1), key(false, 2), key(true, 2)) == [
        key(true, 1), key(true, 2, isRepeat: true),
      ]
    )
    // If the user presses the key again, the times differ.
    #expect(merged(key(false, 2), key(true, 52)) == [key(false, 2), key(true, 52)])
  }
}
