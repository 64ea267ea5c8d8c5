public import CoreGraphics

/// A distance, to the right and down. Points. Apple: UIOffset.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let zero = UIOffset()
}
