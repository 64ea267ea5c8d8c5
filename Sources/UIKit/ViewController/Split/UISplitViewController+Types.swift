import CoreGraphics

extension UISplitViewController {
  /// How many columns there are. `.unspecified` is the older kind, with `viewControllers`.
  ///
  /// Source: Apple, "UISplitViewController.Style".
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column; `.compact` is shown in place of all others while the controller is collapsed.
  ///
  /// Source: Apple, "UISplitViewController.Column".
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// Which columns are shown beside, over or instead of a part of the secondary one. With three columns,
  /// “one” is the supplementary one, and “two” are it and the primary one.
  ///
  /// Source: Apple, "UISplitViewController.DisplayMode".
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary

    /// The former name of `.secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of `.oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of `.oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Where the secondary column is while others are shown: beside them, below them, or moved aside by them
  /// without another width.
  ///
  /// Source: Apple, "UISplitViewController.SplitBehavior".
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// The side of the primary column.
  ///
  /// Source: Apple, "UISplitViewController.PrimaryEdge".
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  /// The background of the primary column.
  ///
  /// Source: Apple, "UISplitViewController.BackgroundStyle".
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  /// Whether bars of columns have the button that shows and hides the primary column. `.automatic` means:
  /// if `presentsWithGesture` is true.
  ///
  /// Source: Apple, "UISplitViewController.DisplayModeButtonVisibility".
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  /// The value of a width that the system chooses.
  ///
  /// Source: Apple, "automaticDimension".
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)
}

extension UISplitViewController.DisplayMode {
  /// How many columns are shown besides the secondary one.
  var columnCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The behavior with which the mode is shown; `.automatic` if it is shown with all.
  var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case .automatic, .secondaryOnly: .automatic
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// The mode with a number of columns besides the secondary one.
  init(columnCount: Int, _ behavior: UISplitViewController.SplitBehavior) {
    switch (columnCount, behavior) {
    case (1, .overlay): self = .oneOverSecondary
    case (1, _): self = .oneBesideSecondary
    case (2, .overlay): self = .twoOverSecondary
    case (2, .displace): self = .twoDisplaceSecondary
    case (2, _): self = .twoBesideSecondary
    default: self = .secondaryOnly
    }
  }
}
