// SPDX-License-Identifier: MIT

// Many tests here use them.
@_exported import StatusHUDResources
@_exported import TestSupport
