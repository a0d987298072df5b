// SPDX-License-Identifier: MIT

/// A layer that shows its sublayers several times, each time moved, coloured and delayed a step
/// further.
///
/// The layer's own background, border and contents are shown once. Hit testing and conversion know
/// the first instance only. No more than 4096 instances are drawn, over nested replicators
/// together: a screen has not room for more.
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
    values.replicator = ReplicatorValues()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if values.replicator == nil { values.replicator = ReplicatorValues() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.replicator = ReplicatorValues()
  }

  /// How often the sublayers are shown.
  open var instanceCount: Int {
    get { values.replicated.count }
    set { change(\.replicated.count, to: newValue, .instanceCount) }
  }
  /// By how many seconds each instance's animations are behind those of the one before.
  open var instanceDelay: CFTimeInterval {
    get { values.replicated.delay }
    set { change(\.replicated.delay, to: newValue, .instanceDelay) }
  }
  /// What each instance is moved by from the one before, about the centre of this layer.
  open var instanceTransform: CATransform3D {
    get { values.replicated.transform }
    set { change(\.replicated.transform, to: newValue, .instanceTransform) }
  }
}

extension LayerValues {
  /// `replicator`, which a replicator layer always has.
  fileprivate var replicated: ReplicatorValues {
    get { replicator ?? ReplicatorValues() }
    set { replicator = newValue }
  }
}
