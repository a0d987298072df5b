// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
import TestSupport
import Testing

/// Expected values: a shadow of an edge is half as dark on the edge itself.
@Suite struct ShadowRenderingTests {
  private func shadow(
    _ change: (CALayer) throws -> Void
  ) throws -> PixelReader {
    try RenderedScreen.pixels(80, 80) { root in
      let layer = RenderedScreen.layer(CGRect(20, 20, 40, 40), Ink.red)
      layer.shadowOpacity = 1
      layer.shadowOffset = .zero
      layer.shadowRadius = 4
      try change(layer)
      root.addSublayer(layer)
    }
  }

  @Test func edgesAreHalfDark() throws {
    let pixels = try shadow { _ in }
    #expect(pixels.straight(40, 40) == Pixel(255, 0, 0))
    #expect(abs(pixels.premultiplied(19, 40).alpha - 115) <= 6)
    #expect(pixels.premultiplied(15, 40).alpha < pixels.premultiplied(18, 40).alpha)
    #expect(pixels.premultiplied(4, 40).alpha == 0)
  }

  @Test func allThreeWaysToTheSameShadowAgree() throws {
    let plain = try shadow { _ in }
    let path = try shadow { layer in
      layer.shadowPath = CGPath(rect: CGRect(0, 0, 40, 40), transform: nil)
    }
    #expect(plain == path)
    let silhouette = try shadow { layer in
      layer.addSublayer(RenderedScreen.layer(CGRect(0, 0, 40, 40), Ink.red))
    }
    #expect(plain == silhouette)
  }

  @Test func offsetsMoveTheShadowAlone() throws {
    let pixels = try shadow { layer in
      layer.shadowRadius = 0
      layer.shadowOffset = CGSize(width: 5, height: -7)
      layer.shadowColor = Ink.blue
    }
    #expect(pixels.bounds() == CGRect(20, 13, 45, 47))
    #expect(pixels.straight(62, 15) == Pixel(0, 0, 255))
    #expect(pixels.straight(40, 40) == Pixel(255, 0, 0))
  }

  @Test func boundsThatClipLeaveNoShadow() throws {
    #expect(try shadow { $0.masksToBounds = true }.bounds() == CGRect(20, 20, 40, 40))
  }
}
