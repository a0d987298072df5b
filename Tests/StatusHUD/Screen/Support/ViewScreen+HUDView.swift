// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

@testable import StatusHUD

/// A view to show HUDs in.
extension ViewScreen {
  var huds: [HUDView] { container.subviews.compactMap { $0 as? HUDView } }

  @discardableResult
  func showHUD(
    in view: UIView? = nil, animated: Bool = false, _ configure: (HUDView) -> Void = { _ in }
  ) -> HUDView {
    HUDView.show(in: view ?? container, animated: animated, configure: configure)
  }

  /// Adds a HUD that is not shown, and stays when it is hidden.
  func addHUD(to view: UIView? = nil) -> HUDView {
    let container = view ?? container
    let hud = HUDView(frame: .zero)
    container.addSubview(hud)
    return hud
  }
}

extension BezelView {
  /// How much of the bezel is seen at this moment. A material fades by its effect, so the opacity is
  /// that of the contents too.
  var movingOpacity: Float {
    sequence(first: slot.layer) { $0 === self.layer ? nil : $0.superlayer }
      .map { ($0.presentation() ?? $0).opacity }.reduce(1, *)
  }
}

/// Where the bezel is once it is laid out.
extension HUDView {
  var bezelSize: CGSize {
    layoutIfNeeded()
    return bezelView.bounds.size
  }

  /// On the screen.
  var bezelFrame: CGRect {
    layoutIfNeeded()
    return bezelView.convert(bezelView.bounds, to: nil as UIView?)
  }

  /// On the screen.
  var bezelCenter: CGPoint { CGPoint(x: bezelFrame.midX, y: bezelFrame.midY) }
}
