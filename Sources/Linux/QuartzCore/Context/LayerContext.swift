// SPDX-License-Identifier: MIT

/// The connection of a layer tree to a display, which turns changes of the model into frames.
@_spi(LinuxHost) public final class LayerContext {
  let rootLayer: CALayer

  /// Called with the first change after a commit, and not again before the next.
  public var onNeedsCommit: (() -> Void)?

  /// Whether anything changed since the last commit.
  public private(set) var needsCommit = true

  private(set) var isCommitting = false
  /// Layers that came in since the last commit.
  private var newcomers: [CALayer] = []
  /// Layers with animations, in order of their first; some may have none any more.
  private(set) var animatedLayers: [CALayer] = []

  public init(rootLayer: CALayer) {
    self.rootLayer = rootLayer
    rootLayer.enter(self)
    TransactionCenter.register(self)
  }

  deinit {
    disconnect()
  }

  /// Removes the tree from the display, which ends its animations.
  public func disconnect() {
    onNeedsCommit = nil
    if rootLayer.context === self { rootLayer.leaveContext() }
    newcomers = []
    animatedLayers = []
  }

  func setNeedsCommit() {
    guard !needsCommit else { return }
    needsCommit = true
    if !isCommitting { onNeedsCommit?() }
  }

  func welcome(_ layer: CALayer) {
    newcomers.append(layer)
    if !layer.attachedAnimations.isEmpty { listAsAnimated(layer) }
    setNeedsCommit()
  }

  func listAsAnimated(_ layer: CALayer) {
    guard layer.flags.insert(.isListedAsAnimated).inserted else { return }
    animatedLayers.append(layer)
  }

  /// Updates the tree to `now`, a media time: lays out, draws, and begins and ends animations. Then
  /// informs the delegates.
  ///
  /// Changes that delegates make belong to the next commit. A commit from layout or drawing does
  /// nothing, because the running commit includes the changes.
  ///
  /// - Parameter frame: The time of the last frame, if it's earlier. Only animations that were over
  ///   then have ended.
  /// - Returns: Whether there were changes or messages.
  @discardableResult
  @MainActor public func commit(at now: CFTimeInterval, frame: CFTimeInterval? = nil) -> Bool {
    guard !isCommitting else { return false }
    let hadChanges = needsCommit
    isCommitting = true
    layOutAndDisplay()
    settleNewcomers()
    resolveAnimations(at: now)
    stopAnimations(at: frame ?? now)
    needsCommit = false
    isCommitting = false
    return TransactionCenter.flush() || hadChanges
  }

  /// Drawing may request layout again. A tree that never comes to rest stays as it is.
  private func layOutAndDisplay() {
    for _ in 0..<4 {
      rootLayer.layoutUntilClean()
      rootLayer.displaySubtree()
      let open: LayerFlags = [
        .needsLayout, .needsDisplay, .subtreeNeedsLayout, .subtreeNeedsDisplay,
      ]
      if rootLayer.flags.isDisjoint(with: open) { return }
    }
  }

  private func settleNewcomers() {
    for layer in newcomers where layer.context === self { layer.flags.insert(.isCommitted) }
    newcomers.removeAll(keepingCapacity: true)
  }

  private func resolveAnimations(at now: CFTimeInterval) {
    for layer in animatedLayers where layer.context === self {
      for record in layer.attachedAnimations {
        record.resolve(now: now)
        record.startIfDue(now: now)
      }
    }
  }

  private func stopAnimations(at now: CFTimeInterval) {
    var over: [(end: CFTimeInterval, order: Int, record: AnimationRecord)] = []
    for layer in animatedLayers where layer.context === self {
      let due = layer.attachedAnimations.filter { $0.isDueToStop(now: now) }
      guard !due.isEmpty else { continue }
      for record in due {
        over.append((record.program.timing.endTime ?? now, over.count, record))
      }
      layer.attachedAnimations.removeAll { record in
        record.isRemovedOnCompletion && due.contains { $0 === record }
      }
      layer.modelDidChange()
    }
    over.sort { ($0.end, $0.order) < ($1.end, $1.order) }
    for item in over { item.record.stop(finished: true) }
    forgetIdleLayers()
  }

  private func forgetIdleLayers() {
    animatedLayers.removeAll { layer in
      if layer.context === self, !layer.attachedAnimations.isEmpty { return false }
      if layer.context === self || layer.context == nil {
        layer.flags.remove(.isListedAsAnimated)
      }
      return true
    }
  }
}
