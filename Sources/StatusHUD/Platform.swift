// SPDX-License-Identifier: MIT

// This file imports UIKit for the entire library. Check for Linux first, because `canImport(UIKit)`
// can be true on Linux. The attribute keeps UIKit's symbols out of the documentation.
#if os(Linux)
  @_documentation(visibility: internal) @_exported import LinuxUIKit
#elseif canImport(UIKit) && !os(watchOS)
  @_documentation(visibility: internal) @_exported import UIKit
#else
  #error(
    "StatusHUD runs on iOS, iPadOS, tvOS, visionOS, Mac Catalyst and Linux, not on this system.")
#endif
