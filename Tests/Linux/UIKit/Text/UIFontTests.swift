// SPDX-License-Identifier: MIT

import Testing

@testable import LinuxUIKit

/// Expected values: those of any font, whatever it is asked for.
@Suite struct UIFontTests {
  @Test func badSizesAreTheStandardOne() {
    for size in [0, -3, CGFloat.nan, .infinity] {
      #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
    }
    #expect(UIFont.systemFont(ofSize: 1e30).lineHeight.isFinite)
  }

  /// A font may be asked from any thread.
  @Test func threadsMeasureTheSame() async {
    let font = UIFont.systemFont(ofSize: 21)
    let expected = NSString(string: "Measure").size(withAttributes: [.font: font])
    let sizes = await withTaskGroup(of: CGSize.self, returning: [CGSize].self) { group in
      for _ in 0..<64 {
        group.addTask {
          NSString(string: "Measure").size(withAttributes: [.font: font])
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes.count == 64)
    #expect(sizes.allSatisfy { $0 == expected })
  }
}
