import Foundation

/// The content of a segment: a title or an image.
final class SegmentView: UIView {
  private let label = UILabel()
  private let picture = UIImageView()
  private let background = UIImageView()
  /// The title in the font of the selection, which is wider.
  private var selectedTitleSize = CGSize.zero

  override class var startsOpaque: Bool { false }
  override class var startsInteractive: Bool { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    for view in [background, label, picture] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var contentSize: CGSize {
    picture.image == nil ? selectedTitleSize : picture.sizeThatFits(.zero)
  }

  func show(_ index: Int, of control: UISegmentedControl) {
    guard control.segments.indices.contains(index) else { return }
    let state = control.state(of: index)
    let image = control.imageForSegment(at: index)
    let title = image == nil ? control.titleForSegment(at: index) ?? "" : ""
    var attributes = control.look.attributes(for: state)
    let isSelected = state.contains(.selected)
    let standard = UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
    attributes[.font] = attributes[.font] ?? standard
    attributes[.foregroundColor] = attributes[.foregroundColor] ?? UIColor.label
    if !label.shows(title, attributes) {
      label.setText(title, attributes)
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingMiddle
      let widest = attributes.merging(
        [
          .font: control.look.attributes(for: .selected)[.font]
            ?? UIFont.systemFont(ofSize: 13, weight: .semibold)
        ]) { $1 }
      selectedTitleSize = title.size(withAttributes: widest)
    }
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = attributes[.foregroundColor] as? UIColor
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 14, weight: isSelected ? .semibold : .regular)
    background.image = control.look.background(state, .default)
    let isDimmed = state.contains(.disabled)
    let alpha: CGFloat = isDimmed ? 0.3 : state.contains(.highlighted) ? 0.2 : 1
    (label.alpha, picture.alpha) = (alpha, alpha)
  }

  func layOutContent(_ index: Int, of control: UISegmentedControl) {
    guard control.segments.indices.contains(index) else { return }
    background.frame = bounds
    let place = control.place(of: index)
    let own = control.contentPositionAdjustment(forSegmentType: place, barMetrics: .default)
    let any = control.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default)
    let offset = control.segments[index].offset
    let moved = CGPoint(
      x: bounds.midX + offset.width + own.horizontal + any.horizontal,
      y: bounds.midY + offset.height + own.vertical + any.vertical)
    let isPressed = control.isSelectionPressed && control.shownSelection == index
    let scale: CGFloat = isPressed ? 0.95 : 1
    for view in [label, picture] as [UIView] {
      view.transform = .identity
      let size = view.sizeThatFits(.zero)
      view.bounds.size = CGSize(
        width: min(size.width, max(bounds.width - 4, 0)), height: size.height)
      view.center = moved
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  override var standardAccessibility: StandardAccessibility {
    guard let control = superview as? UISegmentedControl,
      let index = control.views.contents.firstIndex(where: { $0 === self })
    else { return StandardAccessibility() }
    return StandardAccessibility(of: self, index, control)
  }
}
