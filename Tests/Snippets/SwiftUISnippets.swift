// SPDX-License-Identifier: MIT

// Platforms: Linux has no SwiftUI.
#if canImport(SwiftUI)
  import StatusHUDSwiftUI
  import SwiftUI
  import Testing

  /// What the buttons of an app do, and say with their state.
  @MainActor private func save() async {}
  @MainActor private func download() async {}

  extension Snippets {
    @MainActor @Suite struct InSwiftUI {
      @Test func aButtonThatSaves() {
        struct Editor: View {
          @State private var isSaving = false
          @State private var message: StatusHUD.Message?

          var body: some View {
            Button("Save") { Task { await save() } }
              .statusHUD(isPresented: $isSaving, status: "Saving")  // save() sets isSaving
              .statusHUD(message: $message)  // and then message
          }
        }
        #expect(MemoryLayout.size(ofValue: Editor().body) > 0)
      }

      @Test func aButtonThatCanBeCancelled() {
        struct Editor: View {
          @State private var isSaving = false
          @State private var task: Task<Void, Never>?
          @State private var message: StatusHUD.Message?

          var body: some View {
            Button("Save") { task = Task { await save() } }  // It sets isSaving and message.
              .statusHUD(isPresented: $isSaving, status: "Saving", onCancel: { task?.cancel() })
              .statusHUD(message: $message)  // a StatusHUD.Message?, such as .info("Done")
          }
        }
        #expect(MemoryLayout.size(ofValue: Editor().body) > 0)
      }

      struct Model {
        var failure: String?

        var message: StatusHUD.Message? {
          get { failure.map { .error($0) } }
          set { if newValue == nil { failure = nil } }
        }
      }

      @Test func aMessageOfAModel() {
        struct Forecast: View {
          @State private var model = Model(failure: "Offline")

          var body: some View {
            Button("Reload") {}
              .statusHUD(message: $model.message)
          }
        }
        #expect(Model(failure: "Offline").message == .error("Offline"))
        #expect(MemoryLayout.size(ofValue: Forecast().body) > 0)
      }

      @Test func aMessageWithAnAction() {
        struct Mail: View {
          @State private var isDeleted = false
          @State private var message: StatusHUD.Message?

          var body: some View {
            Button("Delete") {
              isDeleted = true
              let undo = StatusHUD.Message.Action("Undo") { isDeleted = false }
              message = .text("Deleted", position: .bottom, action: undo)
            }
            .statusHUD(message: $message) { $0.style = .dark }
          }
        }
        #expect(MemoryLayout.size(ofValue: Mail().body) > 0)
      }

      /// MigratingFromOtherLibraries has the lines of this one.
      @Test func aToastOfAlertToast() {
        struct Editor: View {
          @State private var isLoading = false
          @State private var message: StatusHUD.Message?

          var body: some View {
            Button("Save") { message = .success("Saved", duration: 2, position: .center) }
              .statusHUD(message: $message)
              .statusHUD(isPresented: $isLoading)
          }
        }
        #expect(MemoryLayout.size(ofValue: Editor().body) > 0)
      }

      @Test func aDownloadThatCanBeCancelled() {
        struct Downloads: View {
          @State private var isDownloading = false
          @State private var progress: Progress?

          var body: some View {
            Button("Download") { Task { await download() } }  // download() sets both
              .statusHUD(isPresented: $isDownloading, status: "Downloading", progress: progress) {
                progress?.cancel()
              }
          }
        }
        struct Numbers: View {
          @State private var isShown = true
          let number: CGFloat = 0.5

          var body: some View {
            Button("Progress") {}
              .statusHUD(isPresented: $isShown, progress: number)
              .statusHUD(isPresented: $isShown, progress: nil, maskType: .black)
          }
        }
        #expect(MemoryLayout.size(ofValue: Downloads().body) > 0)
        #expect(MemoryLayout.size(ofValue: Numbers().body) > 0)
      }

      @Test func aViewAsTheIndicator() {
        struct SpinningLogo: View {
          var body: some View { Button("Logo") {} }
        }
        defer { StatusHUD.indicatorProvider = nil }

        let logo = UIHostingController(rootView: SpinningLogo())
        logo.view.backgroundColor = .clear
        if #available(iOS 16, tvOS 16, *) {
          logo.sizingOptions = .intrinsicContentSize
        }
        StatusHUD.indicatorProvider = { indicator in
          indicator == .spinner ? logo.view : nil
        }

        #expect(StatusHUD.indicatorProvider?(.spinner) === logo.view)
        #expect(StatusHUD.indicatorProvider?(.success) == nil)
      }
    }
  }
#endif
