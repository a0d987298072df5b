// SPDX-License-Identifier: MIT

import StatusHUD

/// A classic situation of a HUD in a view, as a value: the gallery draws its stages, the demo has a
/// row for it and does its work.
public struct ViewCase: Sendable {
  /// What the HUD is shown in.
  public enum Host: Sendable {
    /// The view of the screen that the user looks at.
    case view
    /// The window: over all that is in it.
    case window
  }

  /// What the user waits for.
  public enum Work: Sendable {
    /// Nothing: the HUD is a message, and leaves after a while.
    case none
    /// Nothing: the message leaves by itself.
    case message
    /// Something of which nobody knows how long it takes.
    case unmeasured
    /// Something that tells the HUD how far it is.
    case measured
    /// Something whose `Progress` the HUD follows.
    case followed
    /// The same, with a button that ends it.
    case cancellable
    /// Several things, one after the other.
    case staged
    /// Bytes that come through a pipe.
    case transfer
    /// Something that is reported on once the HUD is gone.
    case reported
  }

  /// Makes the HUD look as it does for a part of the work, whether it is shown or not.
  public typealias Stage = @MainActor @Sendable (HUDView, SampleLanguage) -> Void

  /// Lower case, digits and hyphens: good for a file name.
  public let name: String
  /// What a reader is told about the situation.
  public let title: String
  /// What its HUD is shown in.
  public let host: Host
  /// What its HUD is shown for.
  public let work: Work
  /// At least one: how the HUD comes, and what becomes of it while it is shown.
  public let stages: [Stage]
  /// Shown in place of a HUD that the stages make.
  private let message: (@MainActor @Sendable (SampleLanguage) -> StatusHUD.Message)?
  /// What the HUD of the message looks like, if it's not as all HUDs of messages.
  private let configure: HUDCase.Configure?

  init(
    _ name: String, _ title: String, in host: Host = .view, work: Work, _ stages: Stage...
  ) {
    self.name = name
    self.title = title
    self.host = host
    self.work = work
    self.stages = stages
    message = nil
    configure = nil
  }

  init(
    _ name: String, _ title: String, configure: HUDCase.Configure? = nil,
    message: @escaping @MainActor @Sendable (SampleLanguage) -> StatusHUD.Message
  ) {
    self.name = name
    self.title = title
    host = .view
    work = .message
    stages = [{ _, _ in }]
    self.message = message
    self.configure = configure
  }

  /// Shows a HUD in its first stage.
  ///
  /// - Parameter configure: Is given the HUD before it is shown.
  @MainActor @discardableResult
  public func present(
    in view: UIView, language: SampleLanguage, animated: Bool, configure: (HUDView) -> Void
  ) -> HUDView {
    guard let message else {
      return HUDView.show(in: view, animated: animated) { hud in
        configure(hud)
        stages.first?(hud, language)
      }
    }
    var shown: HUDView?
    HUDView.show(message(language), in: view, animated: animated) { hud in
      self.configure?(&hud.configuration)
      configure(hud)
      shown = hud
    }
    return shown ?? HUDView(frame: .zero)
  }
}
