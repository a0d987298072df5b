// SPDX-License-Identifier: MIT

// The suite is about a framework of Apple's: where that exists it is tested, elsewhere ours.
#if canImport(CoreGraphics)
  @_exported import CoreGraphics
  @_exported import Foundation
#else
  @_exported import LinuxCoreGraphics
#endif
