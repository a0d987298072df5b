// SPDX-License-Identifier: MIT

// As on Apple platforms, QuartzCore re-exports CoreGraphics and Foundation.
@_exported import LinuxCoreGraphics
