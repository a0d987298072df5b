// SPDX-License-Identifier: MIT

extension HUDLayout {
  /// What the layout is computed from. Anything that is no size counts as empty.
  struct Input: Equatable {
    /// Where the bezel may be, in the coordinates of its view: the safe area without the keyboard.
    var available: CGRect
    /// Pixels per point.
    var scale: CGFloat
    /// Nil without an indicator. A part whose size is zero counts as none.
    var indicator: CGSize?
    /// The measured text, nil without one. Measure within ``HUDLayout/labelLimit(_:)``.
    var label: CGSize?
    /// The measured second text, nil without one.
    var details: CGSize?
    var button: CGSize?
    var minimumSize: CGSize = .zero
    /// Whether the bezel is as high as wide, as far as there is room.
    var isSquare = false
    /// Where in the available room the bezel is without an offset, 0...1 from the left and the top.
    var anchor = CGPoint(x: 0.5, y: 0.5)
    /// Right and down from there. One that is larger than the host leaves the bezel at its edge.
    var offset: UIOffset = .zero
    var metrics = Metrics.overlay
  }

  /// The distances of one kind of HUD, in points.
  struct Metrics: Equatable {
    /// From the bezel's edge to its content.
    var padding: CGFloat
    /// Between two parts of the content.
    var spacing: CGFloat
    /// The least distance of the bezel to the edge of what is available.
    var edgeMargin: CGFloat
    /// A text is no wider, unless the bezel is wider anyway; nil for no such limit.
    var maximumLabelWidth: CGFloat?

    /// Those of the global HUD. Lines longer than 280 points are tiring to read in a box in the middle
    /// of a screen, but not where letters are so large that these are few.
    static func overlay(pointSize: CGFloat) -> Metrics {
      var metrics = overlay
      metrics.maximumLabelWidth = max(280, 18 * pointSize.sanitized(or: 0))
      return metrics
    }

    static let overlay = Metrics(padding: 12, spacing: 8, edgeMargin: 16, maximumLabelWidth: 280)

    /// Those of MBProgressHUD, with one margin inside and outside the bezel.
    static func view(margin: CGFloat) -> Metrics {
      Metrics(padding: margin, spacing: 4, edgeMargin: margin, maximumLabelWidth: nil)
    }
  }

  /// What the bezel holds, from the top.
  enum Part: CaseIterable {
    case indicator, label, details, button

    /// The first is cut last.
    static let byImportance: [Part] = [.indicator, .button, .label, .details]

    var isText: Bool { self == .label || self == .details }
  }
}
