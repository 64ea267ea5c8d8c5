import UIKit

/// Views below each other. The program gives the place and the width, and the views the height.
final class ColumnView: UIStackView {
  private var left: NSLayoutConstraint?
  private var top: NSLayoutConstraint?
  private var width: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  /// Becomes a subview of a view.
  func install(in view: UIView) {
    view.addSubview(self)
    let constraints = [
      leftAnchor.constraint(equalTo: view.leftAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
      widthAnchor.constraint(equalToConstant: 1),
    ]
    NSLayoutConstraint.activate(constraints)
    (left, top, width) = (constraints[0], constraints[1], constraints[2])
  }

  /// The height of the views in a width. Points.
  func height(forWidth width: CGFloat) -> CGFloat {
    self.width?.constant = width
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height.rounded(.up)
  }

  func place(at origin: CGPoint, width: CGFloat) {
    left?.constant = origin.x
    top?.constant = origin.y
    self.width?.constant = width
  }
}
