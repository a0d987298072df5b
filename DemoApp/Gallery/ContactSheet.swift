// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// All pictures on one, each with its title, light beside dark.
@MainActor
struct ContactSheet {
  struct Entry {
    let title: String
    let image: CGImage
  }

  private static let columns = 8
  private static let cell = CGSize(width: 160, height: 160)
  private static let labelHeight: CGFloat = 18
  private static let gap: CGFloat = 10
  private static let margin: CGFloat = 20

  let entries: [Entry]

  func image() async -> CGImage {
    let rows = (entries.count + Self.columns - 1) / Self.columns
    let pitch = CGSize(
      width: Self.cell.width + Self.gap,
      height: Self.cell.height + Self.labelHeight + Self.gap)
    let size = CGSize(
      width: 2 * Self.margin + CGFloat(Self.columns) * pitch.width - Self.gap,
      height: 2 * Self.margin + CGFloat(rows) * pitch.height - Self.gap)
    let screen = OffscreenScreen(size: size, scale: 2)
    defer { screen.disconnect() }
    let window = UIWindow(windowScene: screen.windowScene)
    let sheet = UIViewController()
    sheet.view.backgroundColor = UIColor(white: 0.5, alpha: 1)
    window.rootViewController = sheet
    window.makeKeyAndVisible()
    for (index, entry) in entries.enumerated() {
      let origin = CGPoint(
        x: Self.margin + CGFloat(index % Self.columns) * pitch.width,
        y: Self.margin + CGFloat(index / Self.columns) * pitch.height)
      add(entry, at: origin, to: sheet.view)
    }
    await screen.advance(by: 0)
    return screen.image()
  }

  private func add(_ entry: Entry, at origin: CGPoint, to sheet: UIView) {
    let picture = UIImageView(image: UIImage(cgImage: entry.image))
    picture.contentMode = .scaleAspectFit
    picture.frame = CGRect(origin: origin, size: Self.cell)
    sheet.addSubview(picture)
    let label = UILabel()
    label.text = entry.title
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textColor = .white
    label.frame = CGRect(
      x: origin.x, y: origin.y + Self.cell.height, width: Self.cell.width,
      height: Self.labelHeight)
    sheet.addSubview(label)
  }
}
