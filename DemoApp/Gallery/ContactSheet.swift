// SPDX-License-Identifier: MIT

@_spi(LinuxHost) import LinuxUIKit

/// Many pictures on one, each with its title: eight in a row, as many as a state has variants.
@MainActor
struct ContactSheet {
  struct Entry {
    let picture: Picture
    let image: CGImage
  }

  /// So many phones make a sheet of nearly 4000 pixels a side, which any viewer shows.
  static let capacity = 48

  private static let columns = 8
  /// Large enough for a phone, and for the smallest text on it to be read.
  private static let cell = CGSize(width: 160, height: 284)
  private static let labelHeight: CGFloat = 14
  private static let gap: CGFloat = 8
  private static let margin: CGFloat = 8

  let entries: [Entry]

  func image() async -> CGImage {
    let columns = min(entries.count, Self.columns)
    let rows = (entries.count + Self.columns - 1) / Self.columns
    let pitch = CGSize(
      width: Self.cell.width + Self.gap,
      height: pictureHeight + 2 * Self.labelHeight + Self.gap)
    let size = CGSize(
      width: 2 * Self.margin + CGFloat(columns) * pitch.width - Self.gap,
      height: 2 * Self.margin + CGFloat(rows) * pitch.height - Self.gap)
    let screen = OffscreenScreen(size: size, scale: 2)
    defer { screen.disconnect() }
    let window = UIWindow(windowScene: screen.windowScene)
    let sheet = UIViewController()
    sheet.view.backgroundColor = UIColor(white: 0.4, alpha: 1)
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

  /// As high as the tallest picture is when it is as wide as a cell.
  private var pictureHeight: CGFloat {
    let heights = entries.map {
      Self.cell.width * CGFloat($0.image.height) / CGFloat($0.image.width)
    }
    return min(heights.max() ?? 0, Self.cell.height)
  }

  private func add(_ entry: Entry, at origin: CGPoint, to sheet: UIView) {
    let view = UIImageView(image: UIImage(cgImage: entry.image))
    view.contentMode = .scaleAspectFit
    view.frame = CGRect(x: origin.x, y: origin.y, width: Self.cell.width, height: pictureHeight)
    sheet.addSubview(view)
    for (line, text) in [entry.picture.title, entry.picture.subtitle].enumerated() {
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 9, weight: line == 0 ? .semibold : .regular)
      label.textColor = .white
      label.frame = CGRect(
        x: origin.x, y: origin.y + pictureHeight + CGFloat(line) * Self.labelHeight,
        width: Self.cell.width, height: Self.labelHeight)
      sheet.addSubview(label)
    }
  }
}
