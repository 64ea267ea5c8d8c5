public import CoreGraphics

/// A symbol, a control or another view at a side of a list cell.
///
/// Main thread only, where it is shown. Source: Apple, "UICellAccessory".
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is visible.
  ///
  /// Source: Apple, "UICellAccessory.DisplayedState".
  public enum DisplayedState: Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// The width that is kept for an accessory.
  ///
  /// Source: Apple, "UICellAccessory.LayoutDimension".
  public enum LayoutDimension: Hashable, Sendable {
    /// That of the accessory itself.
    case actual
    /// That of standard accessories.
    case standard
    /// Points.
    case custom(CGFloat)
  }

  /// The side of an accessory that the program makes.
  ///
  /// Source: Apple, "UICellAccessory.Placement".
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  enum Kind {
    case disclosure, outline, checkmark, delete, insert, reorder, multiselect, detail
    case label(String, UIFont, adjusts: Bool)
    case view(UIView)
  }

  let kind: Kind
  let displayed: DisplayedState
  let isLeading: Bool
  let look: Look
  let handler: (() -> Void)?

  /// What the options of all accessories have in common.
  struct Look {
    var isHidden = false
    var width = LayoutDimension.standard
    var tint: UIColor?
    var background: UIColor?
  }

  init(
    _ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false, _ look: Look,
    handler: (() -> Void)? = nil
  ) {
    (self.kind, self.displayed, self.isLeading) = (kind, displayed, isLeading)
    (self.look, self.handler) = (look, handler)
  }
}
