// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS have less of what these tests ask, and no app hosts them there.
#if !os(tvOS) && !os(visionOS)
  import Testing

  extension Facts {
    /// What a HUD in a window of its own believes of its scene. Sources: Apple's documentation of
    /// `UIApplication.windows`, `UIWindow`, `UIScene`, and `UICoordinateSpace`.
    @MainActor @Suite struct SceneConformance {
      /// Before, while, and after windows like that of a HUD are visible.
      @Test(.usedBy("UIWindowScene.appWindows", "OverlayWindow.close"))
      func windowsAreListedFromBackToFront() async throws {
        try await withStage { stage in
          let before = stage.scene.windows
          let front = stage.overlay()
          let middle = stage.overlay(level: .normal + 1)
          let own = [stage.window, middle, front]
          let during = stage.scene.windows
          stage.close(front)
          await stage.settle()
          let after = stage.scene.windows
          let lists = [before, during, after].map { windows in
            windows.map {
              "\(name($0)) \($0.windowLevel.rawValue)\($0.isHidden ? " hidden" : "")"
                + " \(name($0.rootViewController))"
            }
          }
          saw("before \(lists[0]), during \(lists[1]), after \(lists[2])")
          #expect(before.filter(own.contains) == [stage.window])
          #expect(during.filter(own.contains) == own)
          #expect(after.filter(own.contains) == [stage.window, middle])
        }
      }

      @Test(.usedBy("UIWindowScene.appWindows", "OverlayView.isUp"))
      func hiddenWindowsAreListed() async throws {
        try await withStage { stage in
          let overlay = stage.overlay()
          overlay.isHidden = true
          await stage.settle()
          saw("a hidden window is listed: \(stage.scene.windows.contains(overlay))")
          #expect(stage.scene.windows.contains(overlay) && overlay.windowScene === stage.scene)
          overlay.isHidden = false
          #expect(stage.scene.windows.last { $0 === overlay || $0 === stage.window } === overlay)
        }
      }

      @Test(.usedBy("OverlayView.show")) func aNewLevelMovesAWindow() async throws {
        try await withStage { stage in
          let (one, two) = (stage.overlay(level: .normal + 1), stage.overlay(level: .normal + 2))
          one.windowLevel = .normal + 3
          await stage.settle()
          let order = stage.scene.windows.filter { $0 === one || $0 === two }
          saw("levels \(order.map(\.windowLevel.rawValue))")
          #expect(order == [two, one])
        }
      }

      @Test(.usedBy("OverlayWindow.canBecomeKey", "UIWindowScene.appWindow"))
      func aWindowThatRefusesTheKeysLeavesThem() async throws {
        try await withStage { stage in
          #expect(stage.scene.keyWindow === stage.window && stage.window.isKeyWindow)
          let overlay = stage.overlay()
          overlay.makeKey()
          await stage.settle()
          saw("the key window is \(name(stage.scene.keyWindow))")
          #expect(stage.scene.keyWindow === stage.window && !overlay.isKeyWindow)
          stage.close(overlay)
          await stage.settle()
          #expect(stage.scene.keyWindow === stage.window)
        }
      }

      private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
      }

      @Test(.usedBy("OverlayWindow.canBecomeKey")) func theFirstResponderStays() async throws {
        try await withStage { stage in
          let field = Field(0, 0, 10, 10, in: stage.root.view)
          #expect(field.becomeFirstResponder())
          let overlay = stage.overlay()
          await stage.settle()
          saw("beneath a new window: \(field.isFirstResponder)")
          #expect(field.isFirstResponder)
          stage.close(overlay)
          await stage.settle()
          #expect(field.isFirstResponder)
        }
      }

      @Test(.usedBy("SceneResolver.keyScenes")) func aNewKeyWindowIsTold() async throws {
        try await withStage { stage in
          let other = UIWindow(windowScene: stage.scene)
          defer { stage.close(other) }
          other.rootViewController = UIViewController()
          let told = await stage.notification(UIWindow.didBecomeKeyNotification) {
            other.makeKeyAndVisible()
          }
          saw("of \(name(told?.object))")
          #expect(told?.object as? UIWindow === other && other.windowScene === stage.scene)
        }
      }

      /// Once the app has no reference to its window, the scene has none either.
      @Test(.usedBy("HUDAnchorView.followWindow", "OverlayView.ownWindow"))
      func aSceneDoesNotKeepItsWindows() async throws {
        try await withStage { stage in
          weak var released: UIWindow?
          do {
            let window = UIWindow(windowScene: stage.scene)
            window.isHidden = false
            released = window
          }
          await stage.settle()
          saw("a released window is \(name(released))")
          #expect(released == nil)
        }
      }

      @Test(.usedBy("OverlayWindow.init", "AppSurroundings.area"))
      func windowsFillTheirSceneAndHaveItsSafeArea() async throws {
        try await withStage { stage in
          let overlay = stage.overlay()
          overlay.layoutIfNeeded()
          let (frame, insets) = (overlay.frame, overlay.safeAreaInsets)
          saw(
            "\(frame), \(insets), the app's: \(stage.window.frame), \(stage.window.safeAreaInsets)")
          #expect(frame == stage.window.frame && frame.size != .zero)
          #expect(insets == stage.window.safeAreaInsets)
        }
      }

      @Test(.usedBy("OverlayWindow.follow", "AppReader.read"))
      func aStyleStaysInItsWindow() async throws {
        try await withStage { stage in
          let scene = stage.scene.traitCollection.userInterfaceStyle
          let style: UIUserInterfaceStyle = scene == .dark ? .light : .dark
          let overlay = stage.overlay()
          stage.window.overrideUserInterfaceStyle = style
          await stage.settle()
          let environments: [any UITraitEnvironment] = [
            stage.root, stage.window, overlay, stage.scene,
          ]
          let styles = environments.map { $0.traitCollection.userInterfaceStyle }
          saw("root, window, other window, scene: \(styles.map(\.rawValue))")
          #expect(styles == [style, style, scene, scene])
        }
      }

      @Test(.usedBy("AppReader.read")) func aStyleOfTheRootReachesItsView() async throws {
        try await withStage { stage in
          let scene = stage.scene.traitCollection.userInterfaceStyle
          let style: UIUserInterfaceStyle = scene == .dark ? .light : .dark
          stage.root.overrideUserInterfaceStyle = style
          await stage.settle()
          let found = stage.root.view.traitCollection.userInterfaceStyle
          saw(
            "view: \(found.rawValue), window: \(stage.window.traitCollection.userInterfaceStyle.rawValue)"
          )
          #expect(found == style && stage.scene.traitCollection.userInterfaceStyle == scene)
        }
      }

      @Test(.usedBy("AppReader.read", "HUDContentView.layoutSubviews"))
      func aForcedDirectionIsNotInherited() async throws {
        try await withStage { stage in
          let view = UIView(0, 0, 10, 10, in: stage.root.view)
          let own = view.effectiveUserInterfaceLayoutDirection
          stage.root.view.semanticContentAttribute =
            own == .leftToRight ? .forceRightToLeft : .forceLeftToRight
          await stage.settle()
          saw("\(own.rawValue), then \(view.effectiveUserInterfaceLayoutDirection.rawValue)")
          #expect(stage.root.view.effectiveUserInterfaceLayoutDirection != own)
          #expect(view.effectiveUserInterfaceLayoutDirection == own)
        }
      }

      @Test(.usedBy("KeyboardTracker.frame", "AppSurroundings.area"))
      func windowsThatFillTheSceneShareItsCoordinates() async throws {
        try await withStage { stage in
          let overlay = stage.overlay()
          let (one, two) = (rect(10, 20, 30, 40), stage.scene.screen.coordinateSpace)
          let found = [
            overlay.convert(one, from: two), stage.window.convert(one, from: two),
            stage.root.view.convert(one, to: nil as UIView?),
            overlay.convert(one, from: nil as UIView?),
          ]
          #expect(found.allSatisfy { isNear($0, one) })
          // A window of half the height at the bottom of the screen.
          overlay.frame = overlay.frame.divided(atDistance: 100, from: .maxYEdge).slice
          let moved = overlay.convert(overlay.bounds, to: two)
          saw("\(one) is \(found), 100 at the bottom are \(moved)")
          #expect(isNear(moved, overlay.frame))
        }
      }

      @Test(
        .usedBy("SceneResolver.roles", "SceneResolver.connectedScenes", "UIWindowScene.isActive"))
      func theSceneOfAnAppIsConnectedAndActive() async throws {
        try await withStage { stage in
          let session = stage.scene.session
          saw("\(session.role.rawValue), state \(stage.scene.activationState.rawValue)")
          #expect(session.role == .windowApplication && !session.persistentIdentifier.isEmpty)
          #expect(stage.scene.activationState == .foregroundActive)
          #expect(UIApplication.shared.connectedScenes.contains(stage.scene))
        }
      }
    }
  }
#endif
