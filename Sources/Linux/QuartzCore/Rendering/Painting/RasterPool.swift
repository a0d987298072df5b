// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// Temporary rasters for groups and masks, which are used again.
final class RasterPool {
  private var free: [Raster] = []

  var count: Int { free.count }

  /// Calls `body` with a raster of the extent, which is transparent unless `body` writes all of it.
  /// Returns `nil` if memory runs out.
  func withRaster<Result>(
    _ extent: PixelRect, isCoverage: Bool, clears: Bool = true, _ body: (Raster) -> Result
  ) -> Result? {
    guard let raster = take(extent, isCoverage: isCoverage) else { return nil }
    raster.begin(extent, clears: clears)
    defer { giveBack(raster) }
    return body(raster)
  }

  private func take(_ extent: PixelRect, isCoverage: Bool) -> Raster? {
    var best: Int?
    for (index, raster) in free.enumerated()
    where raster.fits(extent, isCoverage: isCoverage)
      && raster.width * raster.height < free[best ?? index].width * free[best ?? index].height + 1
    {
      best = index
    }
    if let best { return free.remove(at: best) }
    // In animations, sizes grow a little from frame to frame, so leave room.
    let width = (extent.width + 63) / 64 * 64
    let height = (extent.height + 63) / 64 * 64
    return Raster(width: width, height: height, isCoverage: isCoverage)
  }

  private func giveBack(_ raster: Raster) {
    free.append(raster)
    if free.count > 8 { free.removeFirst() }
  }

  func removeAll() {
    free.removeAll()
  }
}
