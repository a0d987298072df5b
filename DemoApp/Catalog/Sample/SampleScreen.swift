// SPDX-License-Identifier: MIT

import StatusHUD

/// A plain app's screen, so that a picture shows the HUD where it belongs: over something.
public final class SampleScreen: UIViewController {
  // iOS's own colors for the purpose, spelled out: tvOS does not declare them.
  private static let background = UIColor { @Sendable traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0 : 1, alpha: 1)
  }
  private static let barBackground = UIColor { @Sendable traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1)
      : UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  }

  private static let tabBarHeight: CGFloat = 49

  private let bar = UIView()
  private let tabBar = UIView()
  private let heading = UILabel()
  private let line = UIView()
  private let language: SampleLanguage
  private let hasBars: Bool
  private let rows: [SampleRow]

  /// - Parameters:
  ///   - language: of the messages. Which way they are laid out is for the screen to say.
  ///   - hasBars: Whether the bar at the top, and one at the bottom, take room away from the safe area,
  ///     as those of a navigation and a tab bar controller do.
  ///   - rowCount: The number of rows, if there are fewer than the screen has room for.
  public init(language: SampleLanguage, hasBars: Bool = false, rowCount: Int? = nil) {
    self.language = language
    self.hasBars = hasBars
    rows = SampleMessage.all(in: language).prefix(rowCount ?? .max).map(SampleRow.init)
    super.init(nibName: nil, bundle: nil)
  }

  /// There is none in an archive.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.background
    view.clipsToBounds = true
    bar.backgroundColor = Self.barBackground
    heading.text = language.text("Inbox", "البريد الوارد")
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    line.backgroundColor = .separator
    for subview in rows + [bar, heading, line] { view.addSubview(subview) }
    guard hasBars else { return }
    additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: Self.tabBarHeight, right: 0)
    tabBar.backgroundColor = Self.barBackground
    for index in 0..<3 {
      let tab = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      tab.layer.cornerRadius = 8
      tab.backgroundColor = index == 0 ? .systemBlue : .systemGray
      tabBar.addSubview(tab)
    }
    view.addSubview(tabBar)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let top = view.safeAreaInsets.top - additionalSafeAreaInsets.top
    let height = view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: width, height: height)
    for (index, tab) in tabBar.subviews.enumerated() {
      tab.center = CGPoint(
        x: width * (CGFloat(index) + 0.5) / 3, y: additionalSafeAreaInsets.bottom / 2)
    }
    bar.frame = CGRect(x: 0, y: 0, width: width, height: top + 44)
    heading.frame = CGRect(x: 0, y: top, width: width, height: 44)
    line.frame = CGRect(x: 0, y: top + 44, width: width, height: 0.5)
    var y = top + 44.5
    for row in rows {
      let height = row.sizeThatFits(view.bounds.size).height
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
  }
}
