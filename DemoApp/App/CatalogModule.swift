// SPDX-License-Identifier: MIT

// In the package, the catalog is a separate module, because the gallery uses it too. In the Xcode
// project, its files belong to the app target. `canImport(DemoCatalog)` would be true there as soon as
// the package has been built into the same folder.
#if SWIFT_PACKAGE
  @_exported import DemoCatalog
#endif
