// SPDX-License-Identifier: MIT

internal import CPango
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
    color == nil && kern == 0 && underline.isEmpty && !isStruckThrough && backgroundColor == nil
      && baselineOffset == 0 && font.face.features == nil
  }

  /// New attributes, which belong to whoever takes them.
  fileprivate func attributes() -> [UnsafeMutablePointer<PangoAttribute>?] {
    var list = [FontDescription.with(font) { pango_attr_font_desc_new($0) }]
    if let features = font.face.features {
      list.append(pango_attr_font_features_new(features))
    }
    if let color {
      list.append(Self.make(pango_attr_foreground_new, color))
      list.append(pango_attr_foreground_alpha_new(Self.alpha(of: color)))
    }
    if let backgroundColor {
      list.append(Self.make(pango_attr_background_new, backgroundColor))
      list.append(pango_attr_background_alpha_new(Self.alpha(of: backgroundColor)))
    }
    if baselineOffset != 0 {
      let units = max(-1000, min(1000, baselineOffset)) * CGFloat(PANGO_SCALE)
      list.append(pango_attr_rise_new(Int32(units.rounded())))
    }
    if kern != 0 {
      let units = max(-1000, min(1000, kern)) * CGFloat(PANGO_SCALE)
      list.append(pango_attr_letter_spacing_new(Int32(units.rounded())))
    }
    if !underline.isEmpty {
      list.append(
        pango_attr_underline_new(
          underline.contains(.double) ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE))
      if let underlineColor {
        list.append(Self.make(pango_attr_underline_color_new, underlineColor))
      }
    }
    if isStruckThrough {
      list.append(pango_attr_strikethrough_new(1))
      if let strikethroughColor {
        list.append(Self.make(pango_attr_strikethrough_color_new, strikethroughColor))
      }
    }
    return list
  }

  private static func make(
    _ attribute: (UInt16, UInt16, UInt16) -> UnsafeMutablePointer<PangoAttribute>?, _ color: CGColor
  ) -> UnsafeMutablePointer<PangoAttribute>? {
    let rgba = RGBAColor(color)
    return attribute(channel(rgba.red), channel(rgba.green), channel(rgba.blue))
  }

  /// An alpha of 0 would mean "not set"; 1 of 65535 is as invisible.
  private static func alpha(of color: CGColor) -> UInt16 {
    max(1, channel(RGBAColor(color).alpha))
  }

  private static func channel(_ value: Double) -> UInt16 {
    UInt16((max(0, min(1, value)) * 65535).rounded())
  }
}
