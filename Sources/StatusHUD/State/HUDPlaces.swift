// SPDX-License-Identifier: MIT

/// The scene that a content belongs to. The reference is weak.
package struct SceneReference: Sendable, Hashable {
  /// Compared in place of the scene, which is an object of the app.
  package let id: ObjectIdentifier
  package private(set) weak var scene: UIWindowScene?

  package init(_ scene: UIWindowScene) {
    id = ObjectIdentifier(scene)
    self.scene = scene
  }

  package static func == (one: SceneReference, two: SceneReference) -> Bool { one.id == two.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Where a HUD can appear, as far as its state has to know.
struct HUDPlaces: Sendable, Equatable {
  /// Whether there is a place for content that belongs to no scene.
  var hasDefault: Bool
  /// The connected scenes, and whether each is in the foreground. Content of any other scene takes the
  /// default.
  var scenes: [ObjectIdentifier: Bool] = [:]
  /// The scene that the HUD is in.
  var current: ObjectIdentifier?

  func canShow(_ content: HUDContent) -> Bool {
    content.scene.flatMap { scenes[$0.id] } ?? hasDefault
  }

  /// Whether a content can stay that is on screen: its scene may have gone to the background.
  func canKeep(_ content: HUDContent) -> Bool {
    canShow(content) || content.scene.map { $0.id == current && scenes[$0.id] != nil } ?? false
  }
}
