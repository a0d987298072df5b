// SPDX-License-Identifier: MIT

extension UIView {
  /// Puts this view over everything that is visible of `container`, or fits it to the new size of
  /// `container`.
  ///
  /// The subviews of a scroll view scroll away, so this view goes above a scroll view, into the view
  /// around it.
  func cover(_ container: UIView) {
    if let scrollView = container as? UIScrollView, let parent = scrollView.superview {
      autoresizingMask = scrollView.autoresizingMask
      frame = parent.convert(scrollView.bounds, from: scrollView)
      if superview !== parent {
        let front = parent.subviews.last { ($0 as? HUDView)?.placement.container === scrollView }
        parent.insertSubview(self, aboveSubview: front ?? scrollView)
      }
    } else {
      let content = container.contentContainer
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      frame = content.bounds
      if superview !== content { content.addSubview(self) }
    }
  }

  /// The view to add subviews to: an effect view has one for that.
  var contentContainer: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}

/// An empty view in a container of the app that tells when the container changes its window or its
/// size. UIKit tells such things only to views inside.
final class ContainerObserverView: UIView {
  /// Called during the change, when the views around must not be changed yet.
  var onWindowChange: (() -> Void)?
  var onResize: (() -> Void)?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Moves into `container`; nil stops.
  func observe(_ container: UIView?) {
    guard let container = container?.contentContainer else { return removeFromSuperview() }
    guard superview !== container else { return }
    frame = container.bounds
    // Behind everything but earlier observers, so that HUDs follow a container in their order.
    let observers = container.subviews.prefix { $0 is ContainerObserverView }
    container.insertSubview(self, at: observers.count)
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
