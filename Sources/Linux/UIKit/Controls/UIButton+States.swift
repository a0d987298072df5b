// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// Titles, colours and images for each state. A state without its own shows the normal one's.
extension UIButton {
  public func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }

  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }

  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
  }

  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }

  public func title(for state: UIControl.State) -> String? {
    value(\.title, for: state)
  }

  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }

  public func titleColor(for state: UIControl.State) -> UIColor? {
    value(\.titleColor, for: state) ?? defaultTitleColor(for: state)
  }

  public func image(for state: UIControl.State) -> UIImage? {
    value(\.image, for: state)
  }

  /// What is shown now.
  public var currentTitle: String? { title(for: state) }
  /// What is shown now.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// What is shown now.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// What is shown now.
  public var currentImage: UIImage? { image(for: state) }

  private func defaultTitleColor(for state: UIControl.State) -> UIColor? {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  private func value<Value>(
    _ path: KeyPath<Appearance, Value?>, for state: UIControl.State
  ) -> Value? {
    appearances[state.rawValue]?[keyPath: path]
      ?? appearances[State.normal.rawValue]?[keyPath: path]
  }

  private func change(_ state: UIControl.State, _ change: (inout Appearance) -> Void) {
    change(&appearances[state.rawValue, default: Appearance()])
    updateContent()
  }
}
