public import Foundation
public import ObjectiveC

/// A transition from one view controller to another one that a storyboard describes.
///
/// A subclass overrides `perform()`. Main thread only. Source: Apple, "UIStoryboardSegue".
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue; nil if it has none.
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?
  /// Shows the destination as the kind of the segue does.
  final var transition: ((_ source: UIViewController, _ destination: UIViewController) -> Void)?

  /// Source: Apple, "init(identifier:source:destination:)".
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = nil
    super.init()
  }

  /// Creates a segue that a closure performs.
  ///
  /// Source: Apple, "init(identifier:source:destination:performHandler:)".
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Shows the destination. Default: calls the closure, or does what the segue of the storyboard says.
  ///
  /// Source: Apple, "perform()".
  open func perform() {
    if let handler { handler() } else { transition?(source, destination) }
  }
}

/// Where an unwind segue comes from.
///
/// Main thread only. Source: Apple, "UIStoryboardUnwindSegueSource".
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
  }
}

// See `makeObject(of:)` for how an initializer of a class is called that does not require it.

/// Creates a segue with its class's own `init(identifier:source:destination:)`.
@inline(never) @_optimize(none)
@MainActor func makeSegue(
  of aClass: AnyClass, _ identifier: String?, _ source: UIViewController,
  _ destination: UIViewController
) -> UIStoryboardSegue {
  unsafe unsafeBitCast(aClass, to: RequiringInitSegue.Type.self).init(
    identifier: identifier, source: source, destination: destination)
}

@_spi(DynamicInit) open class RequiringInitSegue: UIStoryboardSegue {
  public required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
