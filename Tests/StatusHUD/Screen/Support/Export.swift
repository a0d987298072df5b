// SPDX-License-Identifier: MIT

// Nearly every test here uses it.
@_exported import TestSupport
