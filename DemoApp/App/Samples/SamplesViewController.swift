// SPDX-License-Identifier: MIT

import StatusHUD

/// A screen with a row for each typical use of a HUD in a view. Most rows do real work.
final class SamplesViewController: ListViewController {
  private let directory: URL

  /// - Parameter directory: The directory with the files to hash and send.
  init(directory: URL) {
    self.directory = directory
    super.init(title: "In a view", isPresented: true)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.add(
      "HUDView",
      ViewCase.all.enumerated().map { index, sample in
        let symbol = TileView.Symbol.all[index % TileView.Symbol.all.count]
        return RowControl(sample.title, sample.name, symbol) { [weak self] in
          self?.show(sample, from: $0)
        }
      })
  }

  private func show(_ sample: ViewCase, from row: RowControl) {
    guard let host = sample.host == .window ? view.window : view else { return }
    SampleJob(sample: sample, host: host, language: language, directory: directory)
      .run { [weak row] in row?.subtitle = $0 }
  }

  override func leave() {
    if let window = view.window { HUDView.hideAll(in: window, animated: true) }
    super.leave()
  }
}
