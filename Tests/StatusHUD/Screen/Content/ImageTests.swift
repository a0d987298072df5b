// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@_spi(LinuxHost) @testable import LinuxUIKit
@testable import StatusHUD

/// Images of the app, in a green bezel, with blue as the color of text and indicators.
@MainActor @Suite(.globalHUD) struct ImageTests {
  private let it = HUDScreen(background: .black)

  init() {
    StatusHUD.configuration.bezelColor = .green
    StatusHUD.configuration.contentColor = .blue
  }

  private func middle() -> Pixel { it.pixel(160, 240) }

  @Test(
    .bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/481"),
    .bug("https://github.com/Swiftify-Corp/IHProgressHUD/issues/15"),
    arguments: [
      (.automatic, true, .blue), (.automatic, false, .red),
      (.alwaysOriginal, true, .red), (.alwaysOriginal, false, .red),
      (.alwaysTemplate, true, .blue), (.alwaysTemplate, false, .blue),
    ] as [(UIImage.RenderingMode, Bool, Pixel)])
  func theRenderingModeDecidesBeforeTheConfiguration(
    mode: UIImage.RenderingMode, tints: Bool, expected: Pixel
  ) async throws {
    StatusHUD.configuration.tintsImages = tints
    await it.show(.image(UIImage.square(.red).withRenderingMode(mode)))
    #expect(middle() == expected)
    #expect(try it.glyph.shapeLayer.path == nil)
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/749"))
  func anEmptyImageIsHarmless() async {
    await it.show(.image(UIImage()), "Text")
    #expect(it.texts == ["Text"])
    #expect(middle() != .black)
  }

  @Test func anImageWithoutASizeIsHidden() async throws {
    StatusHUD.configuration.imageSize = CGSize(width: 0, height: 28)
    await it.show(.info, "Text")
    #expect(try it.bezel.slot.current == nil)
  }

  @Test func aNewSizeKeepsTheImage() async throws {
    let image = UIImage.square(.red)
    await it.show(.image(image))
    StatusHUD.configuration.imageSize = CGSize(width: 60, height: 60)
    await it.advance(by: 1)
    let glyph = try it.glyph
    #expect(try it.bezel.slot.current === glyph && glyph.imageView.image != nil)
    #expect(glyph.bounds.size == CGSize(width: 60, height: 60))
  }

  @Test(.bug("https://github.com/SVProgressHUD/SVProgressHUD/issues/428"))
  func anAnimatedImagePlaysInItsColorsAndIsNotRestarted() async throws {
    let frames = [UIImage.square(.red), .square(.black)]
    let animated = try #require(UIImage.animatedImage(with: frames, duration: 2))
    await it.show(.image(animated), for: 0.5)
    #expect(middle() == .red)
    await it.advance(by: 1)
    #expect(middle() == .black)
    await it.show(.image(animated), for: 0)
    #expect(middle() == .black)
    await it.advance(by: 1)
    #expect(middle() == .red)
  }

  @Test func anAnimatedTemplateIsTinted() async throws {
    let frames = [UIImage.square(.red), .square(.black)].map {
      $0.withRenderingMode(.alwaysTemplate)
    }
    let animated = try #require(UIImage.animatedImage(with: frames, duration: 2))
    await it.show(.image(animated.withRenderingMode(.alwaysTemplate)))
    #expect(middle() == .blue)
  }

  @Test func theFirstImageFadesInWithTheBezel() async {
    StatusHUD.configuration.bezelColor = .black
    StatusHUD.configuration.fadeInDuration = 0.2
    await it.show(.image(UIImage.square(.red).withRenderingMode(.alwaysOriginal)), for: 0)
    var last = 0
    for _ in 0..<3 {
      await it.advance(by: 0.05)
      #expect(middle().red > last && middle().red < 255)
      last = middle().red
    }
    await it.advance(by: 0.1)
    #expect(middle() == .red)
  }

  @Test func whatWasShownIsFreed() async {
    weak var image: UIImage?
    weak var progress: Progress?
    do {
      let (shownImage, shownProgress) = (UIImage(), Progress(totalUnitCount: 10))
      (image, progress) = (shownImage, shownProgress)
      StatusHUD.showProgress(shownProgress)
      await it.advance(by: 0.5)
      StatusHUD.showImage(shownImage, status: nil, duration: 1)
    }
    await it.advance(by: 0.5)
    #expect(image != nil && progress == nil)
    await it.advance(by: 12)
    #expect(image == nil)
  }
}

/// Images of a subclass in the app. The store never runs their code while it holds its lock,
/// because a call of the HUD would wait forever then.
@MainActor @Suite struct AppImageTests {
  /// An image that equals every other image, and runs code when it's compared or released.
  private final class AppImage: UIImage, @unchecked Sendable {
    // `@unchecked`: set once, before another thread can have the image.
    var onCompare: @Sendable () -> Void = {}
    var onRelease: @Sendable () -> Void = {}

    override func isEqual(_ object: Any?) -> Bool {
      onCompare()
      return true
    }

    override var hash: Int { 0 }

    deinit { onRelease() }
  }

  private let store = HUDStore {}
  private let released = Tally()

  /// Whether another thread can call the store now.
  private nonisolated static func isFree(_ store: HUDStore) -> Bool {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = store.read { $0.content == nil }
      end.signal()
    }
    return end.wait(timeout: .now() + 5) == .success
  }

  /// A message whose image calls the store when it's compared and when it's released.
  private func message(_ status: String = "Saved") -> HUDContent {
    let image = AppImage(parts: .init())
    image.onCompare = { [store] in #expect(Self.isFree(store)) }
    image.onRelease = { [store, released] in
      #expect(Self.isFree(store))
      released.add()
    }
    return HUDContent(.image(image, status, duration: 1))
  }

  private func show() {
    let message = message()
    store.change { _ = $0.show(message: message, at: 0) }
  }

  private func turn(at time: Double = 0) {
    _ = store.withState { $0.step(now: time, in: HUDAvailability(hasDefault: true)) }
  }

  // MARK: Comparing

  @Test(arguments: StatusHUD.MessagePolicy.allCases)
  func noImageIsComparedWhateverComesAfterIt(_ policy: StatusHUD.MessagePolicy) {
    var state = HUDStateMachine()
    state.configuration.messagePolicy = policy
    let compared = Tally()
    for number in 0..<3 {
      let image = AppImage(parts: .init())
      image.onCompare = { compared.add() }
      state.requests.show(message: HUDContent(.image(image, "Saved", duration: 1)), at: 0)
      _ = state.step(now: Double(number), in: HUDAvailability(hasDefault: true))
      state.requests.setText(\.status, "Saved again")
      _ = state.step(now: Double(number), in: HUDAvailability(hasDefault: true))
    }
    #expect(compared.value == 0)
  }

  // MARK: Releasing

  typealias End = @Sendable (inout HUDRequests) -> Void

  nonisolated static let ends: [End] = [
    { $0.dismiss() }, { $0.dismiss(at: 1) }, { $0.show(HUDContent(.activity), at: 0) },
    { $0.showProgress(HUDContent(.progress(0.5)), at: 0) },
    { _ = $0.begin(HUDContent(.activity), at: 0, onEnd: nil) },
    { $0.show(message: HUDContent(.text("Done", duration: 1)), at: 0) },
  ]

  @Test(arguments: ends, [false, true])
  func theLastReferenceToAnImage(_ end: @escaping End, isShown: Bool) {
    store.configure { ($0.fadeInDuration, $0.fadeOutDuration) = (0, 0) }
    show()
    if isShown { turn() }
    store.change(end)
    turn(at: 1)
    turn(at: 2)
    #expect(released.value == 1)
  }
}
