// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import StatusHUD
import TestSupport
import Testing

/// What delegate, block and completions are called for, when, and how often.
@MainActor @Suite(.viewScreen()) struct HUDViewCallbackTests {
  private let it = ViewScreen.current

  /// Without animation, all of them have run when the call returns.
  @Test(arguments: [false, true]) func callbacksRunInTheDocumentedOrder(animated: Bool) async {
    let (log, container) = (HUDLog(), it.container)
    let hud = it.showHUD(animated: animated) { $0.delegate = log }
    hud.onHidden = { [unowned hud] in
      #expect(hud.alpha == 0 && hud.superview == nil)
      #expect(!HUDView.hide(in: container, animated: false))
      log.events.append("block")
    }
    if animated { await it.advance(by: 0.5) }
    hud.hide(animated: animated) { log.events.append("completion") }
    if animated { await it.advance(by: 0.5) }
    #expect(
      log.events == [
        "will appear", "did appear", "will disappear", "block", "hidden and removed", "completion",
      ])
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/321"))
  func everyHideHasItsCompletion() async {
    var ends: [Int] = []
    let hud = it.showHUD()
    hud.hide(animated: true) { ends.append(1) }
    hud.show(animated: true)
    #expect(ends == [1])
    hud.hide(animated: true) { ends.append(2) }
    hud.hide(animated: true) { ends.append(3) }
    #expect(ends == [1])
    await it.advance(by: 1)
    #expect(ends == [1, 2, 3])
    hud.hide(animated: true) { ends.append(4) }
    #expect(ends == [1, 2, 3, 4])
  }

  @Test func aBlockRunsForOnePresentation() {
    var ends = 0
    let hud = it.showHUD()
    hud.onHidden = { ends += 1 }
    hud.hide(animated: false)
    hud.show(animated: false)
    hud.hide(animated: false)
    #expect(ends == 1 && hud.onHidden == nil)
  }

  @Test func aHUDThatStaysInItsViewReportsEachPresentation() async {
    let log = HUDLog()
    let hud = it.addHUD()
    hud.delegate = log
    for _ in 0..<2 {
      hud.show(animated: true)
      await it.advance(by: 0.5)
      hud.hide(animated: true)
      await it.advance(by: 0.5)
    }
    let once = ["will appear", "did appear", "will disappear", "hidden"]
    #expect(log.events == once + once && it.huds == [hud])
  }

  /// Another tab, a closed window, an app in the background.
  @Test(
    .bug("https://github.com/jdg/MBProgressHUD/issues/366"),
    arguments: ["background", "container removed", "window closed"])
  func anInterruptedFadeOutStillEnds(by event: String) async {
    let log = HUDLog()
    let hud = it.showHUD()
    hud.delegate = log
    hud.hide(animated: true)
    await it.advance(by: 0.1)
    switch event {
    case "background": it.screen.setActivationState(.background)
    case "container removed": it.container.removeFromSuperview()
    default: it.window.isHidden = true
    }
    await it.advance(by: 1)
    #expect(it.huds.isEmpty)
    #expect(log.events == ["will disappear", "hidden and removed"])
  }

  // MARK: Calls in callbacks

  @Test func aHUDCanBeShownInItsCallback() {
    let log = HUDLog()
    let hud = it.showHUD { $0.delegate = log }
    log.onHidden = {
      log.onHidden = { _ in }
      $0.show(animated: false)
    }
    hud.hide(animated: false)
    #expect(it.huds == [hud] && hud.isVisible && hud.alpha == 1)
    hud.hide(animated: false)
    #expect(log.events == HUDLog.whole + HUDLog.whole)
  }

  @Test(.bug("https://github.com/jdg/MBProgressHUD/issues/437"))
  func hidingInTheCallbackOfTheEndDoesNothing() {
    let log = HUDLog()
    log.onHidden = { $0.hide(animated: false) }
    let hud = it.showHUD { $0.delegate = log }
    hud.hide(animated: false)
    #expect(log.events == HUDLog.whole)
  }

  private final class Caller: HUDViewDelegate {
    var willAppear: [(HUDView) -> Void] = []
    var willDisappear: [(HUDView) -> Void] = []
    var ends = 0

    func hudWillAppear(_ hud: HUDView) { if !willAppear.isEmpty { willAppear.removeFirst()(hud) } }
    func hudWillDisappear(_ hud: HUDView) {
      if !willDisappear.isEmpty { willDisappear.removeFirst()(hud) }
    }
    func hudWasHidden(_ hud: HUDView) { ends += 1 }
  }

  @Test func aHUDCanBeHiddenBeforeItAppears() async {
    let caller = Caller()
    caller.willAppear = [{ $0.hide(animated: false) }]
    let hud = it.showHUD(animated: true) { $0.delegate = caller }
    await it.advance(by: 1)
    #expect(it.huds.isEmpty && hud.alpha == 0 && caller.ends == 1)
  }

  /// Hidden, shown and hidden again before anything was reported: there is one end.
  @Test func anEndThatACallbackInterruptsIsReportedWhenTheHUDIsHidden() async {
    let caller = Caller()
    var completions = 0
    caller.willAppear = [
      {
        $0.hide(animated: false) { completions += 1 }
        $0.show(animated: true)
      }
    ]
    caller.willDisappear = [{ $0.hide(animated: true) }]
    let hud = it.showHUD(animated: true) { $0.delegate = caller }
    #expect(!hud.isVisible && hud.alpha == 1 && caller.ends == 0)
    await it.advance(by: 1)
    #expect(it.huds.isEmpty && caller.ends == 1 && completions == 1)
  }
}
