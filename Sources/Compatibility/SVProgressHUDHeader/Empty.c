// SPDX-License-Identifier: MIT

// Xcode links an object file of each target, so a target that is only a header needs a source too.
