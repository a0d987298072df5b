// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS have less of what these tests ask, and no app hosts them there.
#if !os(tvOS) && !os(visionOS)
  import Testing

  extension Facts {
    /// What a HUD believes of view controllers that the app presents. Sources: Apple's documentation of
    /// `UIViewController` and `UIModalPresentationStyle`, and reports that name the class of a menu.
    @MainActor @Suite struct PresentationConformance {
      @Test(.usedBy("UIViewController.stack", "PresentedPages.note"))
      func aPageIsPresentedAtOnce() async throws {
        try await withStage { stage in
          let page = UIViewController()
          page.modalPresentationStyle = .overFullScreen
          await stage.wait {
            stage.root.present(page, animated: false, completion: $0)
            saw(
              "at once: \(stage.root.presentedViewController === page), "
                + "in a window: \(page.viewIfLoaded?.window != nil)")
            #expect(stage.root.presentedViewController === page)
            #expect(page.presentingViewController === stage.root)
          }
          #expect(page.view.window === stage.window)
        }
      }

      @Test(.usedBy("UIViewController.isGone", "UIViewController.stack", "NSObject.page"))
      func aPageIsPresentedUntilItsDismissalEnds() async throws {
        try await withStage { stage in
          let page = UIViewController()
          await stage.present(page, .overFullScreen)
          #expect(!page.isBeingDismissed && page.transitionCoordinator == nil)
          await stage.wait {
            stage.root.dismiss(animated: true, completion: $0)
            let transition = page.transitionCoordinator
            saw(
              "in the dismissal: \(name(stage.root.presentedViewController)), "
                + "\(page.isBeingDismissed), \(name(transition))")
            #expect(stage.root.presentedViewController === page && page.isBeingDismissed)
            #expect(transition != nil && transition?.isInteractive == false)
            #expect(transition?.isCancelled == false)
          }
          #expect(stage.root.presentedViewController == nil && page.view.window == nil)
          #expect(!page.isBeingDismissed)
        }
      }

      /// A transition that ended leaves nothing behind in the turn after.
      @Test(.usedBy("OverlayRootController.postpones"))
      func aDismissalHasACompletionAndIsThenOver() async throws {
        try await withStage { stage in
          let page = UIViewController()
          await stage.present(page, .overFullScreen)
          var (ended, left) = (false, "")
          await stage.wait { end in
            stage.root.dismiss(animated: true)
            _ = page.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
              (ended, left) = (true, name(stage.root.presentedViewController))
              end()
            }
          }
          saw("at the end: \(left)")
          #expect(ended && stage.root.presentedViewController == nil)
          #expect(stage.root.transitionCoordinator == nil)
        }
      }

      @Test(.usedBy("OverlayRootController.postpones"))
      func nothingIsPresentedDuringADismissal() async throws {
        try await withStage { stage in
          let (page, other) = (UIViewController(), UIViewController())
          other.modalPresentationStyle = .overFullScreen
          await stage.present(page, .overFullScreen)
          await stage.wait {
            stage.root.dismiss(animated: true, completion: $0)
            stage.root.present(other, animated: false)
            saw("presented: \(stage.root.presentedViewController === page ? "the old" : "another")")
            #expect(stage.root.presentedViewController === page)
          }
          #expect(
            stage.root.presentedViewController == nil && other.presentingViewController == nil)
        }
      }

      /// A page that presents another one dismisses that, and not itself.
      @Test(.usedBy("OverlayRootController.dismiss"))
      func aPageDismissesWhatItPresents() async throws {
        try await withStage { stage in
          let (page, upper) = (UIViewController(), UIViewController())
          await stage.present(page, .overFullScreen)
          upper.modalPresentationStyle = .overFullScreen
          await stage.wait { page.present(upper, animated: false, completion: $0) }
          #expect(upper.presentingViewController === page)
          await stage.wait { page.dismiss(animated: false, completion: $0) }
          saw("left: \(name(stage.root.presentedViewController))")
          #expect(
            stage.root.presentedViewController === page && page.presentedViewController == nil)
          await stage.wait { page.present(upper, animated: false, completion: $0) }
          await stage.wait { stage.root.dismiss(animated: false, completion: $0) }
          #expect(stage.root.presentedViewController == nil && upper.view.window == nil)
        }
      }

      @Test(.usedBy("UIViewController.stack")) func aChildPresentsWhatItsParentDoes() async throws {
        try await withStage { stage in
          let (child, page) = (stage.addChild(), UIViewController())
          page.modalPresentationStyle = .overFullScreen
          await stage.wait { child.present(page, animated: false, completion: $0) }
          saw("presented by the \(page.presentingViewController === stage.root ? "root" : "child")")
          #expect(page.presentingViewController === stage.root)
          #expect(
            child.presentedViewController === page && stage.root.presentedViewController === page)
        }
      }

      @Test(.usedBy("UIViewController.stack", "SystemBars.init"))
      func aChildWithAContextPresentsAlone() async throws {
        try await withStage { stage in
          let (child, page) = (stage.addChild(), UIViewController())
          #expect(!child.definesPresentationContext)
          child.definesPresentationContext = true
          page.modalPresentationStyle = .overCurrentContext
          await stage.wait { child.present(page, animated: false, completion: $0) }
          saw(
            "presented by the \(page.presentingViewController === child ? "child" : "root"), "
              + "of the root: \(name(stage.root.presentedViewController))")
          #expect(page.presentingViewController === child && child.presentedViewController === page)
          #expect(stage.root.presentedViewController == nil)
          #expect(
            page.view.isDescendant(of: stage.root.view)
              && page.presentingViewController?.parent != nil)
          await stage.wait { child.dismiss(animated: false, completion: $0) }
          #expect(child.presentedViewController == nil)
        }
      }

      @Test(
        .usedBy("HUDAnchorView.followWindow", "AppReader.read"),
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext])
      func onlyAFullScreenPageTakesTheRootOutOfTheWindow(style: UIModalPresentationStyle)
        async throws
      {
        try await withStage { stage in
          let page = UIViewController()
          await stage.present(page, style)
          let isCovered = stage.root.view.window == nil
          saw("style \(style.rawValue): the root's view has no window: \(isCovered)")
          #expect(isCovered == (style == .fullScreen))
          #expect(
            page.view.window === stage.window && page.view.frame.size == stage.window.bounds.size)
          await stage.wait { stage.root.dismiss(animated: false, completion: $0) }
          #expect(stage.root.view.window === stage.window)
        }
      }

      /// A view finds its root controller, even under a page that covers it.
      @Test(.usedBy("HUDAnchorView.isCovered")) func aCoveredViewLeadsToTheRoot() async throws {
        try await withStage { stage in
          let child = stage.addChild()
          let view = UIView(0, 0, 10, 10, in: child.view)
          await stage.present(UIViewController(), .fullScreen)
          let way = sequence(first: view as UIResponder) {
            ($0 as? UIViewController).flatMap { $0.parent ?? $0.presentingViewController }
              ?? $0.next
          }
          saw("\(way.map(name))")
          #expect(view.window == nil && way.contains { $0 === stage.root })
          #expect(stage.scene.windows.contains { $0.rootViewController === stage.root })
        }
      }

      @Test(.usedBy("AppReader.read")) func aCoveredViewDoesNotFollowItsWindow() async throws {
        try await withStage { stage in
          stage.window.overrideUserInterfaceStyle = .light
          let page = UIViewController()
          await stage.present(page, .fullScreen)
          stage.window.overrideUserInterfaceStyle = .dark
          await stage.settle()
          let style = stage.root.view.traitCollection.userInterfaceStyle
          saw(
            "the page's: \(page.view.traitCollection.userInterfaceStyle.rawValue), beneath: \(style.rawValue)"
          )
          #expect(page.view.traitCollection.userInterfaceStyle == .dark && style != .dark)
        }
      }

      @Test(
        .usedBy("AppReader.read", "PresentedPages.note"),
        arguments: [UIAlertController.Style.alert, .actionSheet])
      func anAlertIsABoxOverTheRoot(style: UIAlertController.Style) async throws {
        try await withStage { stage in
          let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          // On iPad, an action sheet is a popover.
          alert.popoverPresentationController?.sourceView = stage.root.view
          await stage.wait { stage.root.present(alert, animated: false, completion: $0) }
          let (box, window) = (
            alert.view.convert(alert.view.bounds, to: nil as UIView?), stage.window
          )
          saw(
            "style \(alert.modalPresentationStyle.rawValue), \(box) in \(window.bounds), "
              + "\(alert.view.safeAreaInsets)")
          #expect(stage.root.presentedViewController === alert && alert.view.window === window)
          #expect(!box.contains(window.bounds) && stage.root.view.window === window)
          await stage.wait { alert.dismiss(animated: false, completion: $0) }
          #expect(stage.root.presentedViewController == nil)
        }
      }

      @Test(.usedBy("AppReader.read", "UIWindowScene.appWindows"))
      func anAlertInAWindowOfItsOwnIsInTheScene() async throws {
        try await withStage { stage in
          let (root, alert) = (
            UIViewController(),
            UIAlertController(
              title: "Title", message: nil, preferredStyle: .alert)
          )
          alert.addAction(UIAlertAction(title: "OK", style: .cancel))
          _ = stage.overlay(level: .alert, root: root)
          await stage.settle()
          await stage.wait { root.present(alert, animated: false, completion: $0) }
          let found = stage.scene.windows.compactMap {
            $0.rootViewController?.presentedViewController
          }
          saw("\(found.map(name))")
          #expect(found.contains(alert) && stage.root.presentedViewController == nil)
          await stage.wait { alert.dismiss(animated: false, completion: $0) }
        }
      }

      @Test(.usedBy("UIWindow.back", "AppSurroundings.area"))
      func aPageSheetLeavesPartOfTheWindow() async throws {
        try await withStage { stage in
          let page = UIViewController()
          await stage.present(page, .pageSheet)
          let frame = page.view.convert(page.view.bounds, to: nil as UIView?)
          saw("\(frame) in \(stage.window.bounds), \(page.view.safeAreaInsets)")
          #expect(!frame.contains(stage.window.bounds) && stage.window.bounds.intersects(frame))
          #expect(stage.root.view.window === stage.window)
        }
      }

      @Test(.usedBy("PresentedPages.note", "UIViewController.isClear"))
      func aSearchIsOverItsPage() async throws {
        try await withStage { stage in
          let (child, search) = (stage.addChild(), UISearchController(searchResultsController: nil))
          child.definesPresentationContext = true
          await stage.wait { child.present(search, animated: false, completion: $0) }
          let frame = search.view.convert(search.view.bounds, to: nil as UIView?)
          saw(
            "style \(search.modalPresentationStyle.rawValue) of \(name(search.presentingViewController)), "
              + "\(frame), \(search.view.safeAreaInsets)")
          #expect(child.presentedViewController === search && child.view.window === stage.window)
          #expect(
            [.custom, .overFullScreen, .overCurrentContext].contains(search.modalPresentationStyle))
          await stage.wait { search.dismiss(animated: false, completion: $0) }
        }
      }
    }
  }
#endif
