// SPDX-License-Identifier: MIT

// Only this file imports UIKit conditionally. The Linux check is first, because a Linux package
// might have a module named UIKit. The attribute excludes UIKit from the library's documentation.
#if os(Linux)
  @_documentation(visibility: internal) @_exported import LinuxUIKit
#elseif canImport(UIKit) && !os(watchOS)
  @_documentation(visibility: internal) @_exported import UIKit
#else
  #error(
    "StatusHUD runs on iOS, iPadOS, tvOS, visionOS, Mac Catalyst and Linux, not on this system.")
#endif
