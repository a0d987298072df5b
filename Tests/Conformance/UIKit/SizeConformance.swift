// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `UIView.sizeThatFits(_:)` and `intrinsicContentSize`, of
/// `UIImageView` and of `UIActivityIndicatorView.Style`; the sizes of the indicators, 20 and 37
/// points, are published measurements of many.
@MainActor @Suite struct SizeConformance {
  /// “The default implementation returns the existing size of the view.”
  @Test func plainViewsHaveNoSizeOfTheirOwn() {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    #expect(UIView.noIntrinsicMetric == -1)
    let view = UIView(1, 2, 30, 40)
    #expect(view.intrinsicContentSize == none && UIImageView().intrinsicContentSize == none)
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
  }

  @Test func imagesHaveTheirSize() {
    let view = UIImageView(image: drawnImage(30, 20) { _ in })
    #expect(view.frame == rect(0, 0, 30, 20), "the frame is adjusted when the view is made")
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    view.frame.size = CGSize(width: 5, height: 5)
    view.image = drawnImage(40, 10) { _ in }
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 10))
    #expect(view.bounds.size == CGSize(width: 5, height: 5), "but not later")
    #expect(view.sizeThatFits(.zero) == CGSize(width: 40, height: 10))
    #expect(UIImageView(image: nil).frame == .zero)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  /// Room for a line, and none for a title: 30 x 34 are published measurements.
  @Test func emptyButtonsHaveRoomForALine() {
    let button = UIButton(frame: .zero)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: 34))
  }

  @Test func indicatorsHaveTheirStyles() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(indicator.frame.size == CGSize(width: 20, height: 20))
    indicator.style = .large
    #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden && !indicator.isAnimating)
  }
}
