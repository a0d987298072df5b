// SPDX-License-Identifier: MIT

// The suite tests Apple's framework where there is one, elsewhere ours.
#if canImport(CoreGraphics)
  @_exported import CoreGraphics
  @_exported import Foundation
#else
  @_exported import LinuxCoreGraphics
#endif
