extension NSLayoutConstraint {
  /// How the views of a visual format string are aligned across its axis, in which direction they
  /// follow each other, and from where to where distances count.
  ///
  /// Source: Apple, "NSLayoutConstraint.FormatOptions".
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let alignAllLeft = FormatOptions(aligning: .left)
    public static let alignAllRight = FormatOptions(aligning: .right)
    public static let alignAllTop = FormatOptions(aligning: .top)
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits that align views.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The default: a row begins at the leading side.
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// The default: distances in a column are those of edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances in a column are those from the last baseline of a view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: Attribute) {
      rawValue = 1 << attribute.rawValue
    }

    /// The attributes that are equal in all views.
    var alignedAttributes: [Attribute] {
      (1..<16).compactMap(Attribute.init(rawValue:))
        .filter { contains(FormatOptions(aligning: $0)) && !$0.isSize }
    }
  }
}
