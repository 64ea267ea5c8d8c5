import CoreGraphics
public import Foundation

extension NSCoder {
  /// The text `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text(of: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The text `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text(of: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The text `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    text(of: [offset.horizontal, offset.vertical])
  }

  /// The insets that a text names; zero if it has another form.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, count: 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// The insets that a text names; zero if it has another form.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(in: string, count: 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// The offset that a text names; zero if it has another form.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
}
