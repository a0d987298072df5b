// SPDX-License-Identifier: MIT

internal import CXCB
import LinuxCoreGraphics

extension X11Window {
  /// The server gave the window another size. What fits of the old picture stays.
  func resize(to new: PixelSize) {
    guard new != pixelSize, replacePicture(size: new, scale: scale) else { return }
    onEvent?(.resized(size))
  }

  /// The user's displays got denser or less dense: the window keeps its size in points as far as
  /// the window manager allows, which the next `resized` tells.
  func rescale(to new: CGFloat) {
    guard new != scale, let connection = openConnection else { return }
    let wanted = PixelSize(points: size, scale: new)
    guard replacePicture(size: pixelSize, scale: new) else { return }
    scale = new
    writeSizeHints()
    let pipe = BrokenPipe()
    let values = [UInt32(wanted.width), UInt32(wanted.height)]
    xcb_configure_window(
      connection, identifier,
      UInt16(XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue), values)
    pipe.end()
    display.flush()
    onEvent?(.scaleChanged(new))
    onEvent?(.resized(size))
  }

  private func replacePicture(size: PixelSize, scale: CGFloat) -> Bool {
    guard let new = X11Picture(display: display, size: size, scale: scale) else {
      display.onProtocolError("no memory for a picture of \(size.width) x \(size.height) pixels")
      return false
    }
    new.copy(picture)
    picture = new
    // Confirmations still under way are about the old memory, which nobody draws into.
    if isBusy { becameIdle = true }
    uploads = []
    return true
  }
}
