// SPDX-License-Identifier: MIT

// As on Apple, importing QuartzCore brings CoreGraphics and Foundation along.
@_exported import LinuxCoreGraphics
