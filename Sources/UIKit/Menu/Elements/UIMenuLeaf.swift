public import Foundation

/// A menu element that does something: an action or a command.
///
/// Main thread only. Source: Apple, "UIMenuLeaf".
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  /// The image while the state is `.on`.
  var selectedImage: UIImage? { get set }
  /// A longer text that explains the element.
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// The object that performs the element, while it does.
  var sender: Any? { get }

  /// Performs the element, unless it is disabled.
  func performWithSender(_ sender: Any?, target: Any?)
}
