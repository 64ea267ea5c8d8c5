import CoreGraphics

/// What the system chooses where the program leaves it the choice. Apple publishes no sizes; these are
/// close to what iPads do.
enum SplitChoice {
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias SplitBehavior = UISplitViewController.SplitBehavior

  /// The width from which three columns are side by side.
  static let widthOfThreeColumns: CGFloat = 1180
  /// The width that the secondary column keeps beside two others.
  static let minimumSecondaryWidth: CGFloat = 320

  static func behavior(_ style: UISplitViewController.Style, in size: CGSize) -> SplitBehavior {
    guard size.width > size.height else { return .overlay }
    return style == .tripleColumn && size.width < widthOfThreeColumns ? .displace : .tile
  }

  static func columnCount(
    _ style: UISplitViewController.Style, _ behavior: SplitBehavior, in size: CGSize
  ) -> Int {
    switch behavior {
    case .overlay: 0
    case .displace: 1
    case .tile, .automatic:
      style == .tripleColumn && size.width >= widthOfThreeColumns ? 2 : 1
    }
  }
}
