// SPDX-License-Identifier: MIT

import Synchronization

extension UITraitCollection {
  /// What an interface is like before any screen says otherwise.
  static let standard = UITraitCollection(
    values: Values(
      userInterfaceStyle: .light, displayScale: 1, preferredContentSizeCategory: .large,
      layoutDirection: directionOfLanguage, userInterfaceLevel: .base,
      accessibilityContrast: .normal, legibilityWeight: .regular, horizontalSizeClass: .compact,
      verticalSizeClass: .regular, userInterfaceIdiom: .phone,
      activeAppearance: .active))

  /// The traits that dynamic colours resolve with.
  ///
  /// While `performAsCurrent` runs, they belong to its thread. Outside of it they are the main
  /// screen's, until others are set; Apple keeps those for each thread, here they are the process's,
  /// since what runs on the main actor is not bound to a thread. Setting the screen's own makes
  /// `current` follow the screen again.
  public static var current: UITraitCollection {
    get { CurrentTraits.innermost?.traits ?? CurrentTraits.outermost.withLock { $0.traits } }
    set {
      if let scope = CurrentTraits.innermost {
        scope.traits = newValue
      } else {
        CurrentTraits.outermost.withLock { $0.set(newValue) }
      }
    }
  }

  /// Tells what is current outside of `performAsCurrent` while nobody has set anything else.
  static func mainScreenDidChange(to traits: UITraitCollection) {
    CurrentTraits.outermost.withLock { $0.ofMainScreen = traits }
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

  /// What is current where no `performAsCurrent` runs.
  struct Outermost {
    var ofMainScreen = UITraitCollection.standard
    private var ofClient: UITraitCollection?

    var traits: UITraitCollection { ofClient ?? ofMainScreen }

    mutating func set(_ traits: UITraitCollection) {
      ofClient = traits == ofMainScreen ? nil : traits
    }
  }

  static let outermost = Mutex(Outermost())

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
