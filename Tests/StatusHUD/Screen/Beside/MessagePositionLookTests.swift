// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import Testing

@testable import StatusHUD

/// Where a message with a position is, and how it looks.
@MainActor @Suite(.globalHUD) struct MessagePositionLookTests {
  private typealias Message = StatusHUD.Message

  private let it = HUDScreen()
  private let corner = CGPoint(x: 5, y: 240)

  private func show(
    _ text: String, _ position: HUDPosition, for duration: Double = 100,
    mask: StatusHUD.MaskType = .automatic,
    configure: ((inout StatusHUD.Configuration) -> Void)? = nil
  ) {
    let message = Message.text(text, duration: duration, maskType: mask, position: position)
    guard let configure else { return StatusHUD.show(message) }
    StatusHUD.show(message, configure: configure)
  }

  /// The frames of a message on screen, beside the HUD or in it.
  private func frame(at position: HUDPosition) throws -> CGRect {
    let isBeside = it.messageViews.contains { $0.position == position }
    return try (isBeside ? it.message(at: position).bezel : it.bezel).frameOnScreen
  }

  // MARK: Positions

  /// The one at the HUD's position is in the HUD.
  @Test(
    arguments: HUDPosition.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func allNineAtOnceAreInTheirPlaces(
    hud: HUDPosition, direction: UITraitEnvironmentLayoutDirection
  ) async throws {
    it.screen.layoutDirection = direction
    it.screen.safeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 0)
    StatusHUD.configuration.position = hud
    for position in HUDPosition.allCases { show("\(position.rawPlace)", position) }
    await it.advance(by: 1)
    #expect(it.messageViews.count == 8 && it.texts == ["\(hud.rawPlace)"])
    var frames: [CGRect] = []
    for (index, position) in HUDPosition.inReadingOrder.enumerated() {
      let frame = try frame(at: position)
      let column = direction == .rightToLeft ? 2 - index % 3 : index % 3
      // The safe area is 310 x 402 at (10, 44), with a margin of 16.
      let x = [frame.minX - 26, frame.midX - 165, 304 - frame.maxX][column]
      let y = [frame.minY - 60, frame.midY - 245, 430 - frame.maxY][index / 3]
      #expect(abs(x) <= 0.5 && abs(y) <= 0.5, "\(position)")
      #expect(!frames.contains { $0.intersects(frame) })
      frames.append(frame)
    }
    StatusHUD.dismissAll()
    await it.advance(by: 1)
    #expect(it.messageViews.isEmpty && it.overlayWindows.isEmpty)
  }

  /// In the HUD's place, it ends no work, new work doesn't end it, and the work returns after it.
  @Test(arguments: WorkBeside.allCases, [HUDPosition.center, .bottom])
  func atTheHUDsPositionItIsInTheHUDsPlace(kind: WorkBeside, position: HUDPosition) async throws {
    StatusHUD.configuration.position = position
    let work = await RunningWork(kind)
    await it.advance(by: 1)
    let before = try SeenHUD(of: it)
    let log = NotificationLog()
    show("Copied", position, for: 2)
    await it.advance(by: 1)
    #expect(it.texts == ["Copied"] && it.messageViews.isEmpty && StatusHUD.activityCount == 1)
    #expect(!HUDScreen.hasStatesBeside)
    let more = StatusHUD.beginActivity(status: "More")
    await it.advance(by: 0.8)
    #expect(it.texts == ["Copied"] && StatusHUD.activityCount == 2)
    more.end()
    await it.advance(by: 0.5)
    #expect(try SeenHUD(of: it) == before && log.entries.isEmpty)
    await work.end()
    await it.advance(by: 1)
    #expect(it.container == nil)
    show("Copied", position, for: 1)
    #expect(StatusHUD.isVisible && StatusHUD.status == "Copied")
    await it.advance(by: 0.5)
    #expect(it.texts == ["Copied"])
    await it.advance(by: 1)
    #expect(it.container == nil && !StatusHUD.isVisible)
  }

  /// It stays in the place that the message asked for when the HUD moves, and the next one is beside it.
  @Test func aMessageInTheHUDsPlaceStaysThereWhenTheHUDMoves() async throws {
    StatusHUD.show(status: "Uploading")
    show("Copied", .center, for: 2)
    await it.advance(by: 1)
    await it.configure(for: 0.5) { $0.position = .top }
    #expect(try it.texts == ["Copied"] && isClose(it.bezel.middle.y, 240, tolerance: 0.5))
    await it.advance(by: 1)
    #expect(try it.texts == ["Uploading"] && it.bezel.frame.minY == 16)
    show("Pasted", .center)
    await it.advance(by: 1)
    #expect(it.texts == ["Uploading"] && it.messageTexts == ["Pasted"])
  }

  /// Nothing moves aside, and the newest is in front. From now on, messages there are in the HUD.
  @Test func theHUDCanMoveOntoAToast() async throws {
    show("Copied", .bottom, for: 4)
    StatusHUD.show(status: "Uploading")
    await it.advance(by: 1)
    let frame = try it.message(at: .bottom).bezel.frameOnScreen
    await it.configure(for: 1) { $0.position = .bottom }
    #expect(it.texts == ["Uploading"] && it.messageTexts == ["Copied"])
    #expect(try it.message(at: .bottom).bezel.frameOnScreen == frame)
    #expect(try it.bezel.frame.maxY == 464)
    #expect(it.overlay?.contentViews.map(\.position) == [.bottom, nil])
    show("Pasted", .bottom, for: 1)
    await it.advance(by: 0.5)
    #expect(it.texts == ["Pasted"] && it.messageTexts == ["Copied"])
    #expect(StatusHUD.messages.map(\.status) == ["Pasted", "Copied"])
    await it.advance(by: 1)
    #expect(it.texts == ["Uploading"] && it.messageTexts == ["Copied"])
    await it.advance(by: 1)
    #expect(it.messageViews.isEmpty && StatusHUD.activityCount == 1)
    await it.configure(for: 0.5) { $0.position = .center }
    #expect(try it.texts == ["Uploading"] && isClose(it.bezel.middle.y, 240, tolerance: 0.5))
  }

  // MARK: The mask

  /// Its own, or none, whatever the configuration says.
  @Test(arguments: StatusHUD.MaskType.allCases, [false, true])
  func itLetsTouchesPassUnlessItHasAMask(mask: StatusHUD.MaskType, isInCopy: Bool) async throws {
    StatusHUD.configuration.maskType = .black
    if isInCopy {
      show("Copied", .bottom) { $0.maskType = mask }
    } else {
      show("Copied", .bottom, mask: mask)
    }
    await it.advance(by: 1)
    let blocks = ![.automatic, .passthrough].contains(mask)
    #expect(it.takesTouch(at: corner) == blocks)
    #expect(try it.message(at: .bottom).maskType == (mask == .automatic ? .passthrough : mask))
    let isDrawn = blocks && mask != .clear
    #expect((it.pixel(5, 240) == HUDScreen.background) == !isDrawn)
    await it.configure(for: 0.5) { $0.maskType = .gradient }
    #expect(it.takesTouch(at: corner) == blocks)
  }

  /// Also when the HUD appears later, or is asked for again.
  @Test(arguments: [false, true], [StatusHUD.MaskType.black, .clear, .blur])
  func theMaskOfTheHUDIsBeneathMessages(isHUDFirst: Bool, mask: StatusHUD.MaskType) async throws {
    (StatusHUD.configuration.bezelColor, StatusHUD.configuration.contentColor) = (.white, .black)
    if !isHUDFirst { show("Copied", .bottom) }
    StatusHUD.show(status: "Uploading", maskType: mask)
    await it.advance(by: 1)
    if isHUDFirst { show("Copied", .bottom) }
    for _ in 0..<2 {
      await it.advance(by: 1)
      let frame = try it.message(at: .bottom).bezel.frameOnScreen
      #expect(it.pixels().hasWhiteBezel(in: frame) && it.takesTouch(at: corner))
      #expect(it.overlay?.contentViews.map(\.position) == [nil, .bottom])
      StatusHUD.show(status: "Uploading", maskType: mask)
    }
  }

  /// One that blocks is in front of what was there before it.
  @Test func theMaskOfANewMessageIsInFront() async throws {
    StatusHUD.show(status: "Uploading", maskType: .black)
    show("Offline", .top)
    await it.advance(by: 0.5)
    show("Copied", .bottom, mask: .clear)
    await it.advance(by: 0.5)
    let top = try it.message(at: .bottom)
    #expect(it.screen.view(at: try it.bezel.middle)?.isDescendant(of: top) == true)
    show("Offline", .top)
    await it.advance(by: 0.5)
    #expect(it.overlay?.contentViews.map(\.position) == [nil, .bottom, .top])
  }

  // MARK: The copy, and live changes

  @Test func theOffsetIsNotItsButTheSizesAre() async throws {
    StatusHUD.configure {
      ($0.offset.y, $0.minimumSize) = (-90, CGSize(width: 150, height: 90))
    }
    StatusHUD.show(status: "Uploading")
    show("Copied", .bottom)
    show("Offline", .top) {
      #expect($0.offset == .zero && $0.minimumSize.width == 150)
      $0.offset.y = 30
    }
    await it.advance(by: 1)
    let bezel = try it.bezel
    #expect(bezel.frame.width == 150 && isClose(bezel.center.y, 150, tolerance: 0.5))
    #expect(try frame(at: .bottom) == CGRect(x: 85, y: 374, width: 150, height: 90))
    #expect(try frame(at: .top) == CGRect(x: 85, y: 46, width: 150, height: 90))
    await it.configure(for: 1) { ($0.minimumSize, $0.isSquare) = (.zero, true) }
    let bottom = try frame(at: .bottom)
    #expect(bottom.width == bottom.height && bottom.maxY == 464)
    // In the HUD's place, too.
    show("Pasted", .center)
    await it.advance(by: 1)
    #expect(try it.texts == ["Pasted"] && isClose(it.bezel.middle.y, 240, tolerance: 0.5))
  }

  @Test func itsCopyIsItsOwnAndCannotMoveIt() async throws {
    (StatusHUD.configuration.bezelColor, StatusHUD.configuration.maskType) = (.white, .black)
    StatusHUD.show(status: "Uploading", maskType: .passthrough)
    show("Copied", .bottom) {
      #expect($0.position == .center || $0.position == .bottom)
      #expect($0.maskType == .automatic && $0.bezelColor == .white)
      ($0.bezelColor, $0.position) = (.green, .topLeading)
    }
    show("Offline", .top)
    await it.advance(by: 1)
    func colors() throws -> [Pixel] {
      try [it.bezel.frameOnScreen, frame(at: .bottom), frame(at: .top)].map {
        it.pixel(Int($0.minX) + 5, Int($0.midY))
      }
    }
    #expect(try colors() == [.white, .green, .white])
    await it.configure(for: 1) { ($0.bezelColor, $0.margin) = (.red, 24) }
    #expect(try colors() == [.red, .green, .red])
    #expect(try frame(at: .bottom).midY > 420 && frame(at: .top).midY < 60)
    #expect(!it.takesTouch(at: corner))
  }
}

extension HUDPosition {
  /// From the top-leading corner.
  fileprivate static let inReadingOrder: [Self] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
    .bottomTrailing,
  ]

  /// A short text.
  fileprivate var rawPlace: Int { Self.inReadingOrder.firstIndex(of: self) ?? 9 }
}
