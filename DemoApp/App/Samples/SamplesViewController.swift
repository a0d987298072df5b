// SPDX-License-Identifier: MIT

import StatusHUD

/// A screen with a row for each typical use of a HUD in a view. Most rows do real work.
final class SamplesViewController: ListViewController {
  typealias Sample = (sample: ViewCase, row: RowControl)

  let samples: [Sample]
  private let done = RowControl("Done", subtitle: "Back to the list", symbol: .check)
  private let directory: URL

  /// - Parameter directory: The directory with the files to hash and send.
  init(directory: URL) {
    let samples = Self.makeSamples()
    self.directory = directory
    self.samples = samples
    super.init(
      list: ListView(
        title: "In a view", sections: [("", [done]), ("HUDView", samples.map(\.row))]))
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  private static func makeSamples() -> [Sample] {
    ViewCase.all.enumerated().map { index, sample in
      let symbol = TileView.Symbol.all[index % TileView.Symbol.all.count]
      return (sample, RowControl(sample.title, subtitle: sample.name, symbol: symbol))
    }
  }

  /// Adds the list to a container view, because a HUD must not scroll with the list.
  override func loadView() {
    view = UIView()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    done.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
    for (sample, row) in samples {
      row.addAction(
        UIAction { [weak self, weak row] _ in
          guard let self, let row else { return }
          show(sample, from: row)
        }, for: .touchUpInside)
    }
  }

  override func cancel() -> Bool {
    leave()
    return true
  }

  private func show(_ sample: ViewCase, from row: RowControl) {
    guard let host = sample.host == .window ? view.window : view else { return }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let job = SampleJob(
      sample: sample, host: host, language: isRightToLeft ? .arabic : .english,
      directory: directory)
    job.run { [weak row] in row?.subtitle = $0 }
  }

  private func leave() {
    if let window = view.window { HUDView.hideAll(in: window, animated: true) }
    dismiss(animated: true)
  }
}
