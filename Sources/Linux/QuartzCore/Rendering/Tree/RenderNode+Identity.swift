// SPDX-License-Identifier: MIT

/// Whose picture a node is: a layer's, or that of one of the instances that replicators make of it.
struct NodeID: Hashable {
  let layer: ObjectIdentifier
  /// 0 is the layer itself.
  let instance: Int
}

/// Which instance of replicators a layer is drawn for, and what that changes.
struct Replica: Equatable {
  var instance = 0
  /// How many instances there are of everything at this place.
  var count = 1
  /// How far its time is behind.
  var delay: CFTimeInterval = 0

  /// More instances than a screen has room for would only stop the clock.
  static let limit = 4096
}
