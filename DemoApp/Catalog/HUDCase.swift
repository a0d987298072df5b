// SPDX-License-Identifier: MIT

import StatusHUD

/// One state of the HUD as a value: the gallery draws it, the demo has a row for it.
public struct HUDCase: Sendable {
  /// Lower case, digits and hyphens: good for a file name.
  public let name: String
  /// What a reader is told about the state.
  public let title: String
  /// What the state needs around the HUD.
  public let surroundings: Surroundings

  private let configure: @MainActor @Sendable (inout StatusHUD.Configuration) -> Void
  /// The app’s own; nil has those of the HUD.
  private let indicators: (@MainActor @Sendable (StatusHUD.Indicator) -> UIView?)?
  private let show: @MainActor @Sendable (SampleLanguage) -> Void

  init(
    _ name: String,
    _ title: String,
    in surroundings: Surroundings = .app,
    configure: @escaping @MainActor @Sendable (inout StatusHUD.Configuration) -> Void = { _ in },
    indicators: (@MainActor @Sendable (StatusHUD.Indicator) -> UIView?)? = nil,
    show: @escaping @MainActor @Sendable (SampleLanguage) -> Void
  ) {
    self.name = name
    self.title = title
    self.surroundings = surroundings
    self.configure = configure
    self.indicators = indicators
    self.show = show
  }

  /// Shows the state. What it does not ask for is as in `configuration`.
  @MainActor
  public func present(
    in language: SampleLanguage,
    configuration: StatusHUD.Configuration = StatusHUD.Configuration()
  ) {
    var configuration = configuration
    // The library's own title is in the language of the device, which need not be this one.
    configuration.cancelTitle = language.cancel
    configure(&configuration)
    StatusHUD.configuration = configuration
    StatusHUD.indicatorProvider = indicators
    show(language)
  }
}
