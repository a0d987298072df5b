// SPDX-License-Identifier: MIT

import CCairo
@_spi(LinuxHost) import LinuxCoreGraphics
@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// After an error, a context of Cairo draws nothing. Rule: the renderer replaces such a context.
@Suite struct BrokenContextTests {
  @Test func aContextInErrorIsReplaced() throws {
    let screen = try RenderedScreen(8, 8)
    let layer = screen.add(CGRect(0, 0, 8, 8), Ink.red)
    screen.update()
    layer.backgroundColor = Ink.green
    let broken = screen.context.cairo
    cairo_restore(broken)
    #expect(cairo_status(broken) != CAIRO_STATUS_SUCCESS)
    screen.update()
    #expect(cairo_status(screen.context.cairo) == CAIRO_STATUS_SUCCESS)
    #expect(try screen.pixels() == screen.repainted())
    layer.backgroundColor = Ink.blue
    try screen.expectExactUpdate("after the error")
  }
}
