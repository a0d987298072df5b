// SPDX-License-Identifier: MIT

// The one import switch of the library: Apple's UIKit where there is one, this package's own on Linux.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import LinuxUIKit
#endif
