// SPDX-License-Identifier: MIT

internal import CXCB

/// The screen of a display and the visual that windows are made with.
struct X11Screen {
  let root: xcb_window_t
  /// The root of the first screen, where the resources of the whole display hang.
  let resourceRoot: xcb_window_t
  let depth: UInt8
  let visual: xcb_visualid_t
  let colormap: xcb_colormap_t
  let format: PixelFormat

  /// - Throws: `X11Error.unsupportedScreen` when no visual can be drawn on.
  init(connection: OpaquePointer, number: Int, displayName: String) throws {
    func unsupported(_ reason: String) -> X11Error {
      .unsupportedScreen(display: displayName, reason: reason)
    }
    guard let setup = xcb_get_setup(connection) else { throw unsupported("it has no setup") }
    let screens = Self.screens(of: setup)
    guard let screen = screens.indices.contains(number) ? screens[number] : screens.first,
      let first = screens.first
    else { throw unsupported("it has no screen") }
    let choice = Self.candidates(on: screen).first { choice in
      Self.bitsPerPixel(depth: choice.depth, setup: setup) != nil
    }
    guard let choice, let bits = Self.bitsPerPixel(depth: choice.depth, setup: setup) else {
      throw unsupported("it has no TrueColor visual of 15 bits or more")
    }
    root = screen.pointee.root
    resourceRoot = first.pointee.root
    depth = choice.depth
    visual = choice.visual.visual_id
    let colours = choice.visual.red_mask | choice.visual.green_mask | choice.visual.blue_mask
    format = PixelFormat(
      bitsPerPixel: bits.perPixel, redMask: choice.visual.red_mask,
      greenMask: choice.visual.green_mask, blueMask: choice.visual.blue_mask,
      alphaMask: choice.depth == 32 ? ~colours : 0,
      isBigEndian: UInt32(setup.pointee.image_byte_order) == XCB_IMAGE_ORDER_MSB_FIRST.rawValue,
      rowPadding: bits.rowPadding)
    if visual == screen.pointee.root_visual {
      colormap = screen.pointee.default_colormap
    } else {
      colormap = xcb_generate_id(connection)
      xcb_create_colormap(
        connection, UInt8(XCB_COLORMAP_ALLOC_NONE.rawValue), colormap, root, visual)
    }
  }

  private static func screens(
    of setup: UnsafePointer<xcb_setup_t>
  ) -> [UnsafeMutablePointer<xcb_screen_t>] {
    var result: [UnsafeMutablePointer<xcb_screen_t>] = []
    var iterator = xcb_setup_roots_iterator(setup)
    while iterator.rem > 0, let screen = iterator.data {
      result.append(screen)
      xcb_screen_next(&iterator)
    }
    return result
  }

  /// The usable visuals, the best first: the root's own, which needs no conversion by the server,
  /// then 24 bits, then what else there is.
  private static func candidates(
    on screen: UnsafeMutablePointer<xcb_screen_t>
  ) -> [(depth: UInt8, visual: xcb_visualtype_t)] {
    var result: [(depth: UInt8, visual: xcb_visualtype_t)] = []
    var depths = xcb_screen_allowed_depths_iterator(screen)
    while depths.rem > 0, let depth = depths.data {
      var visuals = xcb_depth_visuals_iterator(depth)
      while visuals.rem > 0, let visual = visuals.data {
        let isTrueColour = UInt32(visual.pointee._class) == XCB_VISUAL_CLASS_TRUE_COLOR.rawValue
        if isTrueColour, depth.pointee.depth >= 15 {
          result.append((depth.pointee.depth, visual.pointee))
        }
        xcb_visualtype_next(&visuals)
      }
      xcb_depth_next(&depths)
    }
    func rank(_ choice: (depth: UInt8, visual: xcb_visualtype_t)) -> Int {
      if choice.visual.visual_id == screen.pointee.root_visual { return 0 }
      return choice.depth == 24 ? 1 : 2
    }
    return result.sorted { rank($0) < rank($1) }
  }

  private static func bitsPerPixel(
    depth: UInt8, setup: UnsafePointer<xcb_setup_t>
  ) -> (perPixel: Int, rowPadding: Int)? {
    var formats = xcb_setup_pixmap_formats_iterator(setup)
    while formats.rem > 0, let format = formats.data {
      let bits = Int(format.pointee.bits_per_pixel)
      let padding = Int(format.pointee.scanline_pad)
      if format.pointee.depth == depth, [16, 24, 32].contains(bits), [8, 16, 32].contains(padding) {
        return (bits, padding)
      }
      xcb_format_next(&formats)
    }
    return nil
  }
}
