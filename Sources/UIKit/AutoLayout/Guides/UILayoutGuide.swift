public import Foundation
import QuartzCore

/// A rectangle that takes part in layout, and is not displayed.
///
/// Source: Apple, "UILayoutGuide".
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What determines the rectangle: constraints alone, or for UIKit's guides the owning view.
  enum Role: Int {
    case free, margins, safeArea, readable, keyboard
    /// The content of a scroll view, and what is visible of it.
    case scrollContent, scrollFrame

    /// The owning view's insets, for a guide that these alone determine.
    @MainActor func insets(of view: UIView) -> UIEdgeInsets? {
      switch self {
      case .margins: view.layoutMargins
      case .safeArea: view.safeAreaInsets
      case .free, .readable, .keyboard, .scrollContent, .scrollFrame: nil
      }
    }
  }

  final var role = Role.free
  final weak var owner: UIView?

  public override nonisolated init() {
    super.init()
  }

  /// Creates a guide from an archive, with its identifier. The view that has the guide archives the
  /// constraints.
  ///
  /// Source: Apple, "NSCoding".
  public required init?(coder: NSCoder) {
    super.init()
    identifier = coder.decodeObject(of: NSString.self, forKey: "UIIdentifier") as String? ?? ""
  }

  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "UIIdentifier")
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

  /// The identifier, the frame and the owning view.
  open override var description: String {
    guard MainThread.isCurrent else { return "<\(CALayer.name(of: self))>" }
    return MainActor.assumeIsolated {
      let frame = layoutFrame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.short)
      return "<\(CALayer.name(of: self)): \(CALayer.address(of: self)) - \"\(identifier)\", "
        + "layoutFrame = {{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}, "
        + "owningView = \(owner?.description ?? "(null)")>"
    }
  }
}

extension UILayoutGuide: @preconcurrency NSCoding {}
