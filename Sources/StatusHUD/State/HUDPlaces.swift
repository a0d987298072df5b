// SPDX-License-Identifier: MIT

/// A weak reference to the scene that content belongs to.
package struct SceneReference: Sendable, Hashable {
  /// The identity of the scene. Comparing the scenes themselves could run the app's code.
  package let id: ObjectIdentifier
  package private(set) weak var scene: UIWindowScene?

  package init(_ scene: UIWindowScene) {
    id = ObjectIdentifier(scene)
    self.scene = scene
  }

  package static func == (one: SceneReference, two: SceneReference) -> Bool { one.id == two.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The places where a HUD can appear.
struct HUDPlaces: Sendable, Equatable {
  /// A Boolean value that indicates whether content that doesn't specify a scene can appear.
  var hasDefault: Bool
  /// The connected scenes. Each value indicates whether the scene is in the foreground. Content for
  /// a scene that isn't connected can appear in the default place.
  var scenes: [ObjectIdentifier: Bool] = [:]
  /// The scene that contains the HUD.
  var current: ObjectIdentifier?

  func canShow(_ content: HUDContent) -> Bool {
    content.scene.flatMap { scenes[$0.id] } ?? hasDefault
  }

  /// Returns `true` if visible content can remain, even if its scene is in the background.
  func canKeep(_ content: HUDContent) -> Bool {
    canShow(content) || content.scene.map { $0.id == current && scenes[$0.id] != nil } ?? false
  }
}
