public import CoreGraphics
public import Foundation

extension GeometryBoxing where Self: NSValue {
  /// Creates an object that contains insets. Apple: NSValue.init(uiEdgeInsets:).
  public init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(NumberBox(.edgeInsets, [insets.top, insets.left, insets.bottom, insets.right]))
  }

  /// Creates an object that contains insets. Apple: NSValue.init(directionalEdgeInsets:).
  public init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      NumberBox(
        .directionalEdgeInsets, [insets.top, insets.leading, insets.bottom, insets.trailing]))
  }
}

extension NSValue {
  /// The insets. Traps if the object contains a value of another size.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(.edgeInsets)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The insets. Traps if the object contains a value of another size.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = numbers(.directionalEdgeInsets)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}
