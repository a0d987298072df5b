// SPDX-License-Identifier: MIT

// One import is enough, as UIKit's is on Apple: it brings Core Graphics, Quartz Core, Foundation.
@_exported import LinuxQuartzCore
