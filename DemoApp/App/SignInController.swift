// SPDX-License-Identifier: MIT

import StatusHUD

/// A page with a question, which the user answers with its button.
final class SignInController: UIViewController {
  private let onAnswer: () -> Void

  private init(onAnswer: @escaping () -> Void) {
    self.onAnswer = onAnswer
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  /// Presents the page, and returns what the user answered.
  static func answer(presentedBy presenter: UIViewController) async -> String {
    await withCheckedContinuation { continuation in
      let page = SignInController { continuation.resume(returning: "Allowed") }
      presenter.present(page, animated: true)
    }
  }

  private lazy var button = RowControl("Allow", "The work goes on after this page") {
    [weak self] _ in
    self?.dismiss(animated: true)
    self?.onAnswer()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(
      x: 16, y: view.bounds.midY - 28, width: view.bounds.width - 32, height: 56)
  }
}
