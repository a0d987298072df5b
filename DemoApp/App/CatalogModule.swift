// SPDX-License-Identifier: MIT

// In the package, the catalog is a separate module, because the gallery uses it too. In the Xcode
// project, its files belong to the app target.
#if canImport(DemoCatalog)
  @_exported import DemoCatalog
#endif
