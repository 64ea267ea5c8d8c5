/// A side or a corner of a rectangle.
///
/// Source: Apple, "NSRectAlignment".
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
