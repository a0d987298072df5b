// SPDX-License-Identifier: MIT

import StatusHUD
import Testing

extension Snippets {
  @MainActor @Suite struct Touches {
    private let clean = CleanHUD()

    @Test func mask() {
      StatusHUD.show(status: "Paying", maskType: .black)
      #expect(StatusHUD.isVisible)
      #expect(StatusHUD.configuration.maskType == .passthrough)
    }

    @Test func tapsThatEndMessages() {
      #expect(StatusHUD.configuration.tapDismissal == .never)

      StatusHUD.configure { $0.tapDismissal = .messages }

      #expect(StatusHUD.configuration.tapDismissal == .messages)
    }

    @Test func escape() {
      #expect(!StatusHUD.cancel(), "there's no button")
      // Linux has no selectors.
      #if canImport(ObjectiveC)
        #expect(KeyResponder().keyCommands?.count == 1)
      #endif
    }

    #if canImport(ObjectiveC)
      private final class KeyResponder: UIResponder {
        // The snippet has the line length of an article.
        // swift-format-ignore
        override var keyCommands: [UIKeyCommand]? {
          [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(pressCancel))]
        }

        @objc private func pressCancel() { StatusHUD.cancel() }
      }
    #endif
  }
}
