// SPDX-License-Identifier: MIT

import Foundation

/// The page that shows all pictures: a section for each album, and in it the variants of each state.
/// It loads nothing from elsewhere. A click opens the picture itself.
enum Page {
  /// - Parameter sizes: The size of each picture in pixels, by its path.
  static func html(sizes: [String: CGSize]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>StatusHUD: the gallery</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <header>
    <h1>StatusHUD</h1>
    <p>Every state of the HUD in \(Album.count) pictures, on the smallest phone there is. Click a \
    picture to open it.</p>
    </header>
    <nav aria-label="Contents">
    <ul>
    \(Album.all.map(entry).joined())</ul>
    </nav>
    <main>
    \(Album.all.map { section($0, sizes) }.joined())</main>
    </body>
    </html>\n
    """
  }

  private static func entry(_ album: Album) -> String {
    "<li><a href='#\(album.name)'>\(text(album.title))</a> \(album.pictures.count)</li>\n"
  }

  private static func section(_ album: Album, _ sizes: [String: CGSize]) -> String {
    var states = ""
    var title: String?
    for picture in album.pictures {
      if picture.title != title {
        if title != nil { states += "</div>\n</article>\n" }
        states += "<article>\n<h3>\(text(picture.title))</h3>\n<div class=\"variants\">\n"
        title = picture.title
      }
      let path = album.path(of: picture)
      states += figure(of: picture, "\(path).png", sizes[path] ?? .zero)
    }
    return """
      <section id="\(album.name)" aria-labelledby="\(album.name)-title">
      <h2 id="\(album.name)-title">\(text(album.title))</h2>
      <div class="states">
      \(states)</div>
      </article>
      </div>
      </section>\n
      """
  }

  private static func figure(of picture: Picture, _ path: String, _ size: CGSize) -> String {
    """
    <figure\(size.width > 2 * size.height ? " class=\"wide\"" : "")>
    <a href="\(path)"><img loading="lazy" decoding="async" src="\(path)" width="\(Int(size.width))" \
    height="\(Int(size.height))" alt="\(text("\(picture.title): \(picture.subtitle)"))"></a>
    <figcaption>\(text(picture.subtitle))</figcaption>
    </figure>\n
    """
  }

  private static func text(_ text: String) -> String {
    [("&", "&amp;"), (" %", "&nbsp;%"), ("<", "&lt;"), ("\"", "&quot;")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  private static let style = """
    * { box-sizing: border-box; }
    body {
      max-width: 1320px; margin: auto; padding: 40px 20px 80px;
      font: 16px/1.5 -apple-system, "Segoe UI", Inter, system-ui, sans-serif;
    }
    h1 { margin: 0; font-size: 34px; line-height: 1.2; }
    h2 { margin: 56px 0 20px; font-size: 24px; line-height: 1.25; }
    h3 { width: 0; min-width: 100%; margin: 0 0 8px; font-size: 15px; line-height: 1.35; }
    header p { max-width: 36em; margin: 8px 0 28px; color: GrayText; }
    nav ul { margin: 0; padding: 0; list-style: none; columns: 12em; }
    nav li { padding: 3px 0; color: GrayText; font-size: 14px; break-inside: avoid; }
    a { color: CanvasText; }
    .states { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 40px 28px; }
    article:has(.wide) { width: 100%; }
    .variants { display: flex; flex-wrap: wrap; gap: 12px 8px; }
    figure { width: 96px; margin: 0; }
    figure.wide { width: 100%; }
    figure img {
      display: block; width: 100%; height: auto; border-radius: 8px; box-shadow: 0 0 0 1px #8884;
    }
    figure.wide img { border-radius: 0; box-shadow: none; }
    figcaption { margin-top: 5px; color: GrayText; font-size: 12px; line-height: 1.3; }
    """
}
