// SPDX-License-Identifier: MIT

internal import CXCB
@_spi(LinuxHost) import LinuxCoreGraphics

/// The picture of a window in memory, and the same pixels as the server reads them.
///
/// On the common screens both are one piece of memory; elsewhere uploading converts.
@MainActor
final class X11Picture {
  let size: PixelSize
  let context: CGContext
  let bytesPerRow: Int
  let uploadBytesPerRow: Int
  /// What `context` draws into.
  private let pixels: X11Memory
  /// What the server reads; the same object as `pixels` on the common screens.
  private let upload: X11Memory
  /// `nil` where the server takes the picture as it is.
  private let converter: PixelConverter?

  /// `nil` when there is no memory.
  init?(display: X11Display, size: PixelSize, scale: CGFloat) {
    let format = display.screen.format
    self.size = size
    converter = format.isNative ? nil : PixelConverter(format)
    bytesPerRow = size.width * 4
    uploadBytesPerRow = format.bytesPerRow(width: size.width)
    let uploadCount = uploadBytesPerRow * size.height
    guard let upload = X11Memory(byteCount: uploadCount, display: display) else { return nil }
    self.upload = upload
    if format.isNative {
      pixels = upload
    } else {
      guard let own = X11Memory(byteCount: bytesPerRow * size.height, display: nil) else {
        return nil
      }
      pixels = own
    }
    let context = CGContext(
      uprightData: pixels.address, width: size.width, height: size.height,
      bytesPerRow: bytesPerRow, scale: scale)
    guard let context else { return nil }
    self.context = context
  }

  var segment: xcb_shm_seg_t? { upload.segment?.identifier }

  /// What the server reads.
  var uploadAddress: UnsafeMutableRawPointer { upload.address }

  /// Takes over as much of an older picture as fits.
  func copy(_ old: X11Picture) {
    let count = min(bytesPerRow, old.bytesPerRow)
    for y in 0..<min(size.height, old.size.height) {
      (pixels.address + y * bytesPerRow).copyMemory(
        from: old.pixels.address + y * old.bytesPerRow, byteCount: count)
    }
  }

  /// Brings what the server reads up to date.
  func prepareUpload(_ rect: PixelRect) {
    converter?.convert(
      rect, from: pixels.address, sourceBytesPerRow: bytesPerRow, to: upload.address,
      targetBytesPerRow: uploadBytesPerRow)
  }
}

/// Zeroed memory, shared with the server when that is possible.
@MainActor
final class X11Memory {
  let address: UnsafeMutableRawPointer
  let segment: SharedSegment?
  private let display: X11Display?

  /// - Parameter display: whose server shall see the memory; `nil` for none.
  init?(byteCount: Int, display: X11Display?) {
    self.display = display
    if let display, display.usesSharedMemory, let connection = display.connection {
      let pipe = BrokenPipe()
      defer { pipe.end() }
      let segment = SharedSegment(byteCount: byteCount, connection: connection)
      display.collectArrivals()
      if let segment {
        self.segment = segment
        address = segment.address
        return
      }
    }
    segment = nil
    guard let memory = calloc(byteCount, 1) else { return nil }
    address = memory
  }

  isolated deinit {
    if let segment {
      let pipe = BrokenPipe()
      defer { pipe.end() }
      segment.detach(from: display?.connection)
    } else {
      free(address)
    }
  }
}
