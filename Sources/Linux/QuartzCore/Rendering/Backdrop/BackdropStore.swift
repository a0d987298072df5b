// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The filtered pictures of backdrops, for as long as nothing beneath them changes.
final class BackdropStore {
  private final class Entry {
    var placement: BackdropPlacement
    let cells: BackdropCells
    var raster: Raster
    /// Where what lies beneath has changed since the picture was taken.
    var dirty: PixelRect

    init(_ placement: BackdropPlacement, _ raster: Raster) {
      self.placement = placement
      self.raster = raster
      cells = BackdropCells(placement)
      dirty = placement.extent
    }
  }

  private var entries: [NodeID: Entry] = [:]

  /// The tree that is painted, of which backdrops take what lies beneath them.
  private(set) var root: RenderNode?

  /// How often something was filtered.
  private(set) var updateCount = 0

  /// Takes the tree of the next frame, and what of it changed beneath backdrops.
  func follow(_ root: RenderNode?, dirty: [BackdropDifference.Change]) {
    self.root = root
    for change in dirty {
      guard let entry = entries[change.id] else { continue }
      entry.dirty = entry.dirty.union(change.beneath)
    }
    guard !entries.isEmpty else { return }
    // What is not in the tree is not followed.
    let backdrops = root?.backdrops ?? []
    for id in entries.keys where !backdrops.contains(id) { entries[id] = nil }
  }

  func removeAll() {
    entries.removeAll()
  }

  /// The filtered picture of a backdrop; `capture` is called, when it is not there yet, with the
  /// area that is needed, and gives a raster of what lies beneath to its second argument.
  func raster(
    of placement: BackdropPlacement, for id: NodeID,
    capture: (PixelRect, (Raster) -> Void) -> Void
  ) -> Raster? {
    guard let entry = entry(for: placement, id) else { return nil }
    guard !entry.dirty.isEmpty else { return entry.raster }
    let squares = placement.squares(around: entry.dirty.intersection(placement.extent))
    entry.dirty = .zero
    guard !squares.isEmpty else { return entry.raster }
    updateCount += 1
    capture(squares) { raster in
      raster.writeWords { words, wordsPerRow in
        entry.cells.average(words, wordsPerRow: wordsPerRow, of: squares)
      }
    }
    entry.cells.filter()
    entry.raster.writeWords { words, wordsPerRow in
      entry.cells.enlarge(
        into: words, wordsPerRow: wordsPerRow, in: placement.reach(of: squares))
    }
    return entry.raster
  }

  private func entry(for placement: BackdropPlacement, _ id: NodeID) -> Entry? {
    let extent = placement.extent
    guard let entry = entries[id] else {
      guard
        let raster = Raster(width: extent.width, height: extent.height, isCoverage: false)
      else { return nil }
      // All of it is written at once.
      raster.begin(extent, clears: false)
      let entry = Entry(placement, raster)
      entries[id] = entry
      return entry
    }
    guard entry.placement != placement else { return entry }
    entry.placement = placement
    entry.dirty = extent
    entry.cells.begin(placement)
    if entry.raster.extent != extent {
      let fits =
        entry.raster.fits(extent, isCoverage: false)
        && entry.raster.width * entry.raster.height <= extent.area * 4 + 65_536
      if !fits {
        guard
          let raster = Raster(width: extent.width, height: extent.height, isCoverage: false)
        else { return nil }
        entry.raster = raster
      }
      entry.raster.begin(extent, clears: false)
    }
    return entry
  }
}
