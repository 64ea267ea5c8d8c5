import CoreGraphics
import Foundation

/// The title of a navigation item: a text, or a view of the program. A tap opens the menu that the item
/// provides.
@MainActor final class NavigationTitleView: UIControl {
  private unowned let item: UINavigationItem
  private let label = UILabel()
  private let chevron = UIImageView(image: nil)
  private var custom: BarCustomView?
  private var adjustment = UIOffset.zero

  init(_ item: UINavigationItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    label.isUserInteractionEnabled = false
    chevron.image = UIImage(
      systemName: "chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(scale: .small))
    addSubview(label)
    addSubview(chevron)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  func update() {
    if custom?.content !== item.titleView {
      custom?.removeFromSuperview()
      custom = item.titleView.map { BarCustomView($0) }
      if let custom { addSubview(custom) }
    }
    let hasMenu = item.titleMenuProvider != nil && item.titleView == nil
    isContextMenuInteractionEnabled = hasMenu
    showsMenuAsPrimaryAction = hasMenu
    isUserInteractionEnabled = hasMenu || custom != nil
    chevron.isHidden = !hasMenu
    label.isHidden = custom != nil
    setNeedsLayout()
  }

  /// Takes the program's view again, after another view has shown it.
  func reload() {
    custom?.removeFromSuperview()
    custom = nil
  }

  func show(_ appearance: UINavigationBarAppearance) {
    var attributes = appearance.titleTextAttributes
    attributes[.foregroundColor] = attributes[.foregroundColor] ?? UIColor.label
    label.setText(item.title ?? "", attributes)
    chevron.tintColor = .secondaryLabel
    adjustment = appearance.titlePositionAdjustment
    setNeedsLayout()
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.titleMenuProvider?([]) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  // MARK: Layout

  func naturalWidth(inHeight height: CGFloat) -> CGFloat {
    if let custom {
      return custom.naturalSize(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
        .width
    }
    return label.intrinsicContentSize.width.rounded(.up) + chevronWidth
  }

  private var chevronWidth: CGFloat {
    chevron.isHidden ? 0 : chevron.intrinsicContentSize.width + 4
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    custom?.frame = bounds
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = chevron.isHidden ? .zero : chevron.intrinsicContentSize
    var frame = bounds
    frame.size.width = max(frame.width - chevronWidth, 0)
    if isReversed { frame.origin.x += chevronWidth }
    // The text has its new width at once, so that an animation of the width does not compress it.
    UIView.performWithoutAnimation { label.bounds.size = frame.size }
    label.center = CGPoint(
      x: frame.midX + adjustment.horizontal, y: frame.midY + adjustment.vertical)
    chevron.frame = CGRect(
      x: isReversed ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || custom.map { $0.point(inside: convert(point, to: $0), with: event) } ?? false
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }

  /// The text that is shown; nil where the program shows a view.
  var text: String? { custom == nil ? label.text : nil }
}
