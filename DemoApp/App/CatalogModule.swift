// SPDX-License-Identifier: MIT

// In the package the catalog is a module of its own, since the gallery shows it too; in an app
// target of Xcode its files are the app's own.
#if canImport(DemoCatalog)
  @_exported import DemoCatalog
#endif
