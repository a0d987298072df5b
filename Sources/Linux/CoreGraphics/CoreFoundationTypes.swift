// SPDX-License-Identifier: MIT

/// A number of seconds.
public typealias CFTimeInterval = Double

/// A Core Foundation string, which on Apple platforms is bridged to Swift's.
public typealias CFString = String
