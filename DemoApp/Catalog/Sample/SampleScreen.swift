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

  /// The bars that take room away from the safe area, as those of the system's containers do.
  public enum Bars {
    case none
    /// One at the top and one at the bottom.
    case tabs
    /// One at the leading side.
    case sidebar
  }

  private let bar = UIView()
  private let tabBar = UIView()
  private let heading = UILabel()
  private let line = UIView()
  private let language: SampleLanguage
  private let bars: Bars
  private let sidebar = UIView()
  private let rows: [SampleRow]

  /// - Parameters:
  ///   - language: of the messages. Which way they are laid out is for the screen to say.
  ///   - bars: The bars that take room away from the safe area.
  ///   - rowCount: The number of rows, if there are fewer than the screen has room for.
  public init(language: SampleLanguage, bars: Bars = .none, rowCount: Int? = nil) {
    self.language = language
    self.bars = bars
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
    switch bars {
    case .none: break
    case .tabs: addTabs()
    case .sidebar: addSidebar()
    }
  }

  private func addSidebar() {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    additionalSafeAreaInsets = UIEdgeInsets(
      top: 44, left: isRightToLeft ? 0 : 100, bottom: 0, right: isRightToLeft ? 100 : 0)
    sidebar.backgroundColor = Self.barBackground
    view.addSubview(sidebar)
  }

  /// Shows another page, whose bar takes room away from its safe area.
  public func push() {
    let page = SampleScreen(language: language, rowCount: 3)
    addChild(page)
    view.addSubview(page.view)
    page.view.frame = view.bounds
    page.additionalSafeAreaInsets.top = 44
    page.didMove(toParent: self)
  }

  private func addTabs() {
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
    let insets = additionalSafeAreaInsets
    sidebar.frame = CGRect(
      x: insets.right > 0 ? width - insets.right : 0, y: top + 44.5,
      width: insets.left + insets.right, height: view.bounds.height)
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
      let room = width - insets.left - insets.right
      let height = row.sizeThatFits(CGSize(width: room, height: view.bounds.height)).height
      row.frame = CGRect(x: insets.left, y: y, width: room, height: height)
      y += height
    }
  }
}
