// SPDX-License-Identifier: MIT

import DemoCatalog
import StatusHUD

/// A field at the lower end of a screen that moves out of the keyboard's way, and a stand-in for the
/// keyboard itself, which a host does not draw.
final class KeyboardStage: UIView {
  private let field = UILabel()
  private let keys = UIView()
  private var keyboard = CGRect.null
  private var token: (any NSObjectProtocol)?

  private static let fieldHeight: CGFloat = 44

  init(frame: CGRect, language: SampleLanguage) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    field.text = language == .english ? "   Write a message" : "   اكتب رسالة"
    field.font = .systemFont(ofSize: 16)
    field.textColor = .secondaryLabel
    field.backgroundColor = .secondarySystemBackground
    keys.backgroundColor = .systemGray
    addSubview(field)
    addSubview(keys)
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let info = notification.userInfo ?? [:]
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
      MainActor.assumeIsolated {
        self?.follow(frame ?? .null, duration: duration ?? 0, curve: curve ?? 0)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = keyboard.isNull ? bounds.maxY : min(keyboard.minY, bounds.maxY)
    field.frame = CGRect(
      x: 0, y: top - Self.fieldHeight, width: bounds.width, height: Self.fieldHeight)
    keys.frame = CGRect(x: 0, y: top, width: bounds.width, height: keyboard.height)
  }

  private func follow(_ frame: CGRect, duration: TimeInterval, curve: UInt) {
    if let screen = window?.screen {
      keyboard = convert(frame, from: screen.coordinateSpace)
    }
    setNeedsLayout()
    UIView.animate(
      withDuration: duration, delay: 0, options: .init(rawValue: curve << 16),
      animations: { self.layoutIfNeeded() })
  }
}
