// SPDX-License-Identifier: MIT

// A seam: code for app extensions may not name `UIApplication.shared` on Apple's systems, so it is
// asked for by its selector; Linux has neither extensions nor selectors.

/// The scenes of the application this runs in.
@MainActor enum ApplicationScenes {
  /// Those that are connected. An app extension has none: there a HUD needs a container.
  static var connected: Set<UIScene> {
    #if canImport(UIKit)
      let shared = NSSelectorFromString("sharedApplication")
      guard UIApplication.responds(to: shared) else { return [] }
      let application = UIApplication.perform(shared)?.takeUnretainedValue() as? UIApplication
      return application?.connectedScenes ?? []
    #else
      return UIApplication.shared.connectedScenes
    #endif
  }
}
