// SPDX-License-Identifier: MIT

import StatusHUD

/// The main list. Each row performs a task or changes a setting, and the HUD shows the result.
final class DemoViewController: ListViewController {
  let hashing: RowControl
  let fourJobs = RowControl(
    "Four jobs at once", subtitle: "Each shows, each pops", symbol: .bars)
  let counting = RowControl(
    "Count primes", subtitle: "Tap again to stop", symbol: .loop)
  let missing = RowControl(
    "Open a missing file", subtitle: "Shows the system’s error", symbol: .missingFile)
  let about = RowControl(
    "About this device", subtitle: "An info message", symbol: .info)
  let saving = RowControl(
    "Save a note", subtitle: "Writes it and reads it back", symbol: .check)
  let space = RowControl(
    "Free space", subtitle: "A message of text alone", symbol: .drive)
  let failures = RowControl(
    "Open three files", subtitle: "Three errors in a queue", symbol: .missingFile)
  let position = RowControl(
    "Position", subtitle: "Where the HUD is", value: "Center", symbol: .layers)
  let mask = RowControl(
    "Mask", subtitle: "What lies between HUD and app", value: "Passthrough", symbol: .layers)
  let style = RowControl(
    "Style", subtitle: "Of this app and of the HUD", value: "Automatic", symbol: .sun)
  let effect = RowControl(
    "Effect", subtitle: "In place of the material", value: "None", symbol: .layers)
  let colors = RowControl(
    "Results", subtitle: "The colors of their images", value: "Plain", symbol: .sun)
  let indicators = RowControl(
    "Indicators", subtitle: "Beside text of another size", value: "Grow", symbol: .loop)

  let scoped = RowControl(
    "List files", subtitle: "An activity that ends with its scope", symbol: .loop)
  let animated = RowControl(
    "Own indicator", subtitle: "Work under an animation of this app", symbol: .sun)
  let ending = RowControl(
    "Read a message", subtitle: "Tells when it’s over", symbol: .check)
  let tapping = RowControl(
    "Tap a message", subtitle: "The tap leads back to the work", symbol: .info)
  let scene = RowControl(
    "Scene", subtitle: "Where the HUD appears", value: "Active", symbol: .layers)
  let hiding = RowControl(
    "Hide", subtitle: "Whatever is shown", symbol: .missingFile)
  let told = RowControl(
    "News of the HUD", subtitle: "What it posts is told here", symbol: .info)
  let inView = RowControl(
    "In a view", subtitle: "A row for each use of HUDView", symbol: .number)
  let inSwiftUI = RowControl(
    "In SwiftUI", subtitle: "A HUD that follows a binding", symbol: .check)
  let catalog = RowControl(
    "Catalog", subtitle: "A row for every state of the HUD", symbol: .bars)

  /// The current task that counts primes, and the number of taps on other rows while it runs.
  var primes: Task<Int, Never>?
  var tapsMeanwhile = 0
  /// The running jobs by row. A second tap on a row doesn't start a second job.
  var jobs: [RowControl: Task<Void, Never>] = [:]
  let directory: URL

  private var news: HUDNews?

  /// - Parameter directory: The directory with the files to hash.
  init(directory: URL = Options.directory) {
    self.directory = directory
    hashing = RowControl("Hash files", subtitle: directory.path, symbol: .number)
    super.init(
      list: ListView(
        title: "StatusHUD",
        sections: [
          ("Work", [hashing, fourJobs, counting, missing]),
          ("Messages", [about, saving, space, failures]),
          ("Appearance", [position, mask, style, effect, colors, indicators]),
          (
            "More",
            [scoped, animated, ending, tapping, scene, hiding, told, inView]
              + (SwiftUIScreen.makeController() == nil ? [] : [inSwiftUI]) + [catalog]
          ),
        ]))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    connect()
    news = HUDNews { [told] in told.subtitle = $0 }
  }

  private func connect() {
    on(hashing) { $0.hashFiles() }
    on(fourJobs) { $0.runFourJobs() }
    on(counting) { $0.countPrimes() }
    on(missing) { $0.openMissingFile() }
    on(about) { $0.showDevice() }
    on(saving) { $0.saveNote() }
    on(space) { $0.showFreeSpace() }
    on(failures) { $0.openUnreadableFiles() }
    on(position) { $0.nextPosition() }
    on(mask) { $0.nextMask() }
    on(style) { $0.nextStyle() }
    on(effect) { $0.nextEffect() }
    on(colors) { $0.nextColors() }
    on(indicators) { $0.nextIndicators() }
    on(scoped) { $0.listFiles() }
    on(animated) { $0.countUnderAnimation() }
    on(ending) { $0.showUntilRead() }
    on(tapping) { $0.showBeforeWork() }
    on(scene) { $0.nextScene() }
    on(hiding) { $0.hide() }
    on(told) { _ in StatusHUD.showText(HUDNews.state) }
    on(inView) {
      $0.present(SamplesViewController(directory: $0.directory), animated: true)
    }
    on(inSwiftUI) { controller in
      SwiftUIScreen.makeController().map { controller.present($0, animated: true) }
    }
    on(catalog) { $0.present(CatalogViewController(), animated: true) }
  }

  private func on(_ row: RowControl, _ action: @escaping @MainActor (DemoViewController) -> Void) {
    row.addAction(
      UIAction { [weak self, weak row] _ in
        guard let self else { return }
        if row !== counting { countTap() }
        action(self)
      }, for: .touchUpInside)
  }
}
