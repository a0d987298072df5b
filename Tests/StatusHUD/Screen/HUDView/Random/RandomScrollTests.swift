// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// Random calls on HUDs of a scroll view that is moved, resized, scrolled, taken out and released.
/// Expected are two lists: the HUDs that are in what scrolls, and those that were shown over it.
@MainActor @Suite("Random scroll views", .exclusiveScreen) struct RandomScrollTests {
  @Test(arguments: 0..<80 as Range<UInt64>)
  func theHUDsAreWhereTheyBelong(_ seed: UInt64) async {
    await HostScreen.run { it in
      let trial = Trial(it, seed: seed)
      var steps: [String] = []
      for _ in 0..<25 {
        steps.append(trial.step())
        await it.advance(by: 0)
        if let difference = trial.difference {
          Issue.record("seed \(seed): \(difference) after \(steps.joined(separator: ", "))")
          return
        }
      }
      #expect(steps.count == 25)
    }
  }
}

@MainActor private final class Trial {
  private var random: SeededGenerator
  /// Two views in the window, and one that is in none.
  private let parents: [UIView]
  private var scrollView = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
  private var parent: UIView?
  private var huds: [HUDView] = []
  /// From the back to the front.
  private var inside: [HUDView] = []
  /// In the order in which they were shown; out of it as long as it is in a view.
  private var shownOver: [HUDView] = []

  init(_ it: HostScreen, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    parents = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    for parent in parents { parent.addSubview(UIView()) }
    for parent in parents.prefix(2) { it.host.addSubview(parent) }
    move(to: 0)
  }

  // MARK: Steps

  func step() -> String {
    let hud = huds.isEmpty ? nil : random.one(of: huds)
    let kind = Int.random(in: 0..<14, using: &random)
    switch (kind, hud) {
    case (0, _), (1, _):
      let hud = HUDView.showAdded(to: scrollView, animated: false)
      huds.append(hud)
      comeOver(hud)
      return "showAdded \(hud)"
    case (2, _), (3, _):
      let hud = HUDView(view: scrollView)
      hud.removeFromSuperViewOnHide = true
      huds.append(hud)
      inside.append(hud)
      scrollView.addSubview(hud)
      return "added by hand \(hud)"
    case (4, let hud?), (5, let hud?):
      hud.show(animated: false)
      if !shownOver.contains(hud) { comeOver(hud) }
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
      let isHidden = HUDView.hide(for: scrollView, animated: false)
      #expect(isHidden == (front != nil))
      front.map(forget)
      return "hide(for:)"
    case (9, _):
      let side = CGFloat.random(in: 10...300, using: &random).rounded()
      scrollView.frame = CGRect(x: side / 2, y: 10, width: side, height: 310 - side)
      return "resize to \(scrollView.frame)"
    case (10, _):
      scrollView.contentOffset.y = CGFloat.random(in: 0...500, using: &random).rounded()
      return "scroll"
    case (11, _) where parent !== parents[2]:
      release()
      return "release"
    case (12, _):
      scrollView.removeFromSuperview()
      parent = nil
      // What was over it goes; what is in it stays.
      shownOver.removeAll { !inside.contains($0) }
      return "take out"
    default:
      let index = Int.random(in: 0..<parents.count, using: &random)
      move(to: index)
      return "move to \(index)"
    }
  }

  private func comeOver(_ hud: HUDView) {
    shownOver.append(hud)
    if parent != nil {
      inside.removeAll { $0 === hud }
    } else if !inside.contains(hud) {
      inside.append(hud)
    }
  }

  private func forget(_ hud: HUDView) {
    inside.removeAll { $0 === hud }
    shownOver.removeAll { $0 === hud }
  }

  private func move(to index: Int) {
    parents[index].insertSubview(scrollView, at: 0)
    parent = parents[index]
    inside.removeAll(where: shownOver.contains)
  }

  /// Gone with all that it has, but for what is over it, which follows.
  private func release() {
    scrollView.removeFromSuperview()
    scrollView = UIScrollView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
    parent = nil
    inside = []
    shownOver = []
    huds = []
  }

  // MARK: Comparing

  private var expected: [HUDView] {
    parent == nil ? inside : inside + shownOver
  }

  /// What is not as expected.
  var difference: String? {
    let front = HUDView.hud(for: scrollView)
    if front !== expected.last { return "hud(for:) is \(front as Any)" }
    if huds(in: scrollView) != inside { return "inside are \(scrollView.subviews)" }
    for parent in parents {
      let over = huds(in: parent)
      let isOver = parent === self.parent
      if over != (isOver ? shownOver : []) { return "over it are \(over), not \(shownOver)" }
      guard isOver else { continue }
      let order = [scrollView] + shownOver
      if Array(parent.subviews.prefix(order.count)) != order { return "\(parent.subviews)" }
      if let hud = over.first(where: { $0.frame != scrollView.frame }) { return "\(hud.frame)" }
    }
    if let hud = huds.first(where: { $0.isVisible != shownOver.contains($0) }) {
      return "\(hud) is visible: \(hud.isVisible)"
    }
    return nil
  }

  private func huds(in view: UIView) -> [HUDView] {
    view.subviews.compactMap { $0 as? HUDView }
  }
}
