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
      UIHostingController(rootView: PrimesView())
    #else
      nil
    #endif
  }
}

#if canImport(SwiftUI)
  private struct PrimesView: View {
    @State private var isCounting = false
    @State private var message: StatusHUD.Message?

    var body: some View {
      Button("Count primes") {
        if isCounting { return }
        isCounting = true
        Task {
          let count = try await PrimeCount.run(Progress(totalUnitCount: 5_000_000))
          isCounting = false
          message = .success("\(count.formatted()) primes")
        }
      }
      .statusHUD(isPresented: $isCounting, status: "Counting primes")
      .statusHUD(message: $message)
    }
  }
#endif
