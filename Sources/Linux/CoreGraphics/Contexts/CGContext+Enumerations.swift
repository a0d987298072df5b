// SPDX-License-Identifier: MIT

/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// What is inside a path.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

/// How a colour meets the one below it; what is here of Apple's modes.
///
/// Strokes in `sourceIn` also clear what they do not cover, since Cairo cannot clip to a stroke;
/// fills and images stay inside their shapes.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case clear = 16
  case copy = 17
  case sourceIn = 18
}
