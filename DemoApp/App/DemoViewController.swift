// SPDX-License-Identifier: MIT

import StatusHUD

/// The main list. Each row performs a task or changes a setting, and the HUD shows the result.
final class DemoViewController: ListViewController {
  /// The running jobs by row. A second tap on a row doesn't start a second job.
  var jobs: [RowControl: Task<Void, Never>] = [:]
  /// The row that counts primes, while it counts, and the number of taps on other rows meanwhile.
  var counting: (row: RowControl, otherTaps: Int)?
  let directory: URL

  private var news: HUDNews?

  /// - Parameter directory: The directory with the files to hash.
  init(directory: URL = Options.directory) {
    self.directory = directory
    super.init(title: "StatusHUD")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.add(
      "Work",
      [
        row("Hash files", directory.path, .number) { $0.hashFiles($1) },
        row("Four jobs at once", "Each shows, each pops", .bars) { $0.runFourJobs($1) },
        row("Count primes", "Tap again to stop", .loop) { $0.countPrimes($1) },
        row("Open a missing file", "Shows the system’s error", .missingFile) { $0.openFile($1) },
      ])
    list.add(
      "Messages",
      [
        row("About this device", "An info message", .info) { $0.showDevice($1) },
        row("Save a note", "Writes it and reads it back", .check) { $0.saveNote($1) },
        row("Free space", "A message of text alone", .drive) { $0.showFreeSpace($1) },
        row("Open three files", "Three errors in a queue", .missingFile) { $0.openThreeFiles($1) },
      ])
    addAppearance()
    addMore()
  }

  private func addAppearance() {
    let positions = HUDPosition.allCases.map {
      ($0.name.prefix(1).uppercased() + $0.name.dropFirst(), $0)
    }
    let masks: [(String, StatusHUD.MaskType)] = [
      ("Passthrough", .passthrough), ("Clear", .clear), ("Black", .black), ("Gradient", .gradient),
      ("Blur", .blur),
    ]
    let styles: [(String, (hud: StatusHUD.Style, app: UIUserInterfaceStyle))] = [
      ("Automatic", (.automatic, .unspecified)), ("Light", (.light, .light)),
      ("Dark", (.dark, .dark)),
    ]
    let effects: [(String, UIVisualEffect?)] =
      [("None", nil), ("Blur", UIBlurEffect(style: .regular))]
      + (Glass.effect.map { [("Glass", $0)] } ?? [])
    list.add(
      "Appearance",
      [
        choice("Position", "Where the HUD is", .layers, positions, from: "Center") { _, position in
          StatusHUD.configure { $0.position = position }
        },
        choice("Mask", "What lies between HUD and app", .layers, masks) { _, mask in
          StatusHUD.configure { $0.maskType = mask }
        },
        choice("Style", "Of this app and of the HUD", .sun, styles) { controller, style in
          StatusHUD.configure { $0.style = style.hud }
          controller.view.window?.overrideUserInterfaceStyle = style.app
        },
        choice("Effect", "In place of the material", .layers, effects) { _, effect in
          StatusHUD.configure { $0.effect = effect }
        },
        choice(
          "Results", "The colors of their images", .sun, [("Plain", false), ("In color", true)]
        ) { _, inColor in
          StatusHUD.configure {
            $0.infoColor = inColor ? .systemBlue : nil
            $0.successColor = inColor ? .systemGreen : nil
            $0.errorColor = inColor ? .systemRed : nil
          }
        },
        choice(
          "Indicators", "Beside text of another size", .loop, [("Grow", true), ("Fixed", false)]
        ) { _, grow in
          StatusHUD.configure { $0.adjustsIndicatorForContentSizeCategory = grow }
        },
      ])
  }

  private func addMore() {
    let told = row("News of the HUD", "What it posts is told here", .info) { _, _ in
      StatusHUD.showText(HUDNews.state)
    }
    news = HUDNews { [weak told] in told?.subtitle = $0 }
    let inSwiftUI = row("In SwiftUI", "A HUD that follows a binding", .check) { controller, _ in
      SwiftUIScreen.makeController().map { controller.present($0, animated: true) }
    }
    list.add(
      "More",
      [
        row("List files", "An activity that ends with its scope", .loop) { $0.listFiles($1) },
        row("Own indicator", "Work under an animation of this app", .sun) {
          $0.showOwnIndicator($1)
        },
        row("Read a message", "Tells when it’s over", .check) { $0.showUntilRead($1) },
        row("Tap a message", "The tap leads back to the work", .info) { $0.showBeforeWork($1) },
        choice(
          "Scene", "Where the HUD appears", .layers, [("Active", false), ("This one", true)]
        ) { controller, isChosen in
          StatusHUD.windowScene = isChosen ? controller.view.window?.windowScene : nil
        },
        row("Hide", "Whatever is shown", .missingFile) { _, row in
          StatusHUD.dismiss { row.subtitle = "Nothing is shown any more" }
        },
        told,
        row("In a view", "A row for each use of HUDView", .number) { controller, _ in
          let samples = SamplesViewController(directory: controller.directory)
          controller.present(samples, animated: true)
        },
      ] + (SwiftUIScreen.makeController() == nil ? [] : [inSwiftUI]) + [
        row("Catalog", "A row for every state of the HUD", .bars) { controller, _ in
          controller.present(CatalogViewController(), animated: true)
        }
      ])
  }

  private func row(
    _ title: String, _ subtitle: String, value: String? = nil, _ symbol: TileView.Symbol,
    action: @escaping @MainActor (DemoViewController, RowControl) -> Void
  ) -> RowControl {
    RowControl(title, subtitle, value: value, symbol) { [weak self] row in
      guard let self else { return }
      countTap(on: row)
      action(self, row)
    }
  }

  /// Creates a row that selects the next of `values`. The first value, or the one named `start`,
  /// applies at the beginning.
  private func choice<Value: Sendable>(
    _ title: String, _ subtitle: String, _ symbol: TileView.Symbol, _ values: [(String, Value)],
    from start: String? = nil,
    apply: @escaping @MainActor (DemoViewController, Value) -> Void
  ) -> RowControl {
    row(title, subtitle, value: start ?? values[0].0, symbol) { controller, row in
      let index = values.firstIndex { $0.0 == row.value } ?? 0
      let next = values[(index + 1) % values.count]
      row.value = next.0
      apply(controller, next.1)
    }
  }
}
