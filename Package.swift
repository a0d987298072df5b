// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "StatusHUD",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: [
    .library(name: "StatusHUD", targets: ["StatusHUD"]),
    .library(name: "StatusHUDSwiftUI", targets: ["StatusHUDSwiftUI"]),
    .library(
      name: "StatusHUDDynamic", type: .dynamic, targets: ["StatusHUD", "StatusHUDSwiftUI"]),
    .library(
      name: "SVProgressHUDCompatibility",
      targets: ["SVProgressHUDCompatibility", "SVProgressHUDHeader"]),
    .library(name: "MBProgressHUDCompatibility", targets: ["MBProgressHUDCompatibility"]),
  ],
  targets: [
    .target(name: "StatusHUD", dependencies: ["StatusHUDResources"]),
    .target(
      name: "StatusHUDResources",
      path: "Resources",
      resources: [.process("Strings"), .copy("PrivacyInfo.xcprivacy")]
    ),
    .target(name: "StatusHUDSwiftUI", dependencies: ["StatusHUD"]),
    .target(
      name: "SVProgressHUDCompatibility", dependencies: ["StatusHUD"],
      path: "Sources/Compatibility/SVProgressHUD"),
    // Swift gives Objective-C no constants, and no file to import.
    .target(
      name: "SVProgressHUDHeader", dependencies: ["SVProgressHUDCompatibility"],
      path: "Sources/Compatibility/SVProgressHUDHeader"),
    .target(
      name: "MBProgressHUDCompatibility", dependencies: ["StatusHUD"],
      path: "Sources/Compatibility/MBProgressHUD"),
    .target(name: "DemoCatalog", dependencies: ["StatusHUD"], path: "DemoApp/Catalog"),
    .testTarget(
      name: "StatusHUDTests", dependencies: ["StatusHUD"], path: "Tests/StatusHUD/Rules"),
    .testTarget(
      name: "SnippetTests", dependencies: ["StatusHUD", "StatusHUDSwiftUI"], path: "Tests/Snippets"),
    // Tests Apple's frameworks where there are any, elsewhere ours.
    .testTarget(name: "ConformanceTests", path: "Tests/Conformance"),
  ],
  swiftLanguageModes: [.v6]
)

// Apple's systems bring UIKit; only where there is none do the targets below exist, so that
// nothing of them can shadow the SDK in somebody's app.
#if os(Linux)
  let users = [
    "StatusHUD", "StatusHUDSwiftUI", "SVProgressHUDCompatibility", "MBProgressHUDCompatibility",
    "DemoCatalog", "ConformanceTests",
  ]
  for target in package.targets where users.contains(target.name) {
    target.dependencies.append("LinuxUIKit")
  }
  for target in package.targets where target.isTest {
    target.dependencies.append("TestSupport")
  }
  package.targets += [
    .systemLibrary(name: "CCairo", path: "Sources/Linux/CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", path: "Sources/Linux/CPango", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CXCB", path: "Sources/Linux/CXCB", pkgConfig: "cairo-xcb"),
    .target(
      name: "LinuxCoreGraphics", dependencies: ["CCairo"], path: "Sources/Linux/CoreGraphics"),
    .target(
      name: "LinuxQuartzCore", dependencies: ["LinuxCoreGraphics", "CCairo"],
      path: "Sources/Linux/QuartzCore"),
    .target(
      name: "DisplayHost", dependencies: ["LinuxCoreGraphics", "CXCB"],
      path: "Sources/Linux/DisplayHost"),
    .target(
      name: "LinuxUIKit", dependencies: ["LinuxQuartzCore", "DisplayHost", "CPango", "CCairo"],
      path: "Sources/Linux/UIKit"),
    .executableTarget(
      name: "DemoApp", dependencies: ["StatusHUD", "StatusHUDSwiftUI", "DemoCatalog"],
      path: "DemoApp/App"),
    .executableTarget(
      name: "DemoGallery", dependencies: ["StatusHUD", "DemoCatalog", "LinuxUIKit"],
      path: "DemoApp/Gallery"),
    .target(
      name: "TestSupport", dependencies: ["LinuxCoreGraphics", "CXCB"], path: "Tests/Support"),
    .executableTarget(
      name: "Benchmarks", dependencies: ["StatusHUD", "LinuxUIKit", "TestSupport"],
      path: "Tests/Benchmarks", exclude: ["RESULTS.md"]),
    .executableTarget(
      name: "Endurance", dependencies: ["StatusHUD", "LinuxUIKit", "TestSupport"],
      path: "Tests/Endurance"),
    .testTarget(
      name: "StatusHUDScreenTests",
      dependencies: [
        "StatusHUD", "StatusHUDSwiftUI", "StatusHUDResources", "DemoCatalog", "LinuxUIKit",
        "TestSupport", "Endurance",
      ], path: "Tests/StatusHUD/Screen"),
    .testTarget(
      name: "StatusHUDWindowTests",
      dependencies: ["StatusHUD", "DemoCatalog", "LinuxUIKit", "TestSupport"],
      path: "Tests/StatusHUD/Window"),
    .testTarget(
      name: "LinuxCoreGraphicsTests", dependencies: ["LinuxCoreGraphics", "TestSupport"],
      path: "Tests/Linux/CoreGraphics"),
    .testTarget(
      name: "LinuxQuartzCoreTests", dependencies: ["LinuxQuartzCore", "CCairo", "TestSupport"],
      path: "Tests/Linux/QuartzCore"),
    .testTarget(
      name: "LinuxUIKitTests", dependencies: ["LinuxUIKit", "TestSupport"],
      path: "Tests/Linux/UIKit"),
    // As a package in Swift 5 that knows nothing of actors uses it.
    .testTarget(
      name: "Swift5Tests", dependencies: ["StatusHUD", "LinuxUIKit", "TestSupport"],
      path: "Tests/Linux/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DisplayHostTests", dependencies: ["DisplayHost", "TestSupport"],
      path: "Tests/Linux/DisplayHost"),
    .testTarget(
      name: "X11Tests", dependencies: ["LinuxUIKit", "TestSupport"],
      path: "Tests/Linux/X11"),
    .testTarget(
      name: "AppleDeclarationsTests", dependencies: ["LinuxUIKit", "TestSupport"],
      path: "Tests/Linux/Declarations", exclude: ["Tables"]),
    .testTarget(
      name: "CompatibilityTests",
      dependencies: [
        "SVProgressHUDCompatibility", "MBProgressHUDCompatibility", "LinuxUIKit", "TestSupport",
      ], path: "Tests/Compatibility", exclude: ["Forms", "ObjectiveC", "Tables"]),
    // Reads the repository, and runs the compiler. An iPhone has neither.
    .testTarget(
      name: "RepositoryTests",
      dependencies: ["StatusHUD", "DemoCatalog", "LinuxUIKit", "TestSupport"],
      path: "Tests/Repository"),
    .testTarget(
      name: "DemoAppTests", dependencies: ["DemoApp", "StatusHUD", "LinuxUIKit", "TestSupport"],
      path: "Tests/DemoApp"),
  ]
  // Tests run many random calls, and draw many pictures: without optimization, for twice as long.
  if Context.environment["STATUSHUD_OPTIMIZED"] != nil {
    for target in package.targets
    where [
      "LinuxCoreGraphics", "LinuxQuartzCore", "LinuxUIKit", "StatusHUD", "TestSupport",
      "DemoGallery",
    ].contains(target.name) {
      target.swiftSettings = [.unsafeFlags(["-O", "-assert-config", "Debug"])]
    }
  }
  // The thread sanitizer is slow to build with, and `--build-tests` builds everything.
  if Context.environment["STATUSHUD_SANITIZED"] != nil {
    package.targets.removeAll { target in
      target.isTest && target.name != "StatusHUDTests"
        || ["DemoApp", "DemoGallery", "DemoCatalog", "Benchmarks"].contains(target.name)
    }
  }
#endif
