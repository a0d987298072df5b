// SPDX-License-Identifier: MIT

/// Something with traits: a screen, a scene, a controller, a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A trait that its type identifies.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
}

/// A registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UIView, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UIView, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  func traitsDidChange(of view: UIView, from previous: UITraitCollection) {
    // A trait of client code's own is in no collection, so it never changes.
    guard traits.contains(where: { $0 == UITraitUserInterfaceStyle.self }),
      view.traitCollection.userInterfaceStyle != previous.userInterfaceStyle
    else { return }
    handler(view, previous)
  }
}

extension UIView {
  /// Calls `handler` after one of the traits has changed, until the view goes.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { view, previous in
      if let view = view as? TraitEnvironment { handler(view, previous) }
    }
    viewState.traitRegistrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    viewState.traitRegistrations.removeAll { $0 === registration }
  }
}
