// SPDX-License-Identifier: MIT

import Testing

/// Sources: Apple's documentation of `setNeedsLayout()`, `layoutIfNeeded()` and `layoutSubviews()`,
/// of `UIViewController.viewWillLayoutSubviews()`, and the “View Programming Guide for iOS”, “The
/// Runtime Interaction Model for Views”.
@MainActor @Suite(.onScreen) struct LayoutConformance {
  @MainActor private final class Log {
    var entries: [String] = []

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private final class Recorder: UIView {
    var name = ""
    var log: Log?

    override func layoutSubviews() {
      super.layoutSubviews()
      log?.entries.append(name)
    }
  }

  private func recorder(_ name: String, _ log: Log, in parent: UIView) -> Recorder {
    let view = Recorder(0, 0, 50, 50, in: parent)
    (view.name, view.log) = (name, log)
    return view
  }

  /// A view in a window that has been laid out.
  private func withView(_ body: (Recorder, Log, Display) throws -> Void) async rethrows {
    try await withDisplay { display in
      let log = Log()
      let view = recorder("view", log, in: display.window)
      display.commit()
      _ = log.take()
      try body(view, log, display)
    }
  }

  @Test func requestsAreCollected() async {
    await withView { view, log, display in
      view.setNeedsLayout()
      view.setNeedsLayout()
      #expect(log.take() == [], "not at once")
      view.layoutIfNeeded()
      #expect(log.take() == ["view"])
      view.layoutIfNeeded()
      #expect(log.take() == [], "not without need")
      view.setNeedsLayout()
      display.commit()
      #expect(log.take() == ["view"], "in the next update at the latest")
    }
  }

  @Test func superviewsComeFirst() async {
    await withView { view, log, _ in
      let inner = recorder("inner", log, in: view)
      view.layoutIfNeeded()
      #expect(log.take() == ["view", "inner"])
      inner.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(log.take() == ["inner"], "only what asks for it")
    }
  }

  @Test func sizesAndSubviewsNeedLayoutAndPlacesDoNot() async {
    await withView { view, log, display in
      let child = UIView(0, 0, 10, 10, in: view)
      view.layoutIfNeeded()
      #expect(log.take() == ["view"])
      let changes: [(() -> Void, [String])] = [
        ({ child.frame.size.width = 20 }, ["view"]), ({ child.bounds.size.height = 20 }, ["view"]),
        ({ child.center = point(20, 20) }, []), ({ child.frame.size.height = 20 }, []),
        ({ child.removeFromSuperview() }, ["view"]), ({ view.center = point(100, 100) }, []),
        ({ view.transform = CGAffineTransform(rotationAngle: 1) }, []), ({ view.alpha = 0.5 }, []),
        ({ view.bounds.size = CGSize(width: 60, height: 60) }, ["view"]),
      ]
      for (change, entries) in changes {
        change()
        display.commit()
        #expect(log.take() == entries)
      }
    }
  }

  private final class Controller: UIViewController {
    let log = Log()

    override func loadView() {
      let root = Recorder(0, 0, 50, 50)
      (root.name, root.log) = ("layout", log)
      view = root
    }

    override func viewDidLoad() { log.entries.append("load") }
    override func viewWillLayoutSubviews() { log.entries.append("will") }
    override func viewDidLayoutSubviews() { log.entries.append("did") }
  }

  @Test func controllersHearBeforeAndAfter() async {
    await withDisplay { display in
      let controller = Controller()
      #expect(controller.viewIfLoaded == nil)
      display.window.rootViewController = controller
      display.commit()
      #expect(controller.log.take().first == "load")
      #expect(controller.view.convert(controller.view.bounds, to: nil) == display.window.bounds)
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      #expect(controller.log.take() == ["will", "layout", "did"])
    }
  }
}
