// SPDX-License-Identifier: MIT

// A seam: Linux has no SwiftUI.
#if canImport(SwiftUI)
  import StatusHUDSwiftUI
  import SwiftUI
  import Testing

  extension Snippets {
    @MainActor @Suite struct InSwiftUI {
      @Test func aButtonThatSaves() {
        struct Editor: View {
          @State private var isSaving = false
          @State private var message: StatusHUD.Message?

          var body: some View {
            Button("Save") { Task { await save() } }
              .statusHUD(isPresented: $isSaving, status: "Saving")  // save() sets it
              .statusHUD(message: $message)  // then this, to .success("Saved")
          }

          private func save() async {
            isSaving = true
            await Task.yield()
            isSaving = false
            message = .success("Saved")
          }
        }
        #expect(MemoryLayout.size(ofValue: Editor().body) > 0)
      }
    }
  }
#endif
