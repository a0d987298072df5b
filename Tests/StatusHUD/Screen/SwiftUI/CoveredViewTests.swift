// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD
@testable import StatusHUDSwiftUI

/// Views of SwiftUI that UIKit takes out of their windows: covered isn't gone.
@MainActor @Suite(.globalHUD) struct CoveredViewTests: AnchorTests {
  let it = HUDScreen()

  @Test(arguments: AppPage.Cover.allCases, [false, true])
  func workGoesOnWhileItsViewIsCovered(cover: AppPage.Cover, isSheet: Bool) async {
    let page = AppPage(in: it.screen.windowScene, isSheet: isSheet)
    let modifier = present(loading, in: page.view)
    #expect(await texts(after: 1) == ["Loading"])
    let log = NotificationLog()
    for number in 1...2 {
      StatusHUD.setDetails("\(number)")
      page.cover(with: cover)
      #expect(await texts(after: 1) == ["Loading"] && modifier.view.window == nil)
      // An update asks again where the view is.
      modifier.update()
      #expect(await texts(after: 1) == ["Loading"] && StatusHUD.details == "\(number)")
      page.show()
      #expect(await texts(after: 1) == ["Loading"] && modifier.view.window === page.window)
      #expect(StatusHUD.details == "\(number)")
    }
    page.cover(with: cover)
    modifier.set(HUDRequest(status: "Almost there"))
    #expect(await texts(after: 1) == ["Almost there"] && log.entries.isEmpty)
    modifier.set(nil)
    #expect(await texts(after: 1).isEmpty && modifier.resets == 0)
    // What begins beneath a cover is shown, too.
    modifier.set(loading)
    #expect(await texts(after: 1) == ["Loading"] && modifier.view.window == nil)
    modifier.view.dismantle()
    #expect(await texts(after: 1).isEmpty && modifier.value != nil)
  }

  @Test func theReleaseOfACoveredViewEndsItsWork() async {
    do {
      let page = AppPage(in: it.screen.windowScene, isSheet: false)
      let modifier = present(loading, in: page.view)
      page.cover(with: .push)
      #expect(await texts(after: 1) == ["Loading"] && modifier.view.window == nil)
    }
    #expect(await texts(after: 1).isEmpty && StatusHUD.activityCount == 0)
  }

  /// SwiftUI on iOS 17.0 keeps the content of dismissed sheets.
  @Test(
    arguments: AppPage.departures(isSheet: false).map { ($0, false) }
      + AppPage.departures(isSheet: true).map { ($0, true) })
  func workEndsWhenTheControllerOfItsViewLeaves(
    by departure: AppPage.Departure, isSheet: Bool
  ) async {
    let page = AppPage(in: it.screen.windowScene, isSheet: isSheet)
    let modifier = present(loading, in: page.view)
    #expect(await texts(after: 1) == ["Loading"])
    page.leave(by: departure)
    #expect(StatusHUD.activityCount == 1)
    #expect(await texts(after: 1).isEmpty && StatusHUD.activityCount == 0)
    modifier.update()
    #expect(await texts(after: 1).isEmpty && modifier.value != nil && modifier.resets == 0)
    page.show()
    #expect(await texts(after: 1) == ["Loading"])
    // A view that's covered has no window to leave, so the next update sees it.
    page.cover(with: .push)
    await it.advance(by: 1)
    page.leave(by: departure)
    modifier.update()
    #expect(await texts(after: 1).isEmpty && modifier.value != nil && modifier.resets == 0)
  }

  /// The app has put a controller's view into another one's, and hasn't called `addChild`.
  @Test func aControllerWithoutAParentIsWhereItsViewIs() async {
    let (page, inner) = (AppPage(in: it.screen.windowScene, isSheet: false), UIViewController())
    page.view.addSubview(inner.view)
    let modifier = present(loading, in: inner.view)
    page.cover(with: .push)
    #expect(await texts(after: 1) == ["Loading"])
    page.show()
    inner.view.removeFromSuperview()
    #expect(await texts(after: 1).isEmpty && modifier.value != nil)
  }

  @Test(arguments: [false, true])
  func aViewThatMovesKeepsItsWork(isAtOnce: Bool) async {
    let (page, modifier) = (AppPage(in: it.screen.windowScene, isSheet: false), present(loading))
    #expect(await texts(after: 1) == ["Loading"])
    StatusHUD.setStatus("Other")
    if !isAtOnce { modifier.view.removeFromSuperview() }
    page.view.addSubview(modifier.view)
    #expect(await texts(after: 1) == ["Other"] && StatusHUD.activityCount == 1)
  }

  @Test func theSceneOfTheNextWindowCounts() async {
    let other = HUDScreen()
    let page = AppPage(in: it.screen.windowScene, isSheet: false)
    let modifier = present(loading, in: page.view)
    page.cover(with: .push)
    #expect(await texts(after: 1) == ["Loading"] && scene === it.screen.windowScene)
    other.appView.addSubview(modifier.view)
    #expect(await texts(after: 1) == ["Loading"] && scene === other.screen.windowScene)
    #expect(StatusHUD.activityCount == 1 && modifier.resets == 0)
  }

  @Test(arguments: [false, true])
  func workEndsWithItsScene(isCovered: Bool) async {
    let other = HUDScreen()
    let page = AppPage(in: other.screen.windowScene, isSheet: false)
    let modifier = present(loading, in: page.view)
    if isCovered { page.cover(with: .tab) }
    #expect(await texts(after: 1) == ["Loading"])
    // The end of another scene isn't its end.
    HUDScreen().screen.disconnect()
    #expect(await texts(after: 1) == ["Loading"] && StatusHUD.activityCount == 1)
    other.screen.disconnect()
    await it.advance(by: 1)
    #expect(StatusHUD.activityCount == 0 && modifier.value != nil && modifier.resets == 0)
    modifier.update()
    #expect(await texts(after: 1).isEmpty && StatusHUD.activityCount == 0)
  }

  @Test(arguments: StatusHUD.MessagePolicy.allCases)
  func aMessageOfACoveredViewComesAtOnce(policy: StatusHUD.MessagePolicy) async {
    StatusHUD.configuration.messagePolicy = policy
    let page = AppPage(in: it.screen.windowScene, isSheet: false)
    let modifier = present(nil as StatusHUD.Message?, in: page.view)
    page.cover(with: .push)
    await it.advance(by: 1)
    modifier.set(message("a"))
    #expect(await texts(after: 0.5) == ["a"])
    #expect(await texts(after: 1).isEmpty && modifier.value == nil && modifier.resets == 1)
    // Once the page has left, a message waits until it's back.
    page.leave(by: .pop)
    modifier.update()
    await it.advance(by: 0)
    modifier.set(message("b"))
    #expect(await texts(after: 2).isEmpty && modifier.value != nil)
    page.show()
    #expect(await texts(after: 0.5) == ["b"])
    #expect(await texts(after: 1).isEmpty && modifier.value == nil)
  }
}
