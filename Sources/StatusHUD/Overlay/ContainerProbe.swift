// SPDX-License-Identifier: MIT

/// An empty view in the app's container that says what becomes of the container: whether it is in a
/// window, and how large it is. Nothing public but a view in it can say that.
final class ContainerProbe: UIView {
  /// Called during the change, so the views around it are not to be touched yet.
  var onWindowChange: (() -> Void)?
  /// Called when the container's size has changed, also in the midst of a rotation.
  var onResize: (() -> Void)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Goes into `container`, at the back, but in front of others: the first to come is the first to
  /// be told, so that what they keep in place keeps its order too. nil for none.
  func watch(_ container: UIView?) {
    guard let container else { return removeFromSuperview() }
    guard superview !== container else { return }
    frame = container.bounds
    let probes = container.subviews.prefix { $0 is ContainerProbe }
    container.insertSubview(self, at: probes.count)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindowChange?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onResize?()
  }
}
