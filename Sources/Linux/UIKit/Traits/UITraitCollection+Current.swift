// SPDX-License-Identifier: MIT

import Synchronization

extension UITraitCollection {
  /// What an interface is like before any screen says otherwise.
  static let standard = UITraitCollection(
    values: Values(
      userInterfaceStyle: .light, displayScale: 1, preferredContentSizeCategory: .large,
      layoutDirection: directionOfLanguage, userInterfaceLevel: .base,
      accessibilityContrast: .normal, legibilityWeight: .regular, horizontalSizeClass: .compact,
      verticalSizeClass: .regular, userInterfaceIdiom: .phone))

  /// The traits that dynamic colours resolve with.
  ///
  /// While `performAsCurrent` runs, they belong to its thread. Outside of it Apple keeps a value
  /// for each thread; here it is one for the process, since what runs on the main actor is not bound
  /// to a thread.
  public static var current: UITraitCollection {
    get { CurrentTraits.innermost?.traits ?? CurrentTraits.outermost.withLock { $0 } }
    set {
      if let scope = CurrentTraits.innermost {
        scope.traits = newValue
      } else {
        CurrentTraits.outermost.withLock { $0 = newValue }
      }
    }
  }

  /// Makes these traits the current ones for as long as the closure runs.
  public func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.perform(with: self, actions)
  }

  private static let directionOfLanguage: UITraitEnvironmentLayoutDirection = {
    let language = Locale.preferredLanguages.first ?? "en"
    let direction = Locale.Language(identifier: language).characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }()
}

/// The current traits of each thread.
private enum CurrentTraits {
  /// One running `performAsCurrent`. It never leaves its thread.
  final class Scope {
    var traits: UITraitCollection

    init(_ traits: UITraitCollection) {
      self.traits = traits
    }
  }

  static let outermost = Mutex(UITraitCollection.standard)

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  static var innermost: Scope? {
    pthread_getspecific(key).map { Unmanaged<Scope>.fromOpaque($0).takeUnretainedValue() }
  }

  static func perform(with traits: UITraitCollection, _ actions: () -> Void) {
    let outer = pthread_getspecific(key)
    let scope = Scope(traits)
    withExtendedLifetime(scope) {
      pthread_setspecific(key, Unmanaged.passUnretained(scope).toOpaque())
      actions()
      pthread_setspecific(key, outer)
    }
  }
}
