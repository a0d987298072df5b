// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// Real HUDs in real containers.
@MainActor final class HUDRig {
  let screen: OffscreenScreen
  private let root: UIView
  private(set) var containers: [UIView]
  private(set) var huds: [HUDView?] = Array(repeating: nil, count: HUDSequence.hudCount)
  private(set) var logs = Array(repeating: [HUDEvent](), count: HUDSequence.hudCount)
  private var reactions: [[HUDReaction]]
  private var delegates: [Delegate] = []
  /// Every HUD there ever was.
  private var made: [WeakHUD] = []

  /// - Parameter root: A view in the window of the screen.
  init(screen: OffscreenScreen, root: UIView, reactions: [[HUDReaction]]) {
    self.screen = screen
    self.root = root
    self.reactions = reactions
    containers = (0..<HUDSequence.containerCount).map {
      UIView(frame: CGRect(x: 200 * $0, y: 0, width: 200, height: 300))
    }
    for container in containers { root.addSubview(container) }
    delegates = (0..<HUDSequence.hudCount).map { Delegate(self, $0) }
  }

  // MARK: Steps

  /// Makes a call or lets an event happen. Returns how many HUDs the call says it hid.
  ///
  /// - Parameter point: Where a tap is in its container.
  @discardableResult
  func perform(_ step: HUDStep, at point: CGPoint? = nil) -> Int {
    switch step {
    case .showAdded(let hud, let container, let animated, let times?):
      HUDView.show(in: containers[container], animated: animated) { it in
        take(it, as: hud)
        it.graceTime = times.grace
        it.minimumVisibleTime = times.minShow
      }
    case .showAdded(let hud, let container, let animated, nil):
      take(HUDView.show(in: containers[container], animated: animated), as: hud)
    case .make(let hud, let container, let isAdded):
      let it = HUDView(frame: .zero)
      take(it, as: hud)
      if isAdded { containers[container].addSubview(it) }
    case .show(let hud, let animated): huds[hud]?.show(animated: animated)
    case .hide(let hud, let animated, let number):
      huds[hud]?.hide(animated: animated, completion: completion(number, of: hud))
    case .hideAfter(let hud, let animated, let delay, let number):
      huds[hud]?.hide(animated: animated, after: delay, completion: completion(number, of: hud))
    case .hideFront(let container, let animated):
      return HUDView.hide(in: containers[container], animated: animated) ? 1 : 0
    case .hideAll(let container, let animated):
      return HUDView.hideAll(in: containers[container], animated: animated)
    case .add(let hud, let container): huds[hud].map(containers[container].addSubview)
    case .remove(let hud): huds[hud]?.removeFromSuperview()
    case .bringToFront(let hud): huds[hud].map { $0.superview?.bringSubviewToFront($0) }
    case .setGraceTime(let hud, let time): huds[hud]?.graceTime = time
    case .setMinShowTime(let hud, let time): huds[hud]?.minimumVisibleTime = time
    case .setRemoves(let hud, let isRemoved): huds[hud]?.removesFromSuperviewOnHide = isRemoved
    case .setCompletionBlock(let hud):
      huds[hud]?.onHidden = { [weak self] in self?.note(.onHidden, of: hud) }
    case .setText(let hud, let text): huds[hud]?.label.text = text
    case .setInteraction(let hud, let interaction): huds[hud]?.touchHandling = interaction
    case .setLook(let hud, let look): huds[hud].map(look.apply)
    case .setInWindow(let container, true): root.addSubview(containers[container])
    case .setInWindow(let container, false): containers[container].removeFromSuperview()
    case .resize(let container):
      let height = containers[container].frame.height
      containers[container].frame.size.height = height == 300 ? 120 : 300
    case .keyboard(let isUp):
      screen.setKeyboard(
        frame: isUp ? CGRect(x: 0, y: 200, width: 400, height: 100) : nil, duration: 0.25)
    case .tap(let container, _):
      if let point { screen.tap(at: containers[container].convert(point, to: nil)) }
    case .reduceMotion(let isOn): screen.isReduceMotionEnabled = isOn
    case .darkMode(let isOn): screen.userInterfaceStyle = isOn ? .dark : .light
    }
    return 0
  }

  private func take(_ it: HUDView, as hud: Int) {
    guard huds[hud] !== it else { return }
    huds[hud] = it
    made.append(WeakHUD(hud: it))
    it.delegate = delegates[hud]
    it.onTapInside = { [weak self] _ in self?.note(.tap, 1, of: hud) }
    it.onTapOutside = { [weak self] _ in self?.note(.tap, of: hud) }
  }

  private func note(_ kind: HUDEvent.Kind, _ number: Int = 0, of hud: Int) {
    logs[hud].append(HUDEvent(kind: kind, number: number))
    for step in reactions[hud].take(for: kind) { perform(step) }
  }

  private func completion(_ number: Int?, of hud: Int) -> (@MainActor @Sendable () -> Void)? {
    guard let number else { return nil }
    return { [weak self] in self?.note(.completion, number, of: hud) }
  }

  // MARK: What is on screen

  func order(in container: Int) -> [Int] {
    containers[container].subviews.compactMap { view in huds.firstIndex { $0 === view } }
  }

  func front(of container: Int) -> Int? {
    HUDView.hud(in: containers[container]).flatMap { hud in huds.firstIndex { $0 === hud } }
  }

  /// A point of the container: on a bezel, or in the corner.
  func point(in container: Int, isOnBezel: Bool) -> CGPoint {
    let view = containers[container]
    let corner = CGPoint(x: 1, y: view.bounds.maxY - 1)
    guard isOnBezel, let hud = view.subviews.last(where: { $0.alpha > 0 }) as? HUDView else {
      return corner
    }
    let bezel = hud.bezelView.convert(hud.bezelView.bounds, to: view)
    let inside = CGPoint(x: bezel.midX, y: bezel.minY + 2)
    return view.bounds.contains(inside) ? inside : corner
  }

  /// The HUDs whose bezel is at a point of their container.
  func bezels(at point: CGPoint, in container: Int) -> Set<Int> {
    Set(
      order(in: container).filter { hud in
        guard let bezel = huds[hud]?.bezelView else { return false }
        return bezel.point(inside: bezel.convert(point, from: containers[container]), with: nil)
      })
  }

  /// What would be touched at a point of the container.
  func view(at point: CGPoint, in container: Int) -> UIView? {
    containers[container].hitTest(point, with: nil)
  }

  /// The HUD that a view belongs to.
  func hud(of view: UIView?) -> Int? {
    guard let view else { return nil }
    return huds.firstIndex { hud in hud.map(view.isDescendant) ?? false }
  }

  // MARK: The end

  /// How the app gets rid of its HUDs.
  enum Ending: CaseIterable {
    case hidesThem, removesThem, dropsTheContainers
  }

  func end(_ ending: Ending) {
    reactions = reactions.map { _ in [] }
    for case let hud? in huds {
      switch ending {
      case .hidesThem:
        hud.removesFromSuperviewOnHide = true
        hud.minimumVisibleTime = 0
        hud.hide(animated: false)
      case .removesThem: hud.removeFromSuperview()
      case .dropsTheContainers: hud.show(animated: false)
      }
    }
    for container in containers { container.removeFromSuperview() }
    containers = []
    huds = huds.map { _ in nil }
    screen.isReduceMotionEnabled = false
    screen.userInterfaceStyle = .light
    screen.setKeyboard(frame: nil, duration: 0)
  }

  /// How many HUDs something keeps.
  var leakCount: Int { made.count { $0.hud != nil } }

  private struct WeakHUD {
    weak var hud: HUDView?
  }

  private final class Delegate: HUDViewDelegate {
    private unowned let rig: HUDRig
    private let hud: Int

    init(_ rig: HUDRig, _ hud: Int) {
      self.rig = rig
      self.hud = hud
    }

    func hudWillAppear(_: HUDView) { rig.note(.willAppear, of: hud) }
    func hudDidAppear(_: HUDView) { rig.note(.didAppear, of: hud) }
    func hudWillDisappear(_: HUDView) { rig.note(.willDisappear, of: hud) }
    func hudWasHidden(_: HUDView) { rig.note(.wasHidden, of: hud) }
  }
}
