// SPDX-License-Identifier: MIT

internal import CPango
import LinuxQuartzCore

/// A font as Pango is asked for it.
enum FontDescription {
  /// Calls `body` with a description that lives as long as the call.
  ///
  /// The size is absolute: one Pango unit is one point whatever the resolution of the font map.
  static func with<Result>(
    _ face: FontFace, pointSize: CGFloat, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, face.families)
    pango_font_description_set_weight(description, PangoWeight(UInt32(clamping: face.weight)))
    pango_font_description_set_absolute_size(description, pointSize * Double(PANGO_SCALE))
    return body(description)
  }

  static func with<Result>(_ font: UIFont, _ body: (OpaquePointer?) -> Result) -> Result {
    with(font.face, pointSize: font.pointSize, body)
  }
}
