// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit
import TestSupport
import Testing

/// What a nib or another archive makes. Expected keys and values: archives of views that Apple's
/// `NSKeyedArchiver` wrote, in which rectangles and points are strings.
@MainActor @Suite(.exclusiveScreen) struct ArchiveTests {
  private func coder(_ values: [String: String] = [:]) throws -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    for (key, value) in values { archiver.encode(value, forKey: key) }
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    coder.requiresSecureCoding = false
    return coder
  }

  @Test func aPlainViewHasTheGeometryOfItsArchive() throws {
    let archive = try coder(["UIBounds": "{{0, 0}, {30, 20}}", "UICenter": "{25, 40}"])
    let view = try #require(UIView(coder: archive))
    #expect(view.frame == CGRect(10, 30, 30, 20))
    #expect(view.layer.delegate === view)
    #expect(try #require(UIView(coder: coder())).frame == .zero)
  }

  @Test func whatIsMadeFromAnArchiveIsAsFromCode() throws {
    let label = try #require(UILabel(coder: coder()))
    #expect(!label.isUserInteractionEnabled && label.accessibilityTraits == .staticText)
    #expect(try #require(UIScrollView(coder: coder())).clipsToBounds)
    #expect(try #require(UIImageView(coder: coder())).accessibilityTraits == .image)
    #expect(try #require(UIButton(coder: coder())).isAccessibilityElement)
    #expect(try #require(UIWindow(coder: coder())).isHidden)
    let effects = try #require(UIVisualEffectView(coder: coder()))
    #expect(effects.contentView.superview === effects)
    #expect(try #require(UIViewController(coder: coder())).view != nil)
  }
}
