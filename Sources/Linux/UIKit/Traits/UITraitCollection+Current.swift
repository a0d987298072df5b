// SPDX-License-Identifier: MIT

import Synchronization

extension UITraitCollection {
  /// What an interface is like before any screen says otherwise.
  static let standard = UITraitCollection(
    values: Values(
      userInterfaceStyle: .light, displayScale: 1, preferredContentSizeCategory: .large,
      layoutDirection: directionOfLanguage, accessibilityContrast: .normal,
      activeAppearance: .active))

  /// Tells what is current outside of `performAsCurrent` while nobody has set anything else.
  static func mainScreenDidChange(to traits: UITraitCollection) {
    CurrentTraits.ofMainScreen.withLock { $0 = traits }
  }

  private static let directionOfLanguage: UITraitEnvironmentLayoutDirection = {
    let language = Locale.preferredLanguages.first ?? "en"
    let direction = Locale.Language(identifier: language).characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }()
}

/// The current traits of each thread.
enum CurrentTraits {
  /// What one thread has set.
  private final class OfThread {
    var traits: UITraitCollection?
    /// Those of the innermost `performAsCurrent` that runs.
    var performed: UITraitCollection?
  }

  static let ofMainScreen = Mutex(UITraitCollection.standard)

  static var traits: UITraitCollection {
    get {
      let thread = known
      return thread?.performed ?? (isOnMainActor ? ofMainActor : thread)?.traits
        ?? ofMainScreen.withLock { $0 }
    }
    set {
      let thread = current
      if thread.performed != nil {
        thread.performed = newValue
      } else {
        (isOnMainActor ? ofMainActor : thread).traits =
          newValue == ofMainScreen.withLock { $0 } ? nil : newValue
      }
    }
  }

  static func perform(with traits: UITraitCollection, _ actions: () -> Void) {
    let thread = current
    let outer = thread.performed
    thread.performed = traits
    actions()
    thread.performed = outer
  }

  /// The main actor counts as one thread, whichever serves it: once the main thread waits in
  /// `dispatchMain()`, as in a test, that is another one each time.
  private nonisolated(unsafe) static let ofMainActor = OfThread()

  private static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainKey) != nil }

  private static let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { thread in
      if let thread { Unmanaged<OfThread>.fromOpaque(thread).release() }
    }
    return key
  }()

  private static var known: OfThread? {
    pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  private static var current: OfThread {
    if let known { return known }
    let thread = OfThread()
    pthread_setspecific(key, Unmanaged.passRetained(thread).toOpaque())
    return thread
  }
}
