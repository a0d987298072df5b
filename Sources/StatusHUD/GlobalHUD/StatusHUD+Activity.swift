// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// Work that the HUD shows until it ends. It cannot become unbalanced.
  ///
  /// An activity ends once: when you call ``end()`` or ``StatusHUD/dismiss(after:completion:)``, or when
  /// its last reference is released. Calls on an ended activity do nothing. The user sees its changes
  /// while this is the newest running activity. Use it on any thread.
  public final class Activity: Sendable {
    private let id: HUDContent.ID

    fileprivate init(_ content: HUDContent, onEnd: HUDRequests.Completion? = nil) {
      id = store.apply(.begin(content, onEnd))
    }

    deinit { end() }

    /// A Boolean value that indicates whether the activity has not ended.
    public var isRunning: Bool { store.read { $0.requests.work[id] != nil } }

    /// Changes the text.
    public func update(status: String?) { store.apply(.update(id, status: status)) }

    /// Changes the details.
    public func update(details: String?) { store.apply(.updateDetails(id, details)) }

    /// Shows how far the work is.
    /// - Parameter progress: 0...1, or `nil` for the spinner. Values outside count as 0 or 1, and NaN
    ///   as 0.
    public func update(progress: Double?) { store.apply(.updateProgress(id, progress)) }

    /// Shows how far the work is, as a number of another type.
    @_disfavoredOverload
    public func update(progress: (any BinaryFloatingPoint & Sendable)?) {
      update(progress: progress.map { Double($0) })
    }

    /// Shows a `Progress` until it's finished or cancelled, and then the spinner. The activity goes on.
    ///
    /// The HUD reads `progress` as ``StatusHUD/showProgress(_:status:details:maskType:onCancel:)-(Progress,_,_,_,_)``
    /// does, while this is the newest running activity.
    public func follow(_ progress: Progress) {
      let followed = FollowedProgress(progress: progress)
      let sample = ProgressSample(of: followed)
      if !sample.isOver { store.apply(.updateFollowed(id, followed, sample)) }
    }

    /// Ends the activity.
    public func end() { store.apply(.end(id)) }
  }

  /// Shows the spinner or a ring until the returned activity ends.
  ///
  /// The HUD shows the newest running work. When that ends, the work before it reappears; when the last
  /// ends, the HUD disappears. ``activityCount`` and ``popActivity()`` don't apply to scoped activities.
  /// - Returns: The activity. Keep it: it ends when you release it.
  public static func beginActivity(
    status: String? = nil, details: String? = nil, progress: Double? = nil,
    maskType: MaskType? = nil, onCancel: CancelAction? = nil
  ) -> Activity {
    Activity(
      HUDContent(
        .work(progress), status: status, details: details, maskType: maskType, onCancel: onCancel))
  }

  /// Shows a ring until the returned activity ends, with a number of another type.
  @_disfavoredOverload @_documentation(visibility: internal)
  public static func beginActivity(
    status: String? = nil, details: String? = nil, progress: (any BinaryFloatingPoint & Sendable)?,
    maskType: MaskType? = nil, onCancel: CancelAction? = nil
  ) -> Activity {
    beginActivity(
      status: status, details: details, progress: progress.map { Double($0) },
      maskType: maskType, onCancel: onCancel)
  }

  /// Shows an activity until `operation` returns or throws.
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
  ///   - progress: 0...1, of any floating-point type, or `nil` for the spinner.
  ///   - maskType: Covers the app while the operation runs.
  ///   - onCancel: The action of a Cancel button. It doesn't end the operation by itself: cancel its
  ///     task, for example, or use `withCancellableActivity`.
  ///   - isolation: The actor of the caller, on which the operation runs. Leave it out.
  ///   - operation: The work. It receives the activity.
  /// - Returns: What `operation` returns.
  public static func withActivity<T>(
    status: String? = nil, details: String? = nil,
    progress: (any BinaryFloatingPoint & Sendable)? = nil,
    maskType: MaskType? = nil, onCancel: CancelAction? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ operation: (Activity) async throws -> T
  ) async rethrows -> T {
    let activity = beginActivity(
      status: status, details: details, progress: progress, maskType: maskType, onCancel: onCancel)
    defer { activity.end() }
    return try await operation(activity)
  }

  /// Shows an activity until `operation` returns or throws.
  public static func withActivity<T>(
    status: String? = nil, details: String? = nil,
    progress: (any BinaryFloatingPoint & Sendable)? = nil,
    maskType: MaskType? = nil, onCancel: CancelAction? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> T
  ) async rethrows -> T {
    let activity = beginActivity(
      status: status, details: details, progress: progress, maskType: maskType, onCancel: onCancel)
    defer { activity.end() }
    return try await operation()
  }

  /// Shows an activity with a Cancel button while `operation` runs.
  ///
  /// ```swift
  /// let photo = try await StatusHUD.withCancellableActivity(status: "Exporting") {
  ///   try await exportPhoto()
  /// }
  /// ```
  /// The operation runs in a task of its own. The button cancels that task, and so does the cancellation
  /// of the caller's task. The activity ends when the operation returns or throws.
  /// - Parameters:
  ///   - status: The text below the indicator.
  ///   - details: The smaller text below the status.
  ///   - progress: 0...1, of any floating-point type, or `nil` for the spinner.
  ///   - maskType: Covers the app while the operation runs.
  ///   - operation: The work. It receives the activity.
  /// - Returns: What `operation` returns. It need not be `Sendable`.
  @MainActor public static func withCancellableActivity<T>(
    status: String? = nil, details: String? = nil,
    progress: (any BinaryFloatingPoint & Sendable)? = nil,
    maskType: MaskType? = nil, _ operation: @escaping @MainActor (Activity) async throws -> T
  ) async throws -> T {
    let run = CancellableRun<T>()
    let activity = beginActivity(
      status: status, details: details, progress: progress, maskType: maskType,
      onCancel: { run.task?.cancel() })
    defer { activity.end() }
    let task = Task { @MainActor in run.result = try await operation(activity) }
    run.task = task
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
    guard let result = run.result else { throw CancellationError() }
    return result
  }

  /// Shows an activity with a Cancel button while `operation` runs.
  @MainActor public static func withCancellableActivity<T>(
    status: String? = nil, details: String? = nil,
    progress: (any BinaryFloatingPoint & Sendable)? = nil,
    maskType: MaskType? = nil, _ operation: @escaping @MainActor () async throws -> T
  ) async throws -> T {
    try await withCancellableActivity(
      status: status, details: details, progress: progress, maskType: maskType
    ) { _ in try await operation() }
  }
}

// MARK: - In a scene

/// What a view shows in its own scene, whatever scene the app chose.
extension StatusHUD {
  /// - Parameter onEnd: Runs once, when the activity is over in whatever way.
  package static func beginActivity(
    status: String?, details: String?, progress: Double?, maskType: MaskType?,
    onCancel: CancelAction?, in scene: UIWindowScene,
    onEnd: @escaping @MainActor @Sendable () -> Void
  ) -> Activity {
    var content = HUDContent(
      .work(progress), status: status, details: details, maskType: maskType, onCancel: onCancel)
    content.scene = SceneReference(scene)
    return Activity(content, onEnd: onEnd)
  }

  /// Returns an ID for the other functions.
  package static func show(
    _ message: Message, in scene: UIWindowScene,
    completion: @escaping @MainActor @Sendable () -> Void
  ) -> UInt64 {
    var content = HUDContent(message)
    content.scene = SceneReference(scene)
    return store.apply(.showMessage(content, completion))
  }

  package static func isRunning(message id: UInt64) -> Bool {
    store.read { $0.requests.messages.contains { $0.id == id } }
  }

  package static func end(message id: UInt64) { store.apply(.endMessage(id)) }
}

/// Keeps on the main actor what a task must not return: a result that may not be `Sendable`.
@MainActor private final class CancellableRun<Value> {
  var task: Task<Void, any Error>?
  var result: Value?
}
