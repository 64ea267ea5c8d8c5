import CoreGraphics
public import Foundation

/// A row of a list in a collection view, with accessories at its sides.
///
/// Main thread only. Geometry is in points. Source: Apple, "UICollectionViewListCell".
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  final let list = ListCellParts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpList()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpList()
  }

  /// By how many steps the content is indented. In a section with a tree, the diffable data source sets it
  /// to the number of the item's parents. Default: 0.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// A step of the indentation. Points. Default: 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Whether leading accessories are indented too. Default: true.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// Symbols, controls and views at the sides, from the content outwards at the trailing side. Default:
  /// none.
  open var accessories: [UICellAccessory] = [] {
    didSet { updateAccessories() }
  }

  /// A content configuration for the list's appearance, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

  // MARK: UICollectionViewCell

  /// A background configuration for the list's appearance.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    standardBackground
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    updateAccessories()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutList()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    // The margins of the content follow from its place in the cell.
    bounds.size.width = targetSize.width
    layoutIfNeeded()
    var space = targetSize
    let sides = listSides
    space.width = max(0, space.width - sides.start - sides.end)
    var size = super.systemLayoutSizeFitting(
      space, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += sides.start + sides.end
    // A row has at least the height of a finger.
    size.height = max(size.height, Self.smallestHeight)
    return size
  }

  private static let smallestHeight: CGFloat = 44

  open override func prepareForReuse() {
    super.prepareForReuse()
    indentationLevel = 0
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    show(layoutAttributes.listRow)
  }
}
