// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable @_spi(LinuxHost) import LinuxUIKit

/// Expected behavior: the documentation of `OffscreenScreen`.
@MainActor
@Suite(.exclusiveScreen)
struct OffscreenScreenTests {
  @Test func theClockStandsUntilItIsAdvanced() async {
    await withScreen { screen in
      #expect(CACurrentMediaTime() == 1000)
      await screen.advance(by: 2.5)
      #expect(CACurrentMediaTime() == 1002.5)
      await screen.advance(by: -1)
      await screen.advance(by: .nan)
      #expect(CACurrentMediaTime() == 1002.5)
    }
  }

  @Test func disconnectingGivesTheClockBack() async {
    let screen = OffscreenScreen(size: CGSize(width: 10, height: 10), scale: 1)
    #expect(MediaClock.isVirtual)
    #expect(UIApplication.shared.connectedScenes.contains(screen.windowScene))
    screen.disconnect()
    screen.disconnect()
    #expect(!MediaClock.isVirtual)
    #expect(!UIApplication.shared.connectedScenes.contains(screen.windowScene))
    #expect(screen.windowScene.activationState == .unattached)
  }

  @Test func whatIsEnqueuedForTheMainActorRuns() async {
    await withScreen { screen in
      var steps: [String] = []
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          steps.append("queue")
          Task {
            steps.append("task")
            DispatchQueue.main.async { MainActor.assumeIsolated { steps.append("queue again") } }
          }
        }
      }
      await screen.advance(by: 0)
      #expect(steps == ["queue", "task", "queue again"])
    }
  }

  @Test func deadlinesFireAtTheirTimes() async {
    await withScreen { screen in
      var times: [CFTimeInterval] = []
      @MainActor func at(_ delay: TimeInterval) {
        _ = MediaClock.schedule(at: CACurrentMediaTime() + delay) {
          times.append(CACurrentMediaTime() - 1000)
        }
      }
      at(0.5)
      at(0.25)
      _ = MediaClock.schedule(at: CACurrentMediaTime() + 0.3) { at(0.1) }
      at(2)
      await screen.advance(by: 1)
      #expect(times.count == 3)
      #expect(zip(times, [0.25, 0.4, 0.5]).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  // A deadline that is due again at once must not hold the time for ever.
  @Test func timeGoesOnWhateverIsScheduled() async {
    await withScreen { screen in
      var isRunning = true
      @MainActor func again() {
        _ = MediaClock.schedule(at: CACurrentMediaTime()) { if isRunning { again() } }
      }
      again()
      await screen.advance(by: 0.05)
      isRunning = false
      #expect(CACurrentMediaTime() >= 1000.05)
    }
  }

  // The first picture is the only frame.
  @Test func anIdleScreenMakesNoFrames() async {
    await withWindow { screen, window in
      _ = UIView(CGRect(0, 0, 10, 10), color: .red, in: window)
      await screen.advance(by: 1)
      let frames = screen.renderedFrameCount
      let wakeUps = MediaClock.wakeUpCount
      await screen.advance(by: 10)
      #expect(screen.renderedFrameCount == frames)
      #expect(MediaClock.wakeUpCount == wakeUps)
      #expect(frames == 1)
    }
  }

  // 60 frames a second, and only the pixels that the view passes over: 10 x 10 and the way.
  @Test func sixtyFramesASecondAreMadeOfMovement() async {
    await withWindow { screen, window in
      let view = UIView(CGRect(0, 0, 10, 10), color: .red, in: window)
      await screen.advance(by: 0)
      let pixels = screen.renderedPixelCount
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = 60 })
      await screen.advance(by: 2)
      #expect((60...62).contains(screen.renderedFrameCount))
      #expect(screen.renderedPixelCount - pixels < 62 * 10 * 25)
    }
  }

  @Test func theSameScriptGivesTheSamePixels() async {
    var images: [PixelReader] = []
    for step in [1.0 / 60, 0.37, 0.1] {
      await withWindow(64, 64, scale: 2) { screen, window in
        let view = UIView(CGRect(3, 3, 20, 20), color: .red, in: window)
        view.layer.cornerRadius = 7
        await screen.advance(by: 0)
        UIView.animate(withDuration: 1) {
          view.center = CGPoint(x: 40, y: 33)
          view.transform = CGAffineTransform(rotationAngle: 1)
          view.alpha = 0.3
        }
        var time = 0.0
        while time < 0.61 {
          let delta = min(step, 0.61 - time)
          await screen.advance(by: delta)
          _ = time == 0 ? screen.image() : nil
          time += delta
        }
        images.append(PixelReader(screen.image()))
      }
    }
    #expect(images.count == 3)
    for image in images.dropFirst() {
      let difference = images.first?.difference(to: image)
      #expect(difference.map { $0.maximum <= 1 } == true)
    }
  }
}
