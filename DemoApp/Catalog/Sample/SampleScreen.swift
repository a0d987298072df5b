// SPDX-License-Identifier: MIT

import StatusHUD

/// A plain app's screen, so that a picture shows the HUD where it belongs: over something.
public final class SampleScreen: UIViewController {
  // iOS's own colors for the purpose, spelled out: tvOS does not declare them.
  private static let background = color(light: .white, dark: .black)
  private static let barBackground = color(
    light: UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1),
    dark: UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))

  private static func color(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { @Sendable in $0.userInterfaceStyle == .dark ? dark : light }
  }

  private let bar = UIView()
  private let heading = UILabel()
  private let line = UIView()
  /// The tab bar or the sidebar.
  private let otherBar = UIView()
  private let language: SampleLanguage
  private let surroundings: Surroundings
  private let rows: [SampleRow]

  /// - Parameters:
  ///   - language: of the messages. Which way they are laid out is for the screen to say.
  ///   - surroundings: What may have bars, which take room away from the safe area.
  ///   - rowCount: The number of rows, if there are fewer than the screen has room for.
  public init(language: SampleLanguage, in surroundings: Surroundings = .app, rowCount: Int? = nil)
  {
    self.language = language
    self.surroundings = surroundings
    rows = Array(SampleRow.all(in: language).prefix(rowCount ?? .max))
    super.init(nibName: nil, bundle: nil)
  }

  /// There is none in an archive.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.background
    view.clipsToBounds = true
    for bar in [bar, otherBar] { bar.backgroundColor = Self.barBackground }
    heading.text = language.text("Inbox", "البريد الوارد")
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    line.backgroundColor = .separator
    for subview in rows + [bar, heading, line, otherBar] { view.addSubview(subview) }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch surroundings {
    case .bars:
      additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
      for color in [UIColor.systemBlue, .systemGray, .systemGray] {
        let tab = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        tab.layer.cornerRadius = 8
        tab.backgroundColor = color
        otherBar.addSubview(tab)
      }
    case .sidebar:
      additionalSafeAreaInsets = UIEdgeInsets(
        top: 44, left: isRightToLeft ? 0 : 100, bottom: 0, right: isRightToLeft ? 100 : 0)
    default: break
    }
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

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    let insets = additionalSafeAreaInsets
    let top = view.safeAreaInsets.top - insets.top
    switch surroundings {
    case .bars:
      let barHeight = view.safeAreaInsets.bottom
      otherBar.frame = CGRect(x: 0, y: height - barHeight, width: width, height: barHeight)
      for (index, tab) in otherBar.subviews.enumerated() {
        tab.center = CGPoint(x: width * (CGFloat(index) + 0.5) / 3, y: insets.bottom / 2)
      }
    case .sidebar:
      otherBar.frame = CGRect(
        x: insets.right > 0 ? width - insets.right : 0, y: top + 44.5,
        width: insets.left + insets.right, height: height)
    default: break
    }
    bar.frame = CGRect(x: 0, y: 0, width: width, height: top + 44)
    heading.frame = CGRect(x: 0, y: top, width: width, height: 44)
    line.frame = CGRect(x: 0, y: top + 44, width: width, height: 0.5)
    var y = top + 44.5
    for row in rows {
      let room = width - insets.left - insets.right
      let size = row.sizeThatFits(CGSize(width: room, height: height))
      row.frame = CGRect(origin: CGPoint(x: insets.left, y: y), size: size)
      y += size.height
    }
  }
}
