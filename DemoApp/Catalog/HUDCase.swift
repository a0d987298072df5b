// SPDX-License-Identifier: MIT

import StatusHUD

/// One state of the HUD as a value: the gallery draws it, the demo has a row for it.
public struct HUDCase: Sendable {
  typealias Configure = @MainActor @Sendable (inout StatusHUD.Configuration) -> Void
  typealias Indicators = @MainActor @Sendable (StatusHUD.Indicator) -> UIView?
  typealias Show = @MainActor @Sendable (SampleLanguage) -> Void

  /// Lower case, digits and hyphens: good for a file name.
  public let name: String
  /// What a reader is told about the state.
  public let title: String
  /// What the state needs around the HUD.
  public let surroundings: Surroundings

  private let configure: Configure
  /// The app’s own; nil has those of the HUD.
  private let indicators: Indicators?
  private let show: Show

  init(
    _ name: String, _ title: String, in surroundings: Surroundings = .app,
    configure: @escaping Configure = { _ in }, indicators: Indicators? = nil,
    show: @escaping Show
  ) {
    self.name = name
    self.title = title
    self.surroundings = surroundings
    self.configure = configure
    self.indicators = indicators
    self.show = show
  }

  init(
    _ name: String, _ title: String, in surroundings: Surroundings = .app,
    indicators: Indicators? = nil, show: @escaping Show, configure: @escaping Configure
  ) {
    self.init(
      name, title, in: surroundings, configure: configure, indicators: indicators, show: show)
  }

  /// The state that is shown is work.
  init(
    loading name: String, _ title: String, in surroundings: Surroundings = .app,
    indicators: Indicators? = nil, configure: @escaping Configure
  ) {
    self.init(
      name, title, in: surroundings, indicators: indicators, show: Self.load, configure: configure)
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

/// What several states show.
extension HUDCase {
  static let spin: Show = { _ in StatusHUD.show() }
  static let load: Show = { StatusHUD.show(status: $0.loading) }
  static let loadHalf: Show = { StatusHUD.showProgress(0.62, status: $0.loading) }
  static let tune = progress(0.62, "Tuning", "جارٍ الضبط")
  static let hash: Show = {
    StatusHUD.showProgress(
      0.35, status: $0.text("Hashing files", "جارٍ فحص الملفات"), details: $0.manyFiles,
      onCancel: {})
  }
  static let inform = info("A new version is ready", "يتوفر إصدار جديد")
  static let succeed: Show = { _ in StatusHUD.showSuccess(status: nil) }
  static let save = success("Saved", "تم الحفظ")
  static let pay = success("Paid", "تم الدفع")
  static let fail = error("No connection", "لا يوجد اتصال")
  static let copyLink = text("Link copied", "نُسخ الرابط")

  static func progress(_ progress: Double, _ english: String, _ arabic: String) -> Show {
    { StatusHUD.showProgress(progress, status: $0.text(english, arabic)) }
  }

  static func info(_ english: String, _ arabic: String) -> Show {
    { StatusHUD.showInfo(status: $0.text(english, arabic)) }
  }

  static func success(_ english: String, _ arabic: String) -> Show {
    { StatusHUD.showSuccess(status: $0.text(english, arabic)) }
  }

  static func error(_ english: String, _ arabic: String) -> Show {
    { StatusHUD.showError(status: $0.text(english, arabic)) }
  }

  static func text(_ english: String, _ arabic: String) -> Show {
    { StatusHUD.showText($0.text(english, arabic)) }
  }
}
