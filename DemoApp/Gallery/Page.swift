// SPDX-License-Identifier: MIT

import Foundation

/// The page that shows all pictures: a section for each album, and in it the variants of each state.
/// It loads nothing from elsewhere. Without its script, a click opens the picture itself.
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
    picture to enlarge it; the arrow keys lead to the next.</p>
    </header>
    <nav aria-label="Contents">
    <ul>
    \(Album.all.map(entry).joined())</ul>
    </nav>
    <main>
    \(Album.all.map { section($0, sizes) }.joined())</main>
    <dialog aria-label="Picture"><img alt=""><p></p></dialog>
    <script>
    \(script)
    </script>
    </body>
    </html>\n
    """
  }

  private static func entry(_ album: Album) -> String {
    """
    <li><a href="#\(album.name)">\(text(album.title))</a> \(album.pictures.count)</li>\n
    """
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
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
      of: " %", with: "&nbsp;%"
    )
    .replacingOccurrences(of: "<", with: "&lt;")
    .replacingOccurrences(of: "\"", with: "&quot;")
  }

  private static let style = """
    :root {
      color-scheme: light dark;
      --text: #1d1d1f; --quiet: #6e6e73; --page: #f5f5f7; --line: #d8d8dd; --width: 76px;
    }
    @media (prefers-color-scheme: dark) {
      :root { --text: #f5f5f7; --quiet: #98989d; --page: #161618; --line: #38383c; }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; scroll-padding-top: 16px; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    body {
      margin: 0; padding: 40px 20px 80px; background: var(--page); color: var(--text);
      font: 16px/1.5 -apple-system, "Segoe UI", Inter, system-ui, sans-serif;
      -webkit-text-size-adjust: 100%;
    }
    h1 { margin: 0; font-size: 34px; line-height: 1.2; letter-spacing: -0.02em; }
    h2 { margin: 56px 0 20px; font-size: 24px; line-height: 1.25; letter-spacing: -0.015em; }
    h3 { margin: 0 0 8px; font-size: 15px; font-weight: 600; line-height: 1.35; }
    header p { max-width: 36em; margin: 8px 0 28px; color: var(--quiet); }
    a { color: inherit; }
    nav ul { margin: 0; padding: 0; list-style: none; columns: 2; column-gap: 24px; }
    nav li { padding: 3px 0; color: var(--quiet); font-size: 14px; break-inside: avoid;
      font-variant-numeric: tabular-nums; }
    nav a { color: var(--text); text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    .states { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 32px 20px; }
    article:has(.wide) { width: 100%; }
    .variants { display: flex; flex-wrap: wrap; gap: 12px 8px; }
    figure { width: var(--width); margin: 0; }
    figure.wide { width: 100%; }
    h3 { width: 0; min-width: 100%; }
    figure a { display: block; border-radius: 8px; }
    figure img {
      display: block; width: 100%; height: auto; border-radius: 8px;
      box-shadow: 0 0 0 1px var(--line); background: var(--line);
    }
    figure.wide img { border-radius: 0; box-shadow: none; background: none; }
    figcaption { margin-top: 5px; color: var(--quiet); font-size: 12px; line-height: 1.3; }
    a:focus-visible { outline: 2px solid #0a84ff; outline-offset: 3px; }
    dialog {
      max-width: 100vw; max-height: 100vh; margin: auto; padding: 12px; border: 0;
      background: none; color: #fff; text-align: center; cursor: zoom-out; outline: 0;
    }
    dialog::backdrop { background: rgb(20 20 22 / 0.88); }
    dialog img {
      max-width: calc(100vw - 24px); max-height: calc(100vh - 72px); border-radius: 12px;
    }
    dialog p { margin: 8px 0 0; font-size: 14px; }
    @media (min-width: 900px) {
      body { display: grid; grid-template-columns: 210px minmax(0, 1fr); column-gap: 56px;
        max-width: 1320px; margin: auto; padding: 64px 40px 120px; }
      header, main, nav { grid-column: 2; }
      nav { grid-column: 1; grid-row: 1 / span 2; position: sticky; top: 64px; align-self: start; }
      nav ul { columns: 1; }
      header p { margin-bottom: 0; }
      :root { --width: 96px; }
      .states { gap: 40px 28px; }
    }
    """

  private static let script = """
    const box = document.querySelector("dialog")
    const [large, caption] = box.children
    const links = [...document.querySelectorAll("figure a")]
    let shown = 0
    const show = index => {
      shown = (index + links.length) % links.length
      large.src = links[shown].href
      caption.textContent = large.alt = links[shown].firstElementChild.alt
      if (!box.open) box.showModal()
    }
    links.forEach((link, index) => link.addEventListener("click", event => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      show(index)
    }))
    box.addEventListener("click", () => box.close())
    box.addEventListener("close", () => links[shown].focus())
    box.addEventListener("keydown", event => {
      if (event.key === "ArrowRight") show(shown + 1)
      if (event.key === "ArrowLeft") show(shown - 1)
    })
    """
}
