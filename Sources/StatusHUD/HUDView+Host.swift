// SPDX-License-Identifier: MIT

extension HUDView {
  /// Creates a HUD that fills `view`, or whatever view it is added to, not shown yet.
  ///
  /// - Parameter view: Gives the size; the HUD is not added to it.
  public convenience init(view: UIView) {
    self.init(frame: view.bounds)
    fillingFrame = frame
  }

  /// Whether it lies over its host rather than in it.
  private var isBesideHost: Bool { host != nil && superview != nil && superview !== host }

  /// Whether nothing that can be seen of its siblings lies beside it or in front of it, but for
  /// other HUDs.
  var coversSiblings: Bool {
    guard let superview, frame.contains(superview.bounds) else { return false }
    return superview.subviews.reversed().prefix { $0 !== self }
      .allSatisfy { $0 is HUDView || $0.isHidden }
  }

  /// Goes over all that is visible of `view`.
  func cover(_ view: UIView) {
    host = HostCover.content(of: view)
    // Not flown in by an animation of the app's that it happens to be shown in.
    UIView.performWithoutAnimation { fill(view) }
    guard let scrollView = view as? UIScrollView else { return }
    let probe = probe ?? makeProbe()
    self.probe = probe
    probe.watch(scrollView)
  }

  private func fill(_ view: UIView) {
    isMovingToHost = true
    HostCover.put(self, over: view)
    isMovingToHost = false
    fillingFrame = frame
    filledSize = superview?.bounds.size
  }

  /// Over its host, another frame is the app's, unless a superview that has changed its size has
  /// changed this one with it.
  func noteFrame() {
    guard isBesideHost, superview?.bounds.size == filledSize, frame != fillingFrame else { return }
    fillingFrame = nil
  }

  /// Back to where it was last, and out of what scrolls.
  func returnToHost() {
    if superview == nil, let host {
      if fillingFrame == nil { host.addSubview(self) } else { cover(host) }
    } else if let scrollView = superview as? UIScrollView, fills(scrollView) {
      cover(scrollView)
    }
  }

  func willLeaveSuperview() {
    // The host may have another size than when it was filled.
    guard let superview else { return }
    fillingFrame = isBesideHost || fills(superview) ? frame : nil
  }

  /// Whether it is as large as its superview. Where that has scrolled to does not matter.
  private func fills(_ superview: UIView) -> Bool {
    guard superview is UIScrollView else { return frame == superview.bounds }
    return fillingFrame != nil && frame.size == superview.bounds.size
  }

  func superviewDidChange() {
    if !isMovingToHost {
      // What it was over is of no interest where the app has put it.
      probe?.watch(nil)
      probe = nil
      superview.map(adopt)
    }
    presentation.hostDidChange()
  }

  private func adopt(_ superview: UIView) {
    host = superview
    guard frame.size == .zero || frame == fillingFrame else { return }
    UIView.performWithoutAnimation { frame = superview.bounds }
    fillingFrame = frame
  }

  private func makeProbe() -> ContainerProbe {
    let probe = ContainerProbe()
    probe.onResize = { [weak self] in self?.followHost() }
    probe.onWindowChange = { [weak self] in self?.followHostSoon() }
    return probe
  }

  /// Not amid a change of the views around.
  func followHostSoon() {
    Task { @MainActor [weak self] in self?.followHost() }
  }

  private func followHost() {
    guard superview != nil else { return }
    // What it was over is gone, and with it the reason to be here.
    guard let host else { return removeFromSuperview() }
    guard let probe, let scrollView = host as? UIScrollView else { return }
    if isBesideHost, scrollView.superview == nil { return removeFromSuperview() }
    // The app may have emptied its view.
    probe.watch(scrollView)
    guard superview === scrollView.superview else { return cover(scrollView) }
    noteFrame()
    guard fillingFrame != nil else { return }
    // In the animation that may be under way, a rotation for one.
    fill(scrollView)
  }
}

extension HUDView {
  /// What is made in an animation of the app's would come flying in.
  static func made(_ make: () -> Self) -> Self {
    let areAnimationsEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(areAnimationsEnabled) }
    return make()
  }

  /// The HUDs of `view`, from the back to the front.
  static func huds(of view: UIView) -> [HUDView] {
    let host = HostCover.content(of: view)
    // Within a window a scroll view goes from one view to another unnoticed.
    for case let probe as ContainerProbe in host.subviews { probe.onResize?() }
    let beside = host is UIScrollView ? host.superview?.subviews ?? [] : []
    return (host.subviews + beside).compactMap { $0 as? HUDView }.filter { $0.host === host }
  }
}
