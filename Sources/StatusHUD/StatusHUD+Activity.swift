// SPDX-License-Identifier: MIT

extension StatusHUD {
  /// Work that the HUD shows while it runs; it cannot become unbalanced.
  ///
  /// It ends once: by ``end()``, or when the last reference to it goes.
  /// ``StatusHUD/dismiss(after:completion:)`` ends all of them. Calls on an ended activity do
  /// nothing. Any thread.
  public final class Activity: Sendable {
    private let id: HUDContent.ID

    fileprivate init(id: HUDContent.ID) {
      self.id = id
    }

    deinit { end() }

    /// Changes the text; it is seen while this is the newest running activity.
    /// - Parameter status: nil or an empty text: no text.
    public func update(status: String?) {
      store.send(.update(id, status: status))
    }

    /// Changes how far the work is; it is seen while this is the newest running activity.
    /// - Parameter progress: 0...1, drawn as a ring that fills. Values outside are drawn as 0 or 1,
    ///   NaN as 0. nil: back to the turning ring.
    public func update(progress: Double?) {
      store.send(.updateProgress(id, progress))
    }

    /// Ends the activity. A second call does nothing.
    public func end() {
      store.send(.end(id))
    }
  }

  /// Begins work that ends by itself: with the returned object.
  ///
  /// Of all running work the newest is shown; when it ends, the one before it is again, and with
  /// the last the HUD leaves. A message in between is shown first and then returns to it. Scoped
  /// activities are not counted: ``popActivity()`` and ``activityCount`` do not know them.
  /// - Parameters:
  ///   - status: The text under the ring. nil or an empty text: the ring alone.
  ///   - maskType: nil: ``Configuration/maskType`` as it is at the time of this call.
  /// - Returns: The activity. Keep it: letting go of it ends it.
  public static func beginActivity(
    status: String? = nil, maskType: MaskType? = nil
  ) -> Activity {
    Activity(id: store.begin { .begin(status: status, maskType: maskType ?? $0) })
  }

  /// Shows the HUD while `operation` runs, whether that returns, throws or is cancelled.
  ///
  /// ```swift
  /// let photo = try await StatusHUD.withActivity(status: "Loading") {
  ///   try await loadPhoto()
  /// }
  /// ```
  /// - Parameters:
  ///   - status: The text under the ring. nil or an empty text: the ring alone.
  ///   - maskType: nil: ``Configuration/maskType`` as it is at the time of this call.
  ///   - isolation: The caller's; leave it out. The operation runs there.
  ///   - operation: The work.
  /// - Returns: What `operation` returns.
  public static func withActivity<T>(
    status: String? = nil, maskType: MaskType? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> T
  ) async rethrows -> T {
    let activity = beginActivity(status: status, maskType: maskType)
    defer { activity.end() }
    return try await operation()
  }
}
