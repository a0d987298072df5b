// SPDX-License-Identifier: MIT

/// By how much the time of an instance is behind, for each replicator that it is an instance of.
struct InstanceDelays: Equatable {
  private var list: [(layer: ObjectIdentifier, seconds: CFTimeInterval)] = []

  static func == (a: Self, b: Self) -> Bool { a.list.elementsEqual(b.list, by: ==) }

  static let none = InstanceDelays()

  var isNone: Bool { list.isEmpty }

  func seconds(behind layer: CALayer) -> CFTimeInterval {
    let id = ObjectIdentifier(layer)
    return list.first { $0.layer == id }?.seconds ?? 0
  }

  func adding(_ seconds: CFTimeInterval, behind layer: CALayer) -> InstanceDelays {
    guard seconds != 0, seconds.isFinite else { return self }
    var copy = self
    copy.list.append((ObjectIdentifier(layer), seconds))
    return copy
  }
}
