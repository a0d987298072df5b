// SPDX-License-Identifier: MIT

import Foundation
@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// A message with a configuration of its own, which belongs to that message alone. That each property
/// counts there is what `EveryPropertyOfAMessageTests` proves.
@MainActor @Suite(.globalHUD) struct MessageConfigurationTests {
  private typealias Message = StatusHUD.Message

  private let it = HUDScreen()
  private nonisolated static let saved = Message.success("Saved", duration: 2)
  private nonisolated static let failed = Message.error("Failed", duration: 2)
  private nonisolated static let third = Message.info("Third", duration: 2)

  private func lookOfSaved(_ configuration: inout StatusHUD.Configuration) {
    (configuration.bezelColor, configuration.position) = (.green, .top)
  }
  private func lookOfFailed(_ configuration: inout StatusHUD.Configuration) {
    (configuration.bezelColor, configuration.position) = (.red, .bottom)
  }

  /// Expects a text, the color of its bezel, and the third of the screen where the bezel is.
  private func expect(
    _ message: Message, _ color: Pixel, _ position: HUDPosition, of hud: HUDInPlace,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = hud.front.map { $0.convert($0.bezel.frame, to: nil as UIView?) } ?? .zero
    let third: HUDPosition = frame.midY < 160 ? .top : frame.midY < 320 ? .center : .bottom
    let seen = it.pixel(Int(frame.minX) + 5, Int(frame.midY))
    #expect(
      hud.texts == [message.status] && seen == color && third == position,
      sourceLocation: sourceLocation)
  }

  // MARK: The message's own

  /// A second message doesn't restyle the one onscreen, and has a look of its own in its turn. A third one
  /// without a closure has the look of the configuration.
  @Test(arguments: Place.allCases, StatusHUD.MessagePolicy.allCases)
  func eachMessageHasItsOwnLookInItsTurn(place: Place, policy: StatusHUD.MessagePolicy) async {
    StatusHUD.configure { ($0.messagePolicy, $0.bezelColor) = (policy, .white) }
    let hud = HUDInPlace(it: it, place: place)
    hud.show(Self.saved, configure: lookOfSaved)
    await it.advance(by: 1)
    expect(Self.saved, .green, .top, of: hud)
    hud.show(Self.failed, configure: lookOfFailed)
    if policy == .queue {
      for seconds in [0, 0.02, 0.9] {
        await it.advance(by: seconds)
        expect(Self.saved, .green, .top, of: hud)
      }
    }
    await it.advance(by: 0.6)
    expect(Self.failed, .red, .bottom, of: hud)
    hud.show(Self.third)
    if policy == .queue {
      await it.advance(by: 1)
      expect(Self.failed, .red, .bottom, of: hud)
    }
    await it.advance(by: 1)
    expect(Self.third, .white, .center, of: hud)
    await it.advance(by: 2)
    #expect(hud.texts.isEmpty && it.seenBezel() == nil)
  }

  /// The text of one isn't seen in the colors of the next, on the way to its position.
  @Test(arguments: Place.allCases) func theNextOneIsAtOnceInItsPlace(place: Place) async throws {
    let hud = HUDInPlace(it: it, place: place)
    hud.show(Self.saved, configure: lookOfSaved)
    await it.advance(by: 1)
    hud.show(Self.failed, configure: lookOfFailed)
    for _ in 0..<5 {
      await it.advance(by: 0.02)
      expect(Self.failed, .red, .bottom, of: hud)
      let bezel = try hud.bezel
      let moving = try #require(bezel.layer.presentation())
      #expect(moving.frame == bezel.layer.frame && bezel.label.layer.animationKeys() == nil)
    }
  }

  /// With a fade-out, it's what the user sees until the message is gone, whatever changes meanwhile.
  @Test(arguments: Place.allCases, StatusHUD.MessagePolicy.allCases)
  func aMessageThatFadesOutKeepsItsLook(place: Place, policy: StatusHUD.MessagePolicy) async {
    StatusHUD.configure { ($0.messagePolicy, $0.bezelColor) = (policy, .white) }
    let hud = HUDInPlace(it: it, place: place)
    var pictures: [[PixelReader]] = []
    for isChanged in [false, true] {
      hud.show(Self.failed, configure: lookOfFailed)
      await it.advance(by: 1)
      hud.show(Self.saved) {
        lookOfSaved(&$0)
        ($0.fadeOutDuration, $0.transition) = (0.4, .slide)
      }
      await it.advance(by: 1.6)
      // The one in the queue begins later.
      await it.advance(by: policy == .queue ? 1 : 0)
      expect(Self.saved, .green, .top, of: hud)
      await it.advance(by: 0.6)
      var seen: [PixelReader] = []
      for _ in 0..<3 {
        if isChanged { hud.configure { $0.bezelColor = .yellow } }
        #expect(hud.texts.isEmpty && hud.front?.bezel.label.text == "Saved")
        seen.append(it.pixels())
        await it.advance(by: 0.05)
      }
      pictures.append(seen)
      hud.configure { $0.bezelColor = .white }
      await it.advance(by: 1)
      #expect(it.seenBezel() == nil)
    }
    #expect(pictures[0] == pictures[1] && Set(pictures[0].map(\.words)).count == 3)
  }

  /// Work that a message covered, or that replaces it, has the look of the configuration.
  @Test(arguments: [false, true]) func workAfterItHasTheLookOfTheConfiguration(isNew: Bool) async {
    StatusHUD.configuration.bezelColor = .white
    let hud = HUDInPlace(it: it, place: .global)
    let work = Message(status: "Loading")
    let activity = isNew ? nil : StatusHUD.beginActivity(status: work.status)
    hud.show(Self.saved, configure: lookOfSaved)
    await it.advance(by: 1)
    expect(Self.saved, .green, .top, of: hud)
    if isNew { StatusHUD.show(status: work.status) }
    await it.advance(by: 1.5)
    expect(work, .white, .center, of: hud)
    activity?.end()
  }

  /// The tap that the first message asked for isn't the next one's: not for a touch, not for VoiceOver.
  @Test(arguments: Place.allCases, StatusHUD.MessagePolicy.allCases)
  func aTapThatEndsAMessageIsNotThatOfTheNext(
    place: Place, policy: StatusHUD.MessagePolicy
  ) async throws {
    StatusHUD.configuration.messagePolicy = policy
    let app = TouchedView(frame: it.appView.bounds)
    it.appView.addSubview(app)
    let hud = HUDInPlace(it: it, place: place)
    let ends = [Tally(), Tally()]
    hud.show(Self.saved) {
      $0.tapDismissal = .messages
    } completion: {
      ends[0].add()
    }
    await it.advance(by: 0.5)
    let middle = try #require(hud.front?.bezelCenter)
    #expect(try hud.bezel.accessibilityHint != nil)
    hud.show(Self.failed) { ends[1].add() }
    if policy == .queue {
      await it.tap(middle)
      #expect(app.touches == 0)
    }
    await it.advance(by: 0.5)
    #expect(ends[0].value == 1 && hud.texts == ["Failed"])
    await it.tap(middle, for: 0.5)
    #expect(app.touches == 1 && ends[1].value == 0 && hud.texts == ["Failed"])
    #expect(try hud.bezel.accessibilityHint == nil)
  }

  // MARK: The copy

  @Test(arguments: Place.allCases) func itBeginsAsACopyOfTheConfiguration(place: Place) async {
    StatusHUD.configure {
      ($0.margin, $0.bezelColor, $0.maskType) = (40, .white, .gradient)
      $0.messagePolicy = .queue
    }
    let hud = HUDInPlace(it: it, place: place)
    for mask in StatusHUD.MaskType.allCases {
      hud.show(.text("\(mask)", maskType: mask)) {
        #expect($0.maskType == mask, "the message's own")
        $0.maskType = .gradient
        #expect($0 == StatusHUD.configuration)
        $0 = .init()
      }
      await it.advance(by: 0.02)
    }
    #expect(StatusHUD.configuration.margin == 40)
  }

  /// A subclass sets its own configuration, and finds it for each message.
  @Test func itBeginsAsTheConfigurationOfANewHUDOfTheClass() async throws {
    final class Toast: HUDView {
      required init(frame: CGRect) {
        super.init(frame: frame)
        (configuration.position, configuration.maskType) = (.bottom, .black)
      }
      required init?(coder: NSCoder) { nil }
    }
    for policy in StatusHUD.MessagePolicy.allCases + StatusHUD.MessagePolicy.allCases {
      Toast.show(.text("Copied", duration: 1), in: it.appView) {
        #expect($0.position == .bottom && $0.messagePolicy == .replace && $0.maskType == .automatic)
        ($0.position, $0.messagePolicy) = (.top, policy)
      }
      await it.advance(by: 0.1)
    }
    let toast = try #require(Toast.hud(in: it.appView))
    #expect(toast.configuration.position == .bottom && toast.bezelCenter.y < 160)
    #expect(toast.contentView.maskType == .black)
  }

  @Test func theClosureRunsOnceInTheCallOnTheThreadOfTheCaller() async {
    let (runs, returned) = (Tally(), Tally())
    for place in Place.allCases {
      HUDInPlace(it: it, place: place).show(Self.saved) { _ in runs.add() }
      returned.add()
      #expect(runs.value == returned.value)
      await it.advance(by: 1)
    }
    #expect(runs.value == 2)
    let isSame = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let thread = pthread_self()
        var isSame = false
        StatusHUD.show(Self.failed) {
          runs.add()
          isSame = pthread_equal(thread, pthread_self()) != 0 && !Thread.isMainThread
          $0.position = .top
        }
        continuation.resume(returning: isSame && runs.value == 3)
      }
    }
    await it.configure(for: 1) { $0.margin = 20 }
    #expect(isSame && runs.value == 3 && it.texts == ["Failed"] && it.bezelCenter?.y ?? 480 < 160)
  }

  /// The policy in the copy, and not that of the configuration, decides about this message alone.
  @Test(arguments: Place.allCases, StatusHUD.MessagePolicy.allCases)
  func itsPolicyDecidesWhetherItWaits(place: Place, policy: StatusHUD.MessagePolicy) async {
    let other: StatusHUD.MessagePolicy = policy == .queue ? .replace : .queue
    StatusHUD.configuration.messagePolicy = other
    let hud = HUDInPlace(it: it, place: place)
    hud.show(Self.saved)
    await it.advance(by: 0.5)
    hud.show(Self.failed) { $0.messagePolicy = policy }
    await it.advance(by: 0.5)
    #expect(hud.texts == [policy == .queue ? "Saved" : "Failed"])
    hud.show(Self.third)
    await it.advance(by: 0.5)
    #expect(hud.texts == [policy == .queue ? "Third" : "Failed"])
  }

  @Test(arguments: [false, true]) func itsWindowLevelHasNoEffect(inAView: Bool) async {
    if inAView { StatusHUD.containerView = it.appView }
    let level = StatusHUD.configuration.windowLevel
    StatusHUD.show(Self.saved) { $0.windowLevel = .normal - 1 }
    await it.advance(by: 1)
    #expect(it.overlayWindows.map(\.windowLevel) == (inAView ? [] : [level]))
    #expect(it.texts == ["Saved"])
  }

  // MARK: The mask

  /// Otherwise, what the closure leaves counts, and not the mask of the message or of the configuration.
  @Test(arguments: Place.allCases)
  func anAutomaticMaskIsThatOfTheConfigurationNowAndLater(place: Place) async {
    let hud = HUDInPlace(it: it, place: place)
    var takesTouches: Bool { it.takesTouch(at: CGPoint(x: 5, y: 5)) }
    StatusHUD.configuration.maskType = .black
    for own in [StatusHUD.MaskType.automatic, .passthrough] {
      hud.show(.text("Saved", duration: 2, maskType: own)) { $0.maskType = .automatic }
      await it.advance(by: 0.5)
      #expect(hud.front?.maskType == .black && takesTouches)
      hud.configure { $0.maskType = .automatic }
      await it.advance(by: 0.5)
      #expect(hud.front?.maskType == .passthrough && !takesTouches)
      hud.configure { $0.maskType = .black }
      await it.advance(by: 0.5)
      #expect(hud.front?.maskType == .black && takesTouches)
    }
    hud.show(.text("Saved", duration: 2, maskType: .clear)) { $0.maskType = .passthrough }
    await it.advance(by: 0.5)
    #expect(hud.front?.maskType == .passthrough && !takesTouches)
    hud.show(.text("Saved", duration: 2, maskType: .passthrough)) { $0.maskType = .clear }
    hud.configure { $0.maskType = .passthrough }
    await it.advance(by: 0.5)
    #expect(hud.front?.maskType == .clear && takesTouches)
  }

  // MARK: Live changes

  @Test(arguments: Place.allCases)
  func aLiveChangeReachesTheMessagesWithoutAConfiguration(place: Place) async {
    StatusHUD.configure { ($0.messagePolicy, $0.bezelColor) = (.queue, .white) }
    let hud = HUDInPlace(it: it, place: place)
    hud.show(Self.saved, configure: lookOfSaved)
    hud.show(Self.failed)
    hud.show(.success("Last", duration: 2)) { $0.position = .bottom }
    await it.advance(by: 0.5)
    hud.configure { ($0.bezelColor, $0.position) = (.black, .center) }
    await it.advance(by: 1)
    expect(Self.saved, .green, .top, of: hud)
    await it.advance(by: 1)
    expect(Self.failed, .black, .center, of: hud)
    hud.configure { ($0.bezelColor, $0.position) = (.red, .top) }
    await it.advance(by: 0.5)
    expect(Self.failed, .red, .top, of: hud)
    await it.advance(by: 1.5)
    expect(.text("Last"), .white, .bottom, of: hud)
  }

  // MARK: Equal messages

  /// Two requests of which one has a closure are never one message.
  @Test(arguments: Place.allCases, [(true, true), (true, false), (false, true)])
  func equalMessagesAreShownOneAfterTheOther(place: Place, hasClosure: (Bool, Bool)) async {
    StatusHUD.configuration.messagePolicy = .queue
    let (hud, ends) = (HUDInPlace(it: it, place: place), [Tally(), Tally()])
    for (isOwn, end) in zip([hasClosure.0, hasClosure.1], ends) {
      if isOwn {
        hud.show(Self.saved) { _ in
        } completion: {
          end.add()
        }
      } else {
        hud.show(Self.saved) { end.add() }
      }
    }
    for count in 0..<2 {
      await it.advance(by: 1.8)
      #expect(hud.texts == ["Saved"] && ends.map(\.value) == [count, 0])
      await it.advance(by: 0.3)
    }
    #expect(hud.texts.isEmpty && ends.map(\.value) == [1, 1])
  }
}
