// SPDX-License-Identifier: MIT

import StatusHUD

/// A classic situation of a HUD in a view, as a value: the gallery draws its stages, the demo has a
/// row for it and does its work.
public struct ViewCase: Sendable {
  /// What the user waits for.
  public enum Work: Sendable {
    /// Nothing: the HUD leaves after a while.
    case none
    /// Something that begins again with each stage but the last one.
    case job
    /// The same, with a button that ends it.
    case cancellable
    /// Something that is reported on once the HUD is gone.
    case reported
  }

  /// Makes the HUD look as it does for a part of the work, whether it is shown or not.
  public typealias Stage = @MainActor @Sendable (HUDView, SampleLanguage) -> Void

  /// Lower case, digits and hyphens: good for a file name.
  public let name: String
  /// What a reader is told about the situation.
  public let title: String
  /// Whether its HUD is shown over all that is in the window, and not in the view of the screen.
  public let isInWindow: Bool
  /// What its HUD is shown for.
  public let work: Work
  /// At least one: how the HUD comes, and what becomes of it while it is shown.
  public let stages: [Stage]
  /// Shown in place of a HUD that the stages make.
  private let message: (@MainActor @Sendable (SampleLanguage) -> StatusHUD.Message)?
  /// What the HUD of the message looks like.
  private let configure: HUDCase.Configure

  init(
    _ name: String, _ title: String, inWindow isInWindow: Bool = false, work: Work = .job,
    _ stages: Stage...
  ) {
    self.name = name
    self.title = title
    self.isInWindow = isInWindow
    self.work = work
    self.stages = stages
    message = nil
    configure = { _ in }
  }

  init(
    _ name: String, _ title: String, configure: @escaping HUDCase.Configure = { _ in },
    message: @escaping @MainActor @Sendable (SampleLanguage) -> StatusHUD.Message
  ) {
    self.name = name
    self.title = title
    isInWindow = false
    work = .none
    stages = [{ _, _ in }]
    self.message = message
    self.configure = configure
  }

  /// Shows a HUD in its first stage.
  ///
  /// - Returns: The HUD, or nil if it shows a message, which leaves by itself.
  @MainActor
  public func present(in view: UIView, language: SampleLanguage) -> HUDView? {
    if let message {
      HUDView.show(message(language), in: view, configure: configure)
      return nil
    }
    return HUDView.show(in: view) { hud in
      if work == .cancellable { hud.onCancel = {} }
      stages[0](hud, language)
    }
  }
}
