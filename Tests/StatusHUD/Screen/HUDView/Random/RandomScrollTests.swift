// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Random calls on HUDs of a scroll view that moves, resizes, scrolls, and is removed and released.
/// Expected are two lists: the HUDs in what scrolls, and those that were shown above it.
@MainActor @Suite(.viewScreen()) struct RandomScrollTests {
  @Test(arguments: 0..<80 as Range<UInt64>)
  func theHUDsAreWhereTheyBelong(seed: UInt64) async {
    let it = ViewScreen.current
    let trial = Trial(it.container, seed: seed)
    var steps: [String] = []
    for _ in 0..<25 {
      steps.append(trial.step())
      await it.advance(by: 0)
      if let difference = trial.difference {
        Issue.record("seed \(seed): \(difference) after \(steps.joined(separator: ", "))")
        return
      }
    }
  }
}

@MainActor private final class Trial {
  private var random: SeededGenerator
  /// Two views in the window, and one that is in none.
  private let parents: [UIView]
  private var scrollView = Trial.makeScrollView()
  private var parent: UIView?
  private var huds: [HUDView] = []
  /// From the back to the front.
  private var inside: [HUDView] = []
  /// In the order in which they were shown; above the scroll view while that is in a view.
  private var shownAbove: [HUDView] = []

  init(_ container: UIView, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    parents = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    for parent in parents { parent.addSubview(UIView()) }
    for parent in parents.prefix(2) { container.addSubview(parent) }
    move(to: 0)
  }

  private static func makeScrollView() -> UIScrollView {
    UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
  }

  // MARK: Steps

  func step() -> String {
    let hud = huds.isEmpty ? nil : random.one(of: huds)
    switch (Int.random(in: 0..<14, using: &random), hud) {
    case (0...1, _):
      let hud = HUDView.show(in: scrollView, animated: false)
      huds.append(hud)
      comeOut(hud)
      return "showAdded \(hud)"
    case (2...3, _):
      let hud = HUDView(frame: .zero)
      hud.removesFromSuperviewOnHide = true
      huds.append(hud)
      inside.append(hud)
      scrollView.addSubview(hud)
      return "added by hand \(hud)"
    case (4...5, let hud?):
      hud.show(animated: false)
      if !shownAbove.contains(hud) { comeOut(hud) }
      return "show \(hud)"
    case (6, let hud?):
      hud.hide(animated: false)
      forget(hud)
      return "hide \(hud)"
    case (7, let hud?):
      hud.removeFromSuperview()
      forget(hud)
      return "remove \(hud)"
    case (8, _):
      let front = expected.last
      #expect(HUDView.hide(in: scrollView, animated: false) == (front != nil))
      front.map(forget)
      return "hide(in:)"
    case (9, _):
      let side = CGFloat.random(in: 10...300, using: &random).rounded()
      scrollView.frame = CGRect(x: side / 2, y: 10, width: side, height: 310 - side)
      return "resize to \(scrollView.frame)"
    case (10, _):
      scrollView.contentOffset.y = CGFloat.random(in: 0...500, using: &random).rounded()
      return "scroll"
    case (11, _) where parent !== parents[2]:
      // All that is in it is gone, and what is above it follows.
      scrollView.removeFromSuperview()
      (scrollView, parent) = (Self.makeScrollView(), nil)
      (huds, inside, shownAbove) = ([], [], [])
      return "release"
    case (12, _):
      scrollView.removeFromSuperview()
      parent = nil
      // What was above it goes; what is in it stays.
      shownAbove.removeAll { !inside.contains($0) }
      return "remove the scroll view"
    default:
      let index = Int.random(in: 0..<parents.count, using: &random)
      move(to: index)
      return "move to \(index)"
    }
  }

  private func comeOut(_ hud: HUDView) {
    shownAbove.append(hud)
    if parent != nil {
      inside.removeAll { $0 === hud }
    } else if !inside.contains(hud) {
      inside.append(hud)
    }
  }

  private func forget(_ hud: HUDView) {
    inside.removeAll { $0 === hud }
    shownAbove.removeAll { $0 === hud }
  }

  private func move(to index: Int) {
    parents[index].insertSubview(scrollView, at: 0)
    parent = parents[index]
    inside.removeAll(where: shownAbove.contains)
  }

  // MARK: Comparing

  private var expected: [HUDView] { parent == nil ? inside : inside + shownAbove }

  /// What is not as expected.
  var difference: String? {
    let front = HUDView.hud(in: scrollView)
    if front !== expected.last { return "hud(in:) is \(front as Any)" }
    if huds(in: scrollView) != inside { return "inside are \(scrollView.subviews)" }
    for parent in parents {
      let above = huds(in: parent)
      let isAbove = parent === self.parent
      if above != (isAbove ? shownAbove : []) { return "above are \(above), not \(shownAbove)" }
      guard isAbove else { continue }
      let order = [scrollView] + shownAbove
      if Array(parent.subviews.prefix(order.count)) != order { return "\(parent.subviews)" }
      if let hud = above.first(where: { $0.frame != scrollView.frame }) { return "\(hud.frame)" }
    }
    let wrong = huds.first { $0.isVisible != shownAbove.contains($0) }
    return wrong.map { "\($0) is visible: \($0.isVisible)" }
  }

  private func huds(in view: UIView) -> [HUDView] { view.subviews.compactMap { $0 as? HUDView } }
}
