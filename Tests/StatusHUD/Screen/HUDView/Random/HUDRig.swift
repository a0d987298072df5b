// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxQuartzCore
@_spi(LinuxHost) import LinuxUIKit
import StatusHUD

/// Real HUDs in real hosts, which steps are done to.
@MainActor final class HUDRig {
  let screen: OffscreenScreen
  private let root: UIView
  private(set) var hosts: [UIView]
  private(set) var huds: [HUDView?] = Array(repeating: nil, count: HUDSequence.hudCount)
  private(set) var logs = Array(repeating: [HUDEvent](), count: HUDSequence.hudCount)
  private var reactions: [[HUDReaction]]
  private var observers: [Observer] = []
  /// Every HUD there ever was.
  private var made: [WeakHUD] = []

  /// - Parameter root: A view in the screen's window.
  init(screen: OffscreenScreen, root: UIView, reactions: [[HUDReaction]]) {
    self.screen = screen
    self.root = root
    self.reactions = reactions
    hosts = (0..<HUDSequence.hostCount).map { host in
      UIView(frame: CGRect(x: 200 * host, y: 0, width: 200, height: 300))
    }
    for host in hosts { root.addSubview(host) }
    observers = (0..<HUDSequence.hudCount).map { Observer(self, $0) }
  }

  // MARK: Steps

  /// Makes a call or lets an event happen. Returns how many HUDs the call says it hid.
  ///
  /// - Parameter point: Where a tap is in its host.
  @discardableResult
  func perform(_ step: HUDStep, at point: CGPoint? = nil) -> Int {
    switch step {
    case .showAdded(let hud, let host, let animated, let times?):
      HUDView.showAdded(to: hosts[host], animated: animated) { it in
        take(it, as: hud)
        it.graceTime = times.grace
        it.minShowTime = times.minShow
      }
    case .showAdded(let hud, let host, let animated, nil):
      take(HUDView.showAdded(to: hosts[host], animated: animated), as: hud)
    case .make(let hud, let host, let isAdded):
      let it = HUDView(view: hosts[host])
      take(it, as: hud)
      if isAdded { hosts[host].addSubview(it) }
    case .show(let hud, let animated): huds[hud]?.show(animated: animated)
    case .hide(let hud, let animated, nil): huds[hud]?.hide(animated: animated)
    case .hide(let hud, let animated, let number?):
      huds[hud]?.hide(animated: animated) { [weak self] in self?.note(.completion(number), of: hud)
      }
    case .hideAfter(let hud, let animated, let delay):
      huds[hud]?.hide(animated: animated, afterDelay: delay)
    case .hideFront(let host, let animated):
      return HUDView.hide(for: hosts[host], animated: animated) ? 1 : 0
    case .hideAll(let host, let animated):
      return HUDView.hideAll(for: hosts[host], animated: animated)
    case .add(let hud, let host):
      if let it = huds[hud] { hosts[host].addSubview(it) }
    case .remove(let hud): huds[hud]?.removeFromSuperview()
    case .bringToFront(let hud):
      if let it = huds[hud] { it.superview?.bringSubviewToFront(it) }
    case .setGraceTime(let hud, let time): huds[hud]?.graceTime = time
    case .setMinShowTime(let hud, let time): huds[hud]?.minShowTime = time
    case .setRemoves(let hud, let isRemoved): huds[hud]?.removeFromSuperViewOnHide = isRemoved
    case .setCompletionBlock(let hud):
      huds[hud]?.completionBlock = { [weak self] in self?.note(.completionBlock, of: hud) }
    case .setText(let hud, let text): huds[hud]?.label.text = text
    case .setInteraction(let hud, let interaction): huds[hud]?.interaction = interaction
    case .setLook(let hud, let look): huds[hud].map(look.apply)
    case .putHost(let host, true): root.addSubview(hosts[host])
    case .putHost(let host, false): hosts[host].removeFromSuperview()
    case .resizeHost(let host):
      hosts[host].frame.size.height = hosts[host].frame.height == 300 ? 120 : 300
    case .keyboard(let isUp):
      screen.setKeyboard(
        frame: isUp ? CGRect(x: 0, y: 200, width: 400, height: 100) : nil, duration: 0.25)
    case .tap(let host, _): if let point { screen.tap(at: hosts[host].convert(point, to: nil)) }
    case .reduceMotion(let isOn): screen.isReduceMotionEnabled = isOn
    case .darkMode(let isOn): screen.userInterfaceStyle = isOn ? .dark : .light
    }
    return 0
  }

  private func take(_ it: HUDView, as hud: Int) {
    guard huds[hud] !== it else { return }
    huds[hud] = it
    made.append(WeakHUD(hud: it))
    it.delegate = observers[hud]
    it.tapInsideHandler = { [weak self] _ in self?.note(.tap(isInside: true), of: hud) }
    it.tapOutsideHandler = { [weak self] _ in self?.note(.tap(isInside: false), of: hud) }
  }

  fileprivate func note(_ event: HUDEvent, of hud: Int) {
    logs[hud].append(event)
    for step in reactions[hud].take(for: event) { perform(step) }
  }

  // MARK: What is on screen

  func order(in host: Int) -> [Int] {
    hosts[host].subviews.compactMap { view in huds.firstIndex { $0 === view } }
  }

  func front(of host: Int) -> Int? {
    HUDView.hud(for: hosts[host]).flatMap { hud in huds.firstIndex { $0 === hud } }
  }

  /// A point of the host: on a bezel, or in the corner.
  func point(in host: Int, isOnBezel: Bool) -> CGPoint {
    let view = hosts[host]
    let corner = CGPoint(x: 1, y: view.bounds.maxY - 1)
    guard isOnBezel, let hud = view.subviews.last(where: { $0.alpha > 0 }) as? HUDView else {
      return corner
    }
    let bezel = hud.bezelView.convert(hud.bezelView.bounds, to: view)
    let inside = CGPoint(x: bezel.midX, y: bezel.minY + 2)
    return view.bounds.contains(inside) ? inside : corner
  }

  /// The HUDs of the host whose bezel is at one of its points.
  func bezels(at point: CGPoint, in host: Int) -> Set<Int> {
    Set(
      order(in: host).filter { hud in
        guard let bezel = huds[hud]?.bezelView else { return false }
        return bezel.point(inside: bezel.convert(point, from: hosts[host]), with: nil)
      })
  }

  /// What would be touched at a point of the host.
  func view(at point: CGPoint, in host: Int) -> UIView? {
    hosts[host].hitTest(point, with: nil)
  }

  /// The HUD that a view belongs to.
  func hud(of view: UIView?) -> Int? {
    guard let view else { return nil }
    return huds.firstIndex { hud in hud.map(view.isDescendant) ?? false }
  }

  // MARK: The end

  /// How the app gets rid of its HUDs.
  enum Ending: CaseIterable {
    case hidesThem, removesThem, dropsTheHosts
  }

  func end(_ ending: Ending) {
    reactions = reactions.map { _ in [] }
    for case let hud? in huds {
      switch ending {
      case .hidesThem:
        hud.removeFromSuperViewOnHide = true
        hud.minShowTime = 0
        hud.hide(animated: false)
      case .removesThem: hud.removeFromSuperview()
      case .dropsTheHosts: hud.show(animated: false)
      }
    }
    for host in hosts { host.removeFromSuperview() }
    hosts = []
    huds = huds.map { _ in nil }
    screen.isReduceMotionEnabled = false
    screen.userInterfaceStyle = .light
    screen.setKeyboard(frame: nil, duration: 0)
  }

  /// How many HUDs are kept by something.
  var leakCount: Int { made.count { $0.hud != nil } }

  private struct WeakHUD {
    weak var hud: HUDView?
  }

  /// The delegate of one HUD.
  @MainActor private final class Observer: HUDViewDelegate {
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
