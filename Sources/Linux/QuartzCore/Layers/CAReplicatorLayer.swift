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
  /// What the colours of the first instance are multiplied by; nil: nothing.
  open var instanceColor: CGColor? {
    get { values.replicated.color }
    set { change(\.replicated.color, to: newValue, .instanceColor) }
  }
  /// What is added to the red of `instanceColor` from each instance to the next.
  open var instanceRedOffset: Float {
    get { values.replicated.redOffset }
    set { change(\.replicated.redOffset, to: newValue, .instanceRedOffset) }
  }
  /// The same for green.
  open var instanceGreenOffset: Float {
    get { values.replicated.greenOffset }
    set { change(\.replicated.greenOffset, to: newValue, .instanceGreenOffset) }
  }
  /// The same for blue.
  open var instanceBlueOffset: Float {
    get { values.replicated.blueOffset }
    set { change(\.replicated.blueOffset, to: newValue, .instanceBlueOffset) }
  }
  /// The same for alpha.
  open var instanceAlphaOffset: Float {
    get { values.replicated.alphaOffset }
    set { change(\.replicated.alphaOffset, to: newValue, .instanceAlphaOffset) }
  }
}

extension LayerValues {
  /// `replicator`, which a replicator layer always has.
  fileprivate var replicated: ReplicatorValues {
    get { replicator ?? ReplicatorValues() }
    set { replicator = newValue }
  }
}
