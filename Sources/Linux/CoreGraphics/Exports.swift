// SPDX-License-Identifier: MIT

// UIKit re-exports Foundation on Apple platforms, and so must every layer of this one: client code
// imports one module.
@_exported import Foundation
