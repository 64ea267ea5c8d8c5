import UIKit

extension Stage {
  static var plateColor: UIColor { UIColor(hex: 0x33407A) }

  /// Adds a stack view with a frame in units, on a plate of the same size.
  @discardableResult
  func stack(
    _ views: [UIView], in frame: CGRect = CGRect(x: 8, y: 10, width: 144, height: 70),
    configure: (UIStackView) -> Void
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = rect(frame.minX, frame.minY, frame.width, frame.height)
    stack.backgroundColor = Self.plateColor
    stack.layer.cornerRadius = length(2)
    stack.spacing = length(4)
    configure(stack)
    view.addSubview(stack)
    return stack
  }

  /// Returns a rounded view of one color with a natural size in units; nil means none.
  func tile(_ width: CGFloat?, _ height: CGFloat?, _ index: Int) -> SizedTile {
    let tile = SizedTile(
      CGSize(
        width: width.map(length) ?? UIView.noIntrinsicMetric,
        height: height.map(length) ?? UIView.noIntrinsicMetric))
    tile.backgroundColor = DemoPalette.accent(index)
    tile.layer.cornerRadius = length(2)
    return tile
  }

  func label(
    _ text: String, size: CGFloat = 9, color: UIColor = DemoPalette.ivory, lines: Int = 1
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size * unit)
    label.textColor = color
    label.numberOfLines = lines
    return label
  }

  /// Adds a horizontal line across the stage, in points.
  func rule(y: CGFloat) {
    let line = UIView(frame: CGRect(x: 0, y: y, width: view.bounds.width, height: hairline))
    line.backgroundColor = UIColor.systemOrange
    view.addSubview(line)
  }
}

/// A view with a natural size.
final class SizedTile: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
