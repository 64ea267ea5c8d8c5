public import Foundation
import Wayland

/// What a drop would do.
///
/// Source: Apple, "UIDropOperation".
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the items are not wanted.
  case cancel
  /// Nothing, although items of their kind are usually taken here.
  case forbidden
  case copy
  /// The program that the items come from removes them.
  case move
}

/// What a drop interaction answers to items above it.
///
/// Main thread only. Source: Apple, "UIDropProposal".
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  open private(set) var operation: UIDropOperation
  /// Whether the exact place matters. It has no effect on the preview. Default: false.
  open var isPrecise = false
  /// Whether previews are shown in their full size, as they are in any case. Default: false.
  open var prefersFullSizePreview = false

  public required init(operation: UIDropOperation) {
    self.operation = operation
  }

  /// Creates a proposal, for which the compositor shows no badge.
  @available(*, deprecated, message: "use init(operation:)")
  public convenience init(dropOperation operation: UIDropOperation) {
    self.init(operation: operation)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(operation: operation)
    (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
    return copy
  }
}

extension UIDropOperation {
  /// The operation as the compositor knows it; nothing for one without a drop.
  var actions: DragActions {
    switch self {
    case .cancel, .forbidden: []
    case .copy: .copy
    case .move: .move
    }
  }

  init(_ actions: DragActions) {
    self = actions.contains(.move) ? .move : actions.contains(.copy) ? .copy : .cancel
  }
}
