import Foundation
import UIKit

/// Views for tests of constraints, in a superview of 320 × 480 points.
@MainActor struct ConstrainedTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func addView(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// Activates constraints and lays out.
  func lay(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  /// Gives a view a place above the others, and a height.
  func placeVertically(_ views: UIView...) {
    for view in views {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
  }
}

/// A view with a natural size.
final class NaturalView: UIView {
  var size = CGSize(width: 60, height: 20) {
    didSet { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize { size }
}

extension NSLayoutConstraint {
  func with(priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
