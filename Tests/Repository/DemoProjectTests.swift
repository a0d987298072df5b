// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The demo's project, scheme and test plan for Xcode, which Linux does not have, refer to what
/// exists.
@Suite struct DemoProjectTests {
  private typealias Object = [String: Any]
  private static let folder = "DemoApp/"
  private static let package = "StatusHUDDemo.xcodeproj/"

  @Test func everyObjectIsThereAndUsed() throws {
    let objects = try Self.objects()
    let named = Set(objects.values.flatMap(Self.identifiers) + [try Self.root()])
    #expect(objects.count > 15)
    #expect(named.symmetricDifference(objects.keys).sorted() == [])
  }

  @Test func everyPathLeadsSomewhere() throws {
    let objects = try Self.objects().values
    let settings = objects.compactMap { $0["buildSettings"] as? Object }
    let paths =
      objects.filter { $0["sourceTree"] as? String == "<group>" }.compactMap { $0["path"] }
      + settings.compactMap { $0["INFOPLIST_FILE"] }
      + settings.compactMap { $0["SWIFT_OBJC_BRIDGING_HEADER"] }
      + objects.compactMap { $0["relativePath"] as? String }.map { "\($0)/Package.swift" }
    #expect(paths.count > 4)
    #expect(paths.filter { !Repository.exists("\(Self.folder)\($0)") }.map { "\($0)" } == [])
  }

  /// The folders of a target, and the app that its user interface tests start.
  @Test func everyTargetHasItsFilesAndItsApp() throws {
    let objects = try Self.objects().values
    let folders = objects.filter { $0["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
      .compactMap { $0["path"] as? String }
    #expect(folders.count > 4)
    #expect(
      try folders.filter { try Repository.files(in: Self.folder + $0).isEmpty } == [])
    let apps = Set(
      objects.compactMap { ($0["buildSettings"] as? Object)?["TEST_TARGET_NAME"] as? String })
    #expect(apps == ["StatusHUDDemo"])
    #expect(objects.contains { $0["name"] as? String == apps.first && $0["productType"] != nil })
  }

  @Test func theSchemeBuildsTheTargetAndRunsThePlan() throws {
    let target = try #require(
      Self.objects().first {
        $0.value["productType"] as? String == "com.apple.product-type.application"
      })
    let scheme = try Repository.file(
      "\(Self.folder)\(Self.package)xcshareddata/xcschemes/StatusHUDDemo.xcscheme"
    ).lines.joined()
    let built = scheme.matches(of: /BlueprintIdentifier = "(\w+)"/).map { String($0.1) }
    #expect(Set(built) == [target.key])
    let containers = scheme.matches(of: /"container:([^"]+)"/).map { String($0.1) }
    #expect(containers.count > 1)
    #expect(containers.filter { !Repository.exists(Self.folder + $0) } == [])
  }

  /// The suites that need a scene are targets of the project too, which the demo hosts.
  @Test func thePlanHasTheTestTargetsOfApplesSystems() throws {
    let plan = try Repository.file("\(Self.folder)StatusHUDDemo.xctestplan").lines.joined()
    let planned = plan.matches(of: /"container:(\S+)", *"identifier" : "(\w+)", *"name" : "(\w+)"/)
    let objects = try Self.objects()
    for target in planned where target.1 != ".." {
      #expect(objects[String(target.2)]?["name"] as? String == String(target.3))
    }
    let manifest = try Repository.file("Package.swift").lines.prefix { $0 != "#if os(Linux)" }
    let targets = manifest.joined().matches(of: /\.testTarget\( *name: "(\w+)"/).map { $0.1 }
    #expect(planned.map(\.3).sorted() == (targets + ["DemoUITests", "ObjectiveCTests"]).sorted())
  }

  private static func project() throws -> Object {
    let text = try Repository.file("\(folder)\(package)project.pbxproj").lines
    let list = try PropertyListSerialization.propertyList(
      from: Data(text.joined(separator: "\n").utf8), format: nil)
    return try #require(list as? Object)
  }

  private static func objects() throws -> [String: Object] {
    try #require(project()["objects"] as? [String: Object])
  }

  private static func root() throws -> String { try #require(project()["rootObject"] as? String) }

  /// What looks like an object's name, in a value and all that is in it.
  private static func identifiers(in value: Any) -> [String] {
    switch value {
    case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
    case let list as [Any]: list.flatMap(identifiers)
    case let object as Object: object.values.flatMap(identifiers)
    default: []
    }
  }
}
