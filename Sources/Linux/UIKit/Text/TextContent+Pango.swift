// SPDX-License-Identifier: MIT

internal import CPango
@_spi(LinuxHost) import LinuxCoreGraphics
import LinuxQuartzCore

extension TextContent {
  /// Gives the layout the attributes of the text; of plain text in one font that is only that a
  /// word which is broken gets no hyphen, as in UIKit.
  func apply(to layout: OpaquePointer?) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    let isPlain = spans.count <= 1 && spans.first?.style.isPlain != false
    for span in isPlain ? [] : spans {
      for attribute in span.style.attributes() {
        guard let attribute else { continue }
        attribute.pointee.start_index = UInt32(clamping: span.range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: span.range.upperBound)
        pango_attr_list_insert(list, attribute)
      }
    }
    pango_layout_set_attributes(layout, list)
  }
}

extension TextContent.Style {
  /// Whether the font of the layout says it all.
  fileprivate var isPlain: Bool {
    color == nil
  }

  /// New attributes, which belong to whoever takes them.
  fileprivate func attributes() -> [UnsafeMutablePointer<PangoAttribute>?] {
    var list = [FontDescription.with(font) { pango_attr_font_desc_new($0) }]
    if let color = color?.rgba {
      let (red, green, blue) = (
        Self.channel(color.red), Self.channel(color.green), Self.channel(color.blue)
      )
      list.append(pango_attr_foreground_new(red, green, blue))
      // An alpha of 0 would mean "not set"; 1 of 65535 is as invisible.
      list.append(pango_attr_foreground_alpha_new(max(1, Self.channel(color.alpha))))
    }
    return list
  }

  private static func channel(_ value: Double) -> UInt16 {
    UInt16((max(0, min(1, value)) * 65535).rounded())
  }
}
