// SPDX-License-Identifier: MIT

/// States of the HUD that belong together.
public struct HUDFamily: Sendable {
  /// Lower case: good for a directory's name.
  public let name: String
  /// What a reader is told about them.
  public let title: String
  /// The states, the plain ones first.
  public let cases: [HUDCase]
  /// Whether the states are about text, so that each of its sizes tells something.
  public let isAboutText: Bool
  /// Whether the states end as they are meant to; the others stay until they are dismissed.
  public let endsByItself: Bool

  init(
    _ name: String, _ title: String, isAboutText: Bool = false, endsByItself: Bool = false,
    _ cases: [HUDCase]
  ) {
    self.name = name
    self.title = title
    self.cases = cases
    self.isAboutText = isAboutText
    self.endsByItself = endsByItself
  }

  /// Every state there is.
  public static let all = [
    HUDFamily("activity", "Activity", HUDCase.activity),
    HUDFamily("progress", "Progress", HUDCase.progress),
    HUDFamily("messages", "Messages", HUDCase.messages),
    HUDFamily("images", "Images", HUDCase.images),
    HUDFamily("own-views", "Views of the app", HUDCase.indicators),
    HUDFamily("texts", "Texts", isAboutText: true, HUDCase.texts),
    HUDFamily("details", "Details", isAboutText: true, HUDCase.details),
    HUDFamily("cancel", "Cancel", HUDCase.cancel),
    HUDFamily("masks", "Masks", HUDCase.masks),
    HUDFamily("blur", "Blur behind", HUDCase.blur),
    HUDFamily("styles", "Styles", HUDCase.styles),
    HUDFamily("shapes", "Shapes and sizes", HUDCase.shapes),
    HUDFamily("places", "Places", HUDCase.places),
    HUDFamily("in-an-app", "In an app", HUDCase.inApp),
    HUDFamily("beside-the-hud", "Beside the HUD", HUDCase.beside),
    HUDFamily("settings", "The user’s settings", HUDCase.settings),
    HUDFamily("sequences", "One after another", HUDCase.sequences),
    HUDFamily("behavior", "Time and touch", endsByItself: true, HUDCase.behavior),
  ]
}

extension HUDCase {
  /// The state of that name, if there is one.
  public static func named(_ name: String) -> HUDCase? {
    HUDFamily.all.lazy.flatMap(\.cases).first { $0.name == name }
  }
}
