// SPDX-License-Identifier: MIT

// Platforms: tvOS and visionOS have less of what these tests ask, and no app hosts them there.
#if !os(tvOS) && !os(visionOS)
  import Testing

  extension Facts {
    /// What a HUD believes of the system around the app: its bars, the keyboard, VoiceOver, and rotations.
    /// Sources: Apple's documentation, and reports in other projects (SwiftMessages 431, SDL 14966).
    @MainActor @Suite struct SystemConformance {
      private final class Root: UIViewController {
        var style = UIStatusBarStyle.lightContent
        var asked: [String] = []

        override var preferredStatusBarStyle: UIStatusBarStyle {
          asked.append("status bar")
          return style
        }

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          asked.append("orientations")
          return super.supportedInterfaceOrientations
        }
      }

      @Test(.usedBy("SystemBars.init", "OverlayRootController.bars"))
      func theTopmostWindowDecidesAboutTheStatusBar() async throws {
        try await withStage(root: Root()) { stage in
          let manager = try #require(stage.scene.statusBarManager)
          let before = manager.statusBarStyle
          let above = Root()
          above.style = .default
          let overlay = stage.overlay(root: above)
          await stage.settle()
          let during = manager.statusBarStyle
          stage.close(overlay)
          await stage.settle()
          saw(
            "before \(before.rawValue), during \(during.rawValue), after "
              + "\(manager.statusBarStyle.rawValue), \(Set(above.asked).sorted())")
          #expect(before == .lightContent && during != .lightContent)
          #expect(manager.statusBarStyle == .lightContent)
          #expect(Set(above.asked) == ["orientations", "status bar"])
        }
      }

      /// On an iPhone, the app is black behind a sheet.
      @Test(.usedBy("SystemBars.init")) func aSheetMakesTheStatusBarLight() async throws {
        let root = Root()
        root.style = .default
        try await withStage(root: root) { stage in
          let manager = try #require(stage.scene.statusBarManager)
          let before = manager.statusBarStyle
          await stage.present(UIViewController(), .pageSheet)
          saw("before \(before.rawValue), with a sheet \(manager.statusBarStyle.rawValue)")
          #expect(
            before != .lightContent && (manager.statusBarStyle == .lightContent) == stage.isPhone)
        }
      }

      @Test(.usedBy("SystemBars.init")) func aPageThatFillsTheWindowIsAskedForOrientations()
        async throws
      {
        try await withStage(root: Root()) { stage in
          let page = Root()
          await stage.present(page, .overFullScreen)
          saw("\(Set(page.asked).sorted())")
          #expect(page.asked.contains("orientations"))
        }
      }

      /// Without a keyboard, the guide is at most as tall as the unsafe area, even at the first question.
      @Test(.usedBy("KeyboardTracker.frame")) func theKeyboardsGuideIsLowWithoutAKeyboard()
        async throws
      {
        try await withStage { stage in
          let guide = stage.window.keyboardLayoutGuide
          let first = guide.layoutFrame
          stage.window.layoutIfNeeded()
          await stage.settle()
          let (bottom, later) = (stage.window.safeAreaInsets.bottom, guide.layoutFrame)
          saw("first \(first), then \(later), safe area \(bottom)")
          #expect(first.height <= bottom + 1 && isNear(later.height, bottom, within: 1))
          #expect(guide === stage.window.keyboardLayoutGuide)
        }
      }

      private final class Layouts: UIView {
        var changes: [String] = []

        override func safeAreaInsetsDidChange() {
          super.safeAreaInsetsDidChange()
          changes.append("safe area")
        }

        override func layoutSubviews() {
          super.layoutSubviews()
          changes.append("layout")
        }
      }

      @Test(.usedBy("HUDContentView.safeAreaInsetsDidChange"))
      func aSafeAreaThatChangesAloneIsTold() async throws {
        try await withStage { stage in
          let view = Layouts(frame: stage.root.view.bounds)
          stage.root.view.addSubview(view)
          await stage.settle()
          view.changes = []
          stage.root.additionalSafeAreaInsets.bottom = 40
          await stage.settle()
          saw("\(view.changes)")
          #expect(view.changes == ["safe area", "layout"])
          #expect(view.safeAreaInsets.bottom == stage.window.safeAreaInsets.bottom + 40)
        }
      }

      private final class Turning: UIViewController {
        let name: String
        let log: Log
        var end: () -> Void = {}

        init(_ name: String, _ log: Log) {
          (self.name, self.log) = (name, log)
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          log.lines.append("\(name) will turn")
          _ = coordinator.animate(alongsideTransition: nil) { [self] _ in
            log.lines.append("\(name) turned")
            end()
          }
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          log.lines.append(
            "\(name) layout \(view.bounds.width < view.bounds.height ? "tall" : "wide")")
        }
      }

      @MainActor private final class Log {
        var lines: [String] = []
      }

      /// Which window comes first isn't known, but at the end of the HUD's turn, both have been laid out.
      @Test(.usedBy("AppReader.follow"))
      func allWindowsAreLaidOutAtTheEndOfATurn() async throws {
        let log = Log()
        let (root, above) = (Turning("app", log), Turning("HUD", log))
        try await withStage(root: root) { stage in
          _ = stage.overlay(root: above)
          await stage.settle()
          log.lines = []
          above.end = { log.lines.append("app is \(root.view.bounds.size)") }
          let size = root.view.bounds.size
          guard await stage.turn({ root.end = $0 }) else { return saw("nothing turned") }
          saw(log.lines.joined(separator: ", "))
          #expect(log.lines.contains("HUD will turn") && log.lines.contains("HUD turned"))
          let turned = CGSize(width: size.height, height: size.width)
          #expect(log.lines.contains("app is \(turned)") && above.view.bounds.size == turned)
          _ = await stage.turn { root.end = $0 }
        }
      }

      @Test(.usedBy("HUDModality.current")) func withoutVoiceOverNothingHasTheFocus() async throws {
        try await withStage { _ in
          let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver)
          saw("VoiceOver: \(UIAccessibility.isVoiceOverRunning), focus: \(name(focused))")
          #expect(UIAccessibility.isVoiceOverRunning || focused == nil)
        }
      }

      @Test(.usedBy("HUDSpeech.announcementDidFinish"), .withVoiceOver)
      func anAnnouncementThatIsCutOffIsReported() async throws {
        try await withStage { stage in
          let text = "This announcement is long enough that another one can cut it off"
          let report = await stage.notification(UIAccessibility.announcementDidFinishNotification) {
            stage.cutOff(text)
          }
          let spoken = report?.userInfo?[UIAccessibility.announcementStringValueUserInfoKey]
          let success =
            report?.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
          saw("\(name(spoken)), successful: \(success.map(String.init) ?? "nil")")
          #expect(spoken as? String == text && success == false)
        }
      }

      /// A prompt of the system makes the scene inactive and leaves its windows.
      @Test(.usedBy("UIWindowScene.isActive", "UIWindowScene.isInForeground"), .byHand)
      func whatTheSystemShowsDeactivatesTheScene() async throws {
        try await withStage { stage in
          let before = stage.scene.activationState
          let told = await stage.notification(UIScene.willDeactivateNotification) {
            stage.setActive(false)
          }
          let during = stage.scene.activationState
          _ = await stage.notification(UIScene.didActivateNotification) { stage.setActive(true) }
          let after = stage.scene.activationState
          saw("\(before.rawValue), \(during.rawValue), \(after.rawValue)")
          #expect(told?.object as? UIScene === stage.scene && stage.window.isKeyWindow)
          #expect(
            [before, during, after] == [.foregroundActive, .foregroundInactive, .foregroundActive])
        }
      }
    }
  }
#endif
