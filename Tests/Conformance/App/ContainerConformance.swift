// SPDX-License-Identifier: MIT

// Platforms: Linux has no menus, navigation, tabs, or gesture recognizers. On tvOS and visionOS, no
// app hosts these tests.
#if canImport(UIKit) && !os(tvOS) && !os(visionOS)
  import Testing

  extension Facts {
    /// What a HUD believes of UIKit's own view controllers, which only Apple's systems have.
    @MainActor @Suite struct ContainerConformance {
      // Before, no menu can be opened by code.
      @available(iOS 17.4, *)
      @Test(.usedBy("UIViewController.isMenu")) func aMenuIsAClearPageOfUIKit() async throws {
        try await withStage { stage in
          let button = UIButton(frame: rect(20, 100, 100, 44))
          button.menu = UIMenu(title: "", children: [UIAction(title: "One") { _ in }])
          button.showsMenuAsPrimaryAction = true
          stage.root.view.addSubview(button)
          await stage.settle()
          // A menu needs some time to open.
          await stage.wait { end in
            button.performPrimaryAction()
            UIView.animate(withDuration: 1, animations: { button.alpha = 0.5 }) { _ in end() }
          }
          let menu = try #require(stage.root.presentedViewController)
          saw(
            "\(name(menu)), style \(menu.modalPresentationStyle.rawValue), \(menu.view.frame), "
              + "\(menu.view.safeAreaInsets), background \(name(menu.view.backgroundColor))")
          #expect(name(menu).hasPrefix("_UI"))
          #expect(
            [.custom, .overFullScreen, .overCurrentContext].contains(menu.modalPresentationStyle))
          #expect((menu.view.backgroundColor?.cgColor.alpha ?? 0) == 0)
          await stage.wait { stage.root.dismiss(animated: false, completion: $0) }
        }
      }

      @Test(.usedBy("HUDAnchorView.isCovered"))
      func aPushTakesTheViewBeneathOutOfItsWindow() async throws {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        try await withStage(root: navigation) { stage in
          #expect(first.view.window === stage.window)
          navigation.pushViewController(UIViewController(), animated: false)
          await stage.settle()
          saw("\(name(first.view.window)), in \(name(first.parent))")
          #expect(first.view.window == nil && first.parent === navigation)
        }
      }

      @Test(.usedBy("HUDAnchorView.isCovered"))
      func anotherTabTakesTheViewOutOfItsWindow() async throws {
        let (first, tabs) = (UIViewController(), UITabBarController())
        tabs.viewControllers = [first, UIViewController()]
        try await withStage(root: tabs) { stage in
          #expect(first.view.window === stage.window)
          tabs.selectedIndex = 1
          await stage.settle()
          saw("\(name(first.view.window)), in \(name(first.parent))")
          #expect(first.view.window == nil && first.parent === tabs)
        }
      }

      @Test(.usedBy("UIViewController.stack", "SystemBars.init"))
      func aNavigationControllerHoldsAPageInItsContext() async throws {
        let first = UIViewController()
        try await withStage { stage in
          let navigation = UINavigationController(rootViewController: first)
          stage.root.addChild(navigation)
          navigation.view.frame = stage.root.view.bounds
          stage.root.view.addSubview(navigation.view)
          navigation.didMove(toParent: stage.root)
          await stage.settle()
          let page = UIViewController()
          page.modalPresentationStyle = .overCurrentContext
          await stage.wait { first.present(page, animated: false, completion: $0) }
          saw(
            "by \(name(page.presentingViewController)), "
              + "root: \(name(stage.root.presentedViewController))")
          #expect(page.presentingViewController === navigation)
          #expect(stage.root.presentedViewController == nil)
          await stage.wait { first.dismiss(animated: false, completion: $0) }
        }
      }

      @Test(.usedBy("PresentedPages.note", "UIViewController.isClear"))
      func aSearchFieldPresentsItsController() async throws {
        let (first, search) = (UIViewController(), UISearchController(searchResultsController: nil))
        first.definesPresentationContext = true
        first.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: first)
        try await withStage(root: navigation) { stage in
          UIView.performWithoutAnimation { search.isActive = true }
          await stage.settle()
          saw(
            "style \(search.modalPresentationStyle.rawValue), by \(name(search.presentingViewController)), "
              + "\(search.view.frame), \(search.view.safeAreaInsets)")
          #expect(first.presentedViewController === search && first.view.window === stage.window)
          #expect(
            [.custom, .overFullScreen, .overCurrentContext].contains(search.modalPresentationStyle))
          UIView.performWithoutAnimation { search.isActive = false }
          await stage.settle()
        }
      }

      /// On iPad, the controls of the window are in a corner that the safe area doesn't leave out.
      @Test(.usedBy("UIView.barInsets")) func theCornersOfAWindowAreNotInTheSafeArea() async throws
      {
        if #available(iOS 26, *) {
          try await withStage { stage in
            let view = stage.root.view!
            let (corners, safe) = (
              view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)), view.safeAreaInsets
            )
            saw("\(corners), safe area \(safe)")
            #expect(corners.top >= safe.top && corners.bottom >= safe.bottom)
          }
        }
      }

      @Test(.usedBy("TouchBarrierRecognizer", "GestureRecognizerBarrierView"))
      func aPressPreventsATap() {
        let (press, tap) = (
          UILongPressGestureRecognizer(target: nil, action: nil),
          UITapGestureRecognizer(target: nil, action: nil)
        )
        let view = UIView(0, 0, 10, 10)
        view.addGestureRecognizer(tap)
        saw("\(press.canPrevent(tap)), may begin: \(view.gestureRecognizerShouldBegin(tap))")
        #expect(press.canPrevent(tap) && view.gestureRecognizerShouldBegin(tap))
      }
    }
  }
#endif
