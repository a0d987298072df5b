// SPDX-License-Identifier: MIT

import LinuxQuartzCore

/// The hexcone model, both ways; every component is 0...1.
struct HueSaturationBrightness {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    (channel(5), channel(3), channel(1))
  }

  /// One channel, `offset` sextants around the wheel. A hue that is no number counts as red.
  private func channel(_ offset: CGFloat) -> CGFloat {
    let turn = hue.isFinite ? (hue == 1 ? 0 : hue - hue.rounded(.down)) : 0
    let k = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
    return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
  }
}
