// SPDX-License-Identifier: MIT

import StatusHUD

/// The main list. Each row performs a task or changes a setting, and the HUD shows the result.
final class DemoViewController: ListViewController {
  /// The running jobs by row. A second tap on a row doesn't start a second job.
  var jobs: [RowControl: Task<Void, Never>] = [:]
  /// The number below which the jobs count primes.
  let limit: Int64

  /// The activity that one row begins and another row ends.
  private var activity: StatusHUD.Activity?
  private var news: HUDNews?

  init(limit: Int64 = 10_000_000) {
    self.limit = limit
    super.init(title: "StatusHUD")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.add(
      "Work",
      [
        row("Count primes", "Shows progress and a Cancel button") { $0.countPrimes($1) },
        row("Four jobs at once", "The HUD stays until the last one ends") { $0.runFourJobs($1) },
        row("Open a missing file", "Fails and shows the system’s error") { $0.openFile($1) },
        row("Begin an activity", "The next row ends it") { demo, _ in
          // With a mask, the next row wouldn't receive touches.
          demo.activity = StatusHUD.beginActivity(
            status: "Until you end it", maskType: .passthrough)
        },
        row("End the activity", "Only that activity, and no other work") { demo, _ in
          demo.activity?.end()
        },
        row("Sign in", "A page comes in front of the mask") { $0.signIn($1) },
      ])
    list.add(
      "Messages",
      [
        row("Date and time", "A message of text alone") { _, _ in
          StatusHUD.showText(Date().formatted(date: .long, time: .shortened))
        },
        row("About this device", "An info message") { _, _ in
          StatusHUD.showInfo(status: ProcessInfo.processInfo.operatingSystemVersionString)
        },
        row("Save a note", "A success message") { $0.saveNote($1) },
        row("Open three missing files", "Three errors in a queue") { demo, _ in
          demo.openThreeFiles()
        },
        row("Read a message", "Tells you when it’s over") { $0.showUntilRead($1) },
      ])
    list.add(
      "Beside the HUD",
      [
        row("Save while counting", "The toast leaves the work alone") { $0.saveWhileCounting($1) },
        row("Delete a note", "The message has an Undo button") { $0.deleteNote($1) },
        row("Connection", "A bar stays while you’re offline", value: "Online") {
          $0.toggleConnection($1)
        },
      ])
    addSettings()
    addMore()
  }

  private func addSettings() {
    let positions = HUDPosition.allCases.map { ($0.name.capitalized, $0) }
    let masks = StatusHUD.MaskType.allCases.filter { $0 != .custom }
      .map { ("\($0)".capitalized, $0) }
    let dismissals = StatusHUD.TapDismissal.allCases.map { ("\($0)".capitalized, $0) }
    let effects: [(String, UIVisualEffect?)] =
      [("None", nil), ("Blur", UIBlurEffect(style: .regular))]
      + (Glass.effect.map { [("Glass", $0)] } ?? [])
    let styles: [(String, UIUserInterfaceStyle)] = [
      ("Automatic", .unspecified), ("Light", .light), ("Dark", .dark),
    ]
    let style = choice("Style", "Of this app, which the HUD adopts", styles) { demo, style in
      demo.view.window?.overrideUserInterfaceStyle = style
    }
    let results = choice(
      "Results", "The colors of their images", [("Plain", false), ("In color", true)]
    ) { _, inColor in
      StatusHUD.configure {
        $0.infoColor = inColor ? .systemBlue : nil
        $0.successColor = inColor ? .systemGreen : nil
        $0.errorColor = inColor ? .systemRed : nil
      }
    }
    let spinner = choice(
      "Spinner", "Of the next HUD that appears", [("Built-in", false), ("The app’s", true)]
    ) { _, isOwn in
      StatusHUD.indicatorProvider = { isOwn && $0 == .spinner ? BouncingDotsView() : nil }
    }
    list.add(
      "Settings",
      [
        setting("Position", "Where the HUD is", positions, \.position, from: "Center"),
        setting("Mask", "What covers the app", masks, \.maskType),
        style,
        setting("Effect", "In place of the material", effects, \.effect),
        results,
        setting(
          "Indicators", "Next to text of another size", [("Grow", true), ("Fixed", false)],
          \.adjustsIndicatorForContentSizeCategory),
        spinner,
        setting("Tap to dismiss", "Work continues after a tap", dismissals, \.tapDismissal),
      ])
  }

  private func addMore() {
    let told = row("Running work", "Shows the count; notifications appear here") { _, _ in
      StatusHUD.showText("\(StatusHUD.activityCount) running")
    }
    news = HUDNews { [weak told] in told?.subtitle = $0 }
    let inSwiftUI = row("In SwiftUI", "A HUD that follows a binding") { demo, _ in
      SwiftUIScreen.makeController().map { demo.present($0, animated: true) }
    }
    list.add(
      "More",
      [
        row("Hide", "The HUD, and no message beside it") { _, row in
          StatusHUD.dismiss { row.subtitle = "The HUD isn’t on screen anymore" }
        },
        told,
        row("In a view", "A row for each use of HUDView") { demo, _ in
          demo.present(SamplesViewController(limit: demo.limit / 5), animated: true)
        },
      ] + (SwiftUIScreen.makeController() == nil ? [] : [inSwiftUI]) + [
        row("Catalog", "A row for every state of the HUD") { demo, _ in
          demo.present(CatalogViewController(), animated: true)
        }
      ])
  }

  private func row(
    _ title: String, _ subtitle: String, value: String? = nil,
    action: @escaping @MainActor (DemoViewController, RowControl) -> Void
  ) -> RowControl {
    RowControl(title, subtitle, value: value) { [weak self] row in
      if let self { action(self, row) }
    }
  }

  /// Creates a row that selects the next of `values`. The first value, or the one named `start`,
  /// applies at the beginning.
  private func choice<Value: Sendable>(
    _ title: String, _ subtitle: String, _ values: [(String, Value)], from start: String? = nil,
    apply: @escaping @MainActor (DemoViewController, Value) -> Void
  ) -> RowControl {
    row(title, subtitle, value: start ?? values[0].0) { controller, row in
      let index = values.firstIndex { $0.0 == row.value } ?? 0
      let next = values[(index + 1) % values.count]
      row.value = next.0
      apply(controller, next.1)
    }
  }

  /// Creates a row that selects a value of the configuration.
  private func setting<Value: Sendable>(
    _ title: String, _ subtitle: String, _ values: [(String, Value)],
    _ property: WritableKeyPath<StatusHUD.Configuration, Value> & Sendable,
    from start: String? = nil
  ) -> RowControl {
    choice(title, subtitle, values, from: start) { _, value in
      StatusHUD.configure { $0[keyPath: property] = value }
    }
  }
}
