public import Foundation

/// A rectangle that takes part in layout, and is not displayed.
///
/// Source: Apple, "UILayoutGuide".
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The insets of the owning view that determine the rectangle of one of UIKit's guides.
  enum Role {
    case free, margins, safeArea
  }

  final var role = Role.free
  final weak var owner: UIView?

  public override nonisolated init() {
    super.init()
  }

  /// The view that the guide was added to.
  open weak var owningView: UIView? { owner }

  /// A name for messages in the log.
  open var identifier = ""

  /// The rectangle in the owning view's coordinates, as of the last layout. Points.
  open var layoutFrame: CGRect {
    guard let owner, let item = owner.layoutEngine?.existingItem(of: self) else { return .zero }
    return owner.layoutEngine?.rect(of: item) ?? .zero
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The constraints that determine the rectangle along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.layoutEngine?.constraints(determining: self, axis) ?? []
  }

  /// Whether the rectangle could be another one.
  open var hasAmbiguousLayout: Bool { owner?.layoutEngine?.isAmbiguous(self) ?? false }
}
