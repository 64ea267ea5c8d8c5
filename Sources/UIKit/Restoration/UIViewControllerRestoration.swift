public import Foundation

/// Creates view controllers again at a launch that restores the state of an earlier one.
///
/// Source: Apple, "UIViewControllerRestoration".
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller of an identifier path; nil if it is not to be restored.
  ///
  /// - Parameters:
  ///   - identifierComponents: the restoration identifiers of the controller's parents and its own.
  ///   - coder: has what the controller has encoded.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object other than a view or a view controller that takes part in restoring state.
///
/// Source: Apple, "UIStateRestoring".
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// The object to whose identifier path that of this object is added. Default: nil.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that creates the object again. Default: nil, which means that the program does.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  /// Called after all objects have been restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

/// Creates objects other than views and view controllers again.
///
/// Source: Apple, "UIObjectRestoration".
@preconcurrency @MainActor public protocol UIObjectRestoration: AnyObject {
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}
