// SPDX-License-Identifier: MIT

@_exported public import StatusHUD

extension StatusHUD {
  /// A message as a value, for a view of SwiftUI to show. It leaves by itself, after `duration`
  /// seconds or, if that is nil, after ``StatusHUD/displayDuration(for:)`` of its texts.
  public enum Message: Sendable, Equatable {
    /// A message with an “i” in a circle.
    case info(String?, details: String? = nil, duration: TimeInterval? = nil)
    /// A message with a check mark.
    case success(String?, details: String? = nil, duration: TimeInterval? = nil)
    /// A message with a cross.
    case error(String?, details: String? = nil, duration: TimeInterval? = nil)
    /// A message that is only text.
    case text(String, details: String? = nil, duration: TimeInterval? = nil)
    /// A message with an image of the app.
    case image(UIImage, String?, details: String? = nil, duration: TimeInterval? = nil)

    func show() {
      switch self {
      case .info(let status, let details, let duration):
        StatusHUD.showInfo(status: status, details: details, duration: duration)
      case .success(let status, let details, let duration):
        StatusHUD.showSuccess(status: status, details: details, duration: duration)
      case .error(let status, let details, let duration):
        StatusHUD.showError(status: status, details: details, duration: duration)
      case .text(let status, let details, let duration):
        StatusHUD.showText(status, details: details, duration: duration)
      case .image(let image, let status, let details, let duration):
        StatusHUD.showImage(image, status: status, details: details, duration: duration)
      }
    }
  }
}
