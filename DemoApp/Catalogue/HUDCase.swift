// SPDX-License-Identifier: MIT

import StatusHUD

/// One state of the HUD as a value: the gallery draws it, tests compare it, an app can show it.
public struct HUDCase: Sendable {
  /// Lower case, digits and hyphens: good for a file name.
  public let name: String
  /// What a reader is told about the state.
  public let title: String
  /// What lies between the HUD and the app.
  public let mask: StatusHUD.MaskType
  /// `automatic` follows the screen the state is shown on.
  public let style: StatusHUD.Style

  let configure: @Sendable (inout StatusHUD.Configuration) -> Void
  let show: @MainActor @Sendable () -> Void

  init(
    _ name: String,
    _ title: String,
    mask: StatusHUD.MaskType = .none,
    style: StatusHUD.Style = .automatic,
    configure: @escaping @Sendable (inout StatusHUD.Configuration) -> Void = { _ in },
    show: @escaping @MainActor @Sendable () -> Void
  ) {
    self.name = name
    self.title = title
    self.mask = mask
    self.style = style
    self.configure = configure
    self.show = show
  }

  /// Shows the state with a configuration that holds nothing but what this state asks for.
  @MainActor
  public func present() {
    var configuration = StatusHUD.Configuration()
    configuration.maskType = mask
    configuration.style = style
    configure(&configuration)
    StatusHUD.configuration = configuration
    show()
  }
}
