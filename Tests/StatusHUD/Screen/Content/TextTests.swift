// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

@testable import StatusHUD

@MainActor @Suite(.globalHUD) struct TextTests {
  private let it = HUDScreen()

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/49"))
  func aTextAloneHasNoIndicator() async throws {
    await it.show(.text, "Copied")
    #expect(try it.texts == ["Copied"] && it.bezel.indicatorContainer.current == nil)
    #expect(try it.bezel.indicatorContainer.subviews.isEmpty)
  }

  @Test func aMessageWithoutATextRemovesTheOldOne() async {
    await it.show(.activity, "old")
    await it.show(.success)
    #expect(it.texts.isEmpty)
    StatusHUD.setStatus("new")
    await it.advance(by: 1)
    #expect(it.texts == ["new"])
  }

  /// The bezel shows at most 4096 characters. VoiceOver reads the entire text.
  @Test func aHugeTextIsShownInPart() async throws {
    await it.show(.activity, String(repeating: "x", count: 1_000_000))
    #expect(try it.bezel.label.text?.count == 4096)
    #expect(try it.bezel.accessibilityLabel?.count == 1_000_000)
  }

  /// Otherwise, there would be a gap above and below the text.
  @Test func aLongTextIsCutBetweenLines() async throws {
    StatusHUD.configuration.font = .systemFont(ofSize: 49)
    await it.show(.activity, String(repeating: "A status that goes on. ", count: 60))
    let label = try it.bezel.label
    let lines = label.bounds.height / label.font.lineHeight
    #expect(lines > 2 && abs(lines - lines.rounded()) * label.font.lineHeight < 1)
    #expect(label.numberOfLines == 0)
  }

  @Test func aTextWithoutRoomForALineLeavesTheRingInTheMiddle() async throws {
    let container = it.addContainer(it.appView.bounds)
    await it.show(.activity, "Uploading")
    let bezel = try it.bezel
    #expect(bezel.label.bounds.height > 10)
    container.frame.size = CGSize(width: 120, height: 60)
    await it.advance(by: 1)
    #expect(bezel.label.bounds.size == .zero && bezel.indicatorContainer.bounds.height > 30)
    #expect(abs(bezel.indicatorContainer.center.y) <= 0.5)
  }
}

/// The second text of the global HUD.
@MainActor @Suite(.globalHUD) struct DetailsTests {
  private let it = HUDScreen()

  @Test func theyStandBelowTheTextAndAreSmaller() async throws {
    await it.show(.activity, "Uploading", details: "Three files of ten")
    let bezel = try it.bezel
    let frames = [bezel.label, bezel.detailLabel].map { $0.convert($0.bounds, to: bezel) }
    #expect(frames[1].minY == frames[0].maxY + 8)
    #expect(bezel.detailLabel.font.pointSize == 12 && bezel.label.font.pointSize == 15)
    for category in [UIContentSizeCategory.extraSmall, .accessibilityLarge] {
      await it.set(\.contentSizeCategory, category)
      let (small, large) = (bezel.detailLabel.font.pointSize, bezel.label.font.pointSize)
      #expect(abs(small - 0.8 * large) <= 0.5)
    }
  }

  /// If the app sets only the font of the status, the details follow it.
  @Test func theirFontIsThatOfTheConfiguration() async throws {
    StatusHUD.configuration.detailsFont = .systemFont(ofSize: 20)
    await it.show(.activity, "Uploading", details: "Three files of ten")
    let bezel = try it.bezel
    #expect(bezel.detailLabel.font == .systemFont(ofSize: 20) && bezel.label.font.pointSize == 15)
    await it.configure(for: 1) { $0.font = .systemFont(ofSize: 30) }
    #expect(bezel.detailLabel.font.pointSize == 20 && bezel.label.font.pointSize == 30)
    await it.configure(for: 1) { $0.detailsFont = nil }
    #expect(bezel.detailLabel.font.pointSize == 24)
  }
}

/// The point sizes are those of Apple's table of text styles.
@MainActor @Suite(.globalHUD) struct DynamicTypeTests {
  private let it = HUDScreen()

  private func pointSize() throws -> CGFloat { try it.bezel.label.font.pointSize }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/1059"))
  func theDefaultFontFollowsTheUsersTextSize() async throws {
    let sizes: [(UIContentSizeCategory, CGFloat)] = [
      (.extraSmall, 12), (.large, 15), (.extraExtraExtraLarge, 21),
      (.accessibilityExtraExtraExtraLarge, 49),
    ]
    await it.show(.progress(0.5), "Uploading")
    let bezel = try it.bezel
    var lastHeight: CGFloat = 0
    for (category, size) in sizes {
      await it.set(\.contentSizeCategory, category)
      #expect(try pointSize() == size && bezel.bounds.height > lastHeight)
      #expect(bezel.bounds.contains(bezel.label.convert(bezel.label.bounds, to: bezel)))
      lastHeight = bezel.bounds.height
    }
  }

  /// The text style grows from 15 points to 49.
  @Test(arguments: [HUDContent.Kind.activity, .progress(0.5), .success])
  func indicatorsGrowWithTheText(kind: HUDContent.Kind) async throws {
    await it.show(kind)
    let size = try #require(try it.bezel.indicatorContainer.indicatorSize)
    await it.set(\.contentSizeCategory, .extraSmall)
    #expect(try it.bezel.indicatorContainer.indicatorSize == size, "they do not shrink")
    await it.set(\.contentSizeCategory, .accessibilityExtraExtraExtraLarge)
    let large = try #require(try it.bezel.indicatorContainer.indicatorSize)
    #expect(abs(large.width - size.width * 49 / 15) < 1)
    let indicator = try #require(try it.bezel.indicatorContainer.current)
    #expect(abs(indicator.bounds.width - large.width) < 1)
    await it.configure(for: 1) { $0.adjustsIndicatorForContentSizeCategory = false }
    #expect(try it.bezel.indicatorContainer.indicatorSize == size)
  }

  /// Their font is that of the status at 80 percent, whose size the label reports late.
  @Test(arguments: Place.allCases, [nil, .preferredFont(forTextStyle: .headline)] as [UIFont?])
  func theDetailsGrowWithTheStatus(place: Place, font: UIFont?) async throws {
    StatusHUD.configuration.font = font
    await HUDInPlace(it: it, place: place).show(.activity, "Uploading", details: "3 of 10")
    await it.set(\.contentSizeCategory, .accessibilityExtraExtraExtraLarge)
    let hud = it.app.window.descendants(HUDView.self).first?.contentView
    let bezel = try #require(hud ?? it.container).bezel
    let (large, small) = (bezel.label.font.pointSize, bezel.detailLabel.font.pointSize)
    #expect(large > 45 && small == (0.8 * large).rounded())
    #expect(bezel.detailLabel.bounds.height >= bezel.detailLabel.font.lineHeight - 1)
  }

  /// As in any label.
  @Test func onlyAScaledFontOfTheAppScales() async throws {
    let font = UIFont.systemFont(ofSize: 17)
    await it.show(.activity, "Uploading") { $0.font = font }
    await it.set(\.contentSizeCategory, .accessibilityLarge)
    #expect(try pointSize() == 17)
    await it.configure(for: 1) {
      $0.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    }
    #expect(try pointSize() == 33)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/699"))
  func theLargestTextStaysOnScreenAndIsNotShrunk() async throws {
    await it.set(\.contentSizeCategory, .accessibilityExtraExtraExtraLarge)
    await it.show(.error, String(repeating: "An extraordinarily long status. ", count: 20))
    let box = try #require(it.seenBezel())
    #expect(CGRect(x: 16, y: 16, width: 288, height: 448).contains(box))
    let bezel = try it.bezel
    #expect(try pointSize() == 49 && !bezel.label.adjustsFontSizeToFitWidth)
    #expect(bezel.bounds.contains(bezel.label.convert(bezel.label.bounds, to: bezel)))
    #expect(!bezel.indicatorContainer.frame.intersects(bezel.label.frame))
    // An indicator leaves the text its room.
    await it.show(.error, String(repeating: "A long status. ", count: 20))
    #expect(bezel.indicatorContainer.indicatorSize == CGSize(width: 28, height: 28))
    await it.show(.error, "Not saved")
    #expect(try #require(bezel.indicatorContainer.indicatorSize).width > 28)
  }

  /// At ordinary text sizes, the length of a line is limited.
  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/722"))
  func largeTextGetsLongerLines() async throws {
    it.screen.resize(to: CGSize(width: 1000, height: 480))
    await it.show(.activity, String(repeating: "wide ", count: 60))
    #expect((200...280).contains(try it.bezel.label.bounds.width))
    await it.set(\.contentSizeCategory, .accessibilityExtraExtraExtraLarge)
    #expect((700...882).contains(try it.bezel.label.bounds.width))
  }

  /// The ring has a margin of 5 points.
  @Test func aNarrowBezelIsAsWideAsItsIndicator() async throws {
    await it.show(.activity, "Uploading") { $0.maximumWidth = 50 }
    #expect(try it.bezel.bounds.width == 72)
  }

  @Test(arguments: ["Preparations", "Подготовка"])
  func aWordIsSmallerBeforeItIsBroken(word: String) async throws {
    await it.show(.activity, word)
    await it.set(\.contentSizeCategory, .accessibilityExtraExtraExtraLarge)
    let label = try it.bezel.label
    #expect(try pointSize() == 49 && label.bounds.height < 1.2 * label.font.lineHeight)
    #expect(label.bounds.width <= 264 && label.bounds.width > 250)
    #expect(label.sizeThatFits(CGSize(width: 1000, height: 1000)).width > 264)
  }

  /// The word with the most letters isn't the widest one.
  @Test func theWidestWordIsNotBroken() async throws {
    it.screen.resize(to: CGSize(width: 200, height: 480))
    await it.show(.activity, "WWWWWWWWWW\nilllllllllll")
    await it.set(\.contentSizeCategory, .extraExtraExtraLarge)
    let label = try it.bezel.label
    let lines = label.bounds.height / label.font.lineHeight
    #expect(lines > 1 && lines < 2.2)
  }

  /// In these scripts, a line can break anywhere. A word of more than two lines is broken too.
  @Test(arguments: ["まもなく準備ができますのでしばらく", "업로드하는중입니다기다려", String(repeating: "x", count: 80)])
  func otherTextKeepsItsSize(text: String) async throws {
    await it.show(.activity, text)
    await it.set(\.contentSizeCategory, .accessibilityExtraExtraExtraLarge)
    let label = try it.bezel.label
    #expect(label.bounds.height > 1.5 * label.font.lineHeight)
  }
}
