// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// Work that the HUD shows until it ends. It cannot become unbalanced.
  ///
  /// An activity ends once: with ``end()``, with ``StatusHUD/dismiss(after:completion:)``, or when
  /// the last reference to it goes. Calls on an ended activity do nothing. Use it on any thread.
  public final class Activity: Sendable {
    private let id: HUDContent.ID

    fileprivate init(id: HUDContent.ID) { self.id = id }

    deinit { end() }

    /// Changes the text. The user sees it while this is the newest running activity.
    public func update(status: String?) { store.apply(.update(id, status: status)) }

    /// Changes the details. The user sees them while this is the newest running activity.
    public func update(details: String?) { store.apply(.updateDetails(id, details)) }

    /// Shows how far the work is. The user sees it while this is the newest running activity.
    /// - Parameter progress: 0...1. Values outside count as 0 or 1, NaN as 0. nil shows the spinner.
    public func update(progress: Double?) { store.apply(.updateProgress(id, progress)) }

    /// Ends the activity.
    public func end() { store.apply(.end(id)) }
  }

  /// Shows the spinner until the returned activity ends.
  ///
  /// Of all running work, the HUD shows the newest. When that ends, the one before it reappears, and
  /// with the last the HUD leaves. ``activityCount`` and ``popActivity()`` do not apply to scoped
  /// activities.
  /// - Returns: The activity. Keep it: it ends when you release it.
  public static func beginActivity(
    status: String? = nil, details: String? = nil, maskType: MaskType? = nil,
    onCancel: CancelAction? = nil
  ) -> Activity {
    let content = HUDContent(
      .activity, status: status, details: details, maskType: maskType, onCancel: onCancel)
    return Activity(id: store.apply(.begin(content)))
  }

  /// Shows the spinner while `operation` runs, whether it returns, throws or is cancelled.
  ///
  /// ```swift
  /// let photo = try await StatusHUD.withActivity(status: "Loading") {
  ///   try await loadPhoto()
  /// }
  /// ```
  /// - Parameters:
  ///   - status: The text below the spinner.
  ///   - details: The smaller text below that.
  ///   - maskType: Covers the app while the operation runs.
  ///   - onCancel: The action of a Cancel button. It does not end the operation by itself: cancel its
  ///     task, for example.
  ///   - isolation: The actor of the caller, on which the operation runs. Leave it out.
  ///   - operation: The work.
  /// - Returns: What `operation` returns.
  public static func withActivity<T>(
    status: String? = nil, details: String? = nil, maskType: MaskType? = nil,
    onCancel: CancelAction? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> T
  ) async rethrows -> T {
    let activity = beginActivity(
      status: status, details: details, maskType: maskType, onCancel: onCancel)
    defer { activity.end() }
    return try await operation()
  }
}
