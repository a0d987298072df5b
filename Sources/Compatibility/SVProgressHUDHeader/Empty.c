// SPDX-License-Identifier: MIT

// Xcode links an object file for each target, so a target with only a header needs a source file.
