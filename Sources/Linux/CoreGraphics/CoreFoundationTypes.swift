// SPDX-License-Identifier: MIT

/// A number of seconds.
public typealias CFTimeInterval = Double

// Core Foundation's collections are toll-free bridged on Apple platforms, so that shared code writes
// `[a, b] as CFArray`. Here they are simply the Swift collections.

/// A Core Foundation string.
public typealias CFString = String

/// A Core Foundation array.
public typealias CFArray = [Any]

/// A Core Foundation dictionary.
public typealias CFDictionary = [AnyHashable: Any]
