// SPDX-License-Identifier: MIT

// The one import switch of the library. Linux is asked first, because another package may have a
// module named UIKit there. Without the attribute, all of UIKit would stand in our documentation.
#if os(Linux)
  @_documentation(visibility: internal) @_exported import LinuxUIKit
#elseif canImport(UIKit) && !os(watchOS)
  @_documentation(visibility: internal) @_exported import UIKit
#else
  #error(
    "StatusHUD runs on iOS, iPadOS, tvOS, visionOS, Mac Catalyst and Linux, not on this system.")
#endif
