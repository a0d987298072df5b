// SPDX-License-Identifier: MIT

import LinuxQuartzCore

extension NSString {
  /// The size of the text in lines that only break where it says so. Fractional: round it up. What
  /// the attributes leave open is the default of attributed strings: the system font at 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let base = TextContent.Style(font: .systemFont(ofSize: 12))
    let content = TextContent(
      String(describing: self), style: TextContent.style(from: attributes ?? [:], base: base))
    return TextLayout(
      content, width: nil, maximumLines: nil, lineBreakMode: .byWordWrapping
    ).size
  }
}
