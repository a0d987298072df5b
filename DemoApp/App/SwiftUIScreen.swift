// SPDX-License-Identifier: MIT

// Platforms: Linux doesn't have SwiftUI.
#if canImport(SwiftUI)
  import StatusHUDSwiftUI
  import SwiftUI
#else
  import StatusHUD
#endif

/// The screen that shows a HUD with SwiftUI.
@MainActor enum SwiftUIScreen {
  /// Creates the screen's view controller, or returns `nil` if SwiftUI isn't available.
  static func makeController() -> UIViewController? {
    #if canImport(SwiftUI)
      UIHostingController(rootView: NoteView())
    #else
      nil
    #endif
  }
}

#if canImport(SwiftUI)
  private struct NoteView: View {
    @State private var isSaving = false
    @State private var message: StatusHUD.Message?

    var body: some View {
      Button("Save a note") { save() }
        .statusHUD(isPresented: $isSaving, status: "Saving")
        .statusHUD(message: $message)
    }

    private func save() {
      isSaving = true
      Task {
        let outcome = await Task.detached { Result { try SavedNote.write() } }.value
        isSaving = false
        switch outcome {
        case .success(let count): message = .success("Saved \(count) bytes")
        case .failure(let error): message = .error(error.localizedDescription)
        }
      }
    }
  }
#endif
