// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxCoreGraphics

/// The filtered pictures of backdrops, which stay valid until the pixels beneath them change.
final class BackdropStore {
  private final class Entry {
    var placement: BackdropPlacement
    let cells: BackdropCells
    var raster: Raster
    /// The pixels beneath that have changed since they were filtered.
    var dirty: PixelRect

    init(_ placement: BackdropPlacement, _ raster: Raster) {
      self.placement = placement
      self.raster = raster
      cells = BackdropCells(placement)
      dirty = placement.extent
    }
  }

  private var entries: [NodeID: Entry] = [:]

  /// The tree that is painted, from which backdrops capture the pixels beneath them.
  private(set) var root: RenderNode?

  /// Sets the tree of the next frame, and its changes beneath backdrops.
  func follow(_ root: RenderNode?, dirty: [BackdropDifference.Change]) {
    self.root = root
    for change in dirty {
      guard let entry = entries[change.id] else { continue }
      entry.dirty = entry.dirty.union(change.beneath)
    }
    guard !entries.isEmpty else { return }
    // Changes beneath layers outside the tree aren't tracked.
    let backdrops = root?.backdrops ?? []
    for id in entries.keys where !backdrops.contains(id) { entries[id] = nil }
  }

  func removeAll() {
    entries.removeAll()
  }

  /// The filtered picture of a backdrop. If the picture isn't current, calls `capture` with the
  /// required area; `capture` passes a raster of the pixels beneath to its second argument.
  func raster(
    of placement: BackdropPlacement, for id: NodeID,
    capture: (PixelRect, (Raster) -> Void) -> Void
  ) -> Raster? {
    guard let entry = entry(for: placement, id) else { return nil }
    guard !entry.dirty.isEmpty else { return entry.raster }
    let squares = placement.squares(around: entry.dirty.intersection(placement.extent))
    entry.dirty = .zero
    guard !squares.isEmpty else { return entry.raster }
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
      // All of it is written at once.
      guard let raster = Raster.prepared(nil, extent, isCoverage: false, clears: false) else {
        return nil
      }
      let entry = Entry(placement, raster)
      entries[id] = entry
      return entry
    }
    guard entry.placement != placement else { return entry }
    entry.placement = placement
    entry.dirty = extent
    entry.cells.begin(placement)
    if entry.raster.extent != extent {
      guard
        let raster = Raster.prepared(entry.raster, extent, isCoverage: false, clears: false)
      else { return nil }
      entry.raster = raster
    }
    return entry
  }
}
