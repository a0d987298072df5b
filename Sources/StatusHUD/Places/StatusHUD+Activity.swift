// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// An object that represents work in progress.
  ///
  /// An activity ends when you call ``end()`` or ``StatusHUD/dismiss(after:completion:)``, or when
  /// you release the last reference to the activity. For example, an activity that a view controller
  /// stores ends when UIKit releases the controller. The ``popActivity()`` method doesn't end
  /// activities of this type. After an activity ends, its methods have no effect. The HUD shows
  /// only the newest running activity. You can use an activity on any thread.
  public final class Activity: Sendable {
    private let id: HUDContent.ID

    fileprivate init(_ id: HUDContent.ID) { self.id = id }

    deinit { end() }

    /// A Boolean value that indicates whether the activity is still running.
    public var isRunning: Bool { store.read { $0.requests.content(id) != nil } }

    /// Changes the status.
    public func update(status: String?) { change { $0.status = status } }

    /// Changes the details.
    public func update(details: String?) { change { $0.details = details } }

    /// Changes the progress.
    /// - Parameter progress: The completed fraction of the work, or `nil` to show the spinner. The
    ///   HUD clamps the fraction to the range from 0 to 1 and treats NaN as 0.
    public func update(progress: Double?) {
      change { $0.apply(fraction: progress) }
    }

    /// Shows a Cancel button, or removes it if `onCancel` is `nil`.
    /// - Parameter onCancel: The action of the button. The action runs at most once. After it runs, the
    ///   button is disabled until you call this method again.
    public func update(onCancel: CancelAction?) {
      store.change { state, _ in state.requests.setCancel(onCancel, in: id) }
    }

    /// Changes the mask. Because that isn't a request, the activity stays beneath what the app presented.
    package func update(maskType: MaskType) { change { $0.maskType = maskType } }

    private func change(call: StaticString = #function, _ change: (inout HUDContent) -> Void) {
      store.change(call: call) { state, _ in state.requests.update(id, change) }
    }

    /// Shows a `Progress` object. When `progress` finishes or is canceled, the HUD shows a spinner. To
    /// show the descriptions of `progress`, set ``Configuration/showsProgressDescription``.
    ///
    /// This method reads `progress` once. The HUD then reads it on the main thread, up to 60 times a
    /// second while the value changes and 4 times a second otherwise.
    public func follow(_ progress: Progress) {
      change { [sample = store.sample(progress)] in $0.apply(sample) }
    }

    /// Ends the activity.
    public func end() { store.change { state, _ in state.requests.endActivity(id) } }
  }

  /// Shows the spinner or a ring until the returned activity ends.
  ///
  /// The HUD shows the newest activity. When the newest activity ends, the HUD shows the previous
  /// activity. If no activity remains, the HUD disappears. The ``popActivity()`` method doesn't end
  /// scoped activities.
  /// - Returns: The activity. When you release the last reference to the activity, it ends.
  public static func beginActivity(
    status: String? = nil, details: String? = nil, progress: Double? = nil,
    maskType: MaskType = .automatic, onCancel: CancelAction? = nil
  ) -> Activity {
    let content = HUDContent(
      .init(fraction: progress), status: status, details: details, maskType: maskType,
      onCancel: onCancel)
    return Activity(store.change { $0.requests.show(content, .scoped, at: $1) })
  }

  /// Shows an activity until `operation` returns or throws an error.
  ///
  /// ```swift
  /// try await StatusHUD.withActivity(status: "Loading") { activity in
  ///   for page in pages {
  ///     activity.update(details: page.title)
  ///     try await load(page)
  ///   }
  /// }
  /// ```
  /// - Parameters:
  ///   - status: The text below the indicator.
  ///   - details: The smaller text below the status.
  ///   - progress: The completed fraction, from 0 to 1, or `nil` to show the spinner.
  ///   - maskType: The mask that covers the app while the operation runs.
  ///   - onCancel: The action of the Cancel button. The action must cancel the operation's task. To
  ///     cancel the task automatically, use `withCancellableActivity`.
  ///   - isolation: The actor that runs the operation. The default is the caller's actor.
  ///   - operation: A closure that performs the work and receives the activity.
  /// - Returns: The value that `operation` returns.
  public static func withActivity<T>(
    status: String? = nil, details: String? = nil, progress: Double? = nil,
    maskType: MaskType = .automatic, onCancel: CancelAction? = nil,
    isolation: isolated (any Actor)? = #isolation, _ operation: (Activity) async throws -> T
  ) async rethrows -> T {
    let activity = beginActivity(
      status: status, details: details, progress: progress, maskType: maskType, onCancel: onCancel)
    defer { activity.end() }
    return try await operation(activity)
  }

  /// Shows an activity until `operation` returns or throws an error.
  public static func withActivity<T>(
    status: String? = nil, details: String? = nil, progress: Double? = nil,
    maskType: MaskType = .automatic, onCancel: CancelAction? = nil,
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> T
  ) async rethrows -> T {
    try await withActivity(
      status: status, details: details, progress: progress, maskType: maskType, onCancel: onCancel
    ) { _ in try await operation() }
  }

  /// Shows an activity with a Cancel button while `operation` runs.
  ///
  /// ```swift
  /// let photo = try await StatusHUD.withCancellableActivity(status: "Exporting") {
  ///   try await exportPhoto()
  /// }
  /// ```
  /// The operation runs in a separate task. If the user presses the Cancel button, or if you cancel
  /// the caller's task, this method cancels the operation's task.
  /// - Parameters:
  ///   - status: The text below the indicator.
  ///   - details: The smaller text below the status.
  ///   - progress: The completed fraction, from 0 to 1, or `nil` to show the spinner.
  ///   - maskType: The mask that covers the app while the operation runs.
  ///   - operation: A closure that performs the work and receives the activity.
  /// - Returns: The value that `operation` returns. The value doesn't have to be `Sendable`.
  /// - Throws: The error that `operation` throws. A canceled operation usually throws a
  ///   `CancellationError`, but a `URLSession` throws `URLError.cancelled`.
  @MainActor public static func withCancellableActivity<T>(
    status: String? = nil, details: String? = nil, progress: Double? = nil,
    maskType: MaskType = .automatic, _ operation: @escaping @MainActor (Activity) async throws -> T
  ) async throws -> T {
    let result = TaskResult<T>()
    let activity = beginActivity(
      status: status, details: details, progress: progress, maskType: maskType)
    defer { activity.end() }
    let task = Task { @MainActor in result.value = try await operation(activity) }
    activity.update(onCancel: { task.cancel() })
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
    guard let value = result.value else { throw CancellationError() }
    return value
  }

  /// Shows an activity with a Cancel button while `operation` runs.
  @MainActor public static func withCancellableActivity<T>(
    status: String? = nil, details: String? = nil, progress: Double? = nil,
    maskType: MaskType = .automatic, _ operation: @escaping @MainActor () async throws -> T
  ) async throws -> T {
    try await withCancellableActivity(
      status: status, details: details, progress: progress, maskType: maskType
    ) { _ in try await operation() }
  }
}

// MARK: - In a scene

/// Methods that show content in a specified scene instead of in ``windowScene``.
extension StatusHUD {
  /// Begins an activity in a scene.
  /// - Parameter onEnd: A closure that runs once, after the activity ends for any reason.
  @MainActor package static func beginActivity(
    status: String?, details: String?, progress: Double?, maskType: MaskType,
    onCancel: CancelAction?, in scene: UIWindowScene,
    onEnd: @escaping @MainActor @Sendable () -> Void
  ) -> Activity {
    let content = HUDContent(
      .init(fraction: progress), status: status, details: details, maskType: maskType,
      onCancel: onCancel, scene: scene.session.persistentIdentifier)
    return Activity(store.change { $0.requests.show(content, .scoped, at: $1, onEnd: onEnd) })
  }

  /// Shows a message in a scene, and returns the message's ID.
  @MainActor package static func show(
    _ message: Message, configure: ((inout Configuration) -> Void)? = nil, in scene: UIWindowScene,
    completion: @escaping @MainActor @Sendable () -> Void
  ) -> UInt64 {
    var content = HUDContent(message, configure.map { configuration.own(of: message, $0) })
    content.scene = scene.session.persistentIdentifier
    return store.changeStates { $0.showMessage(content, at: $1, completion: completion) }
  }

  package static func isRunning(message id: UInt64) -> Bool {
    store.readAll { $0.messages.contains { $0.id == id } }
  }

  package static func end(message id: UInt64) {
    store.changeStates { states, _ in states.changeAll { $0.requests.endMessage(id) } }
  }
}

/// A main-actor object that stores the result of a task, which might not be `Sendable`.
@MainActor private final class TaskResult<Value> {
  var value: Value?
}
