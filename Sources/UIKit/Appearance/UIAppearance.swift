public import Foundation

/// Classes whose objects a program gives a look at one place: what is set on the proxy of a class is
/// set on each object of the class when it enters a window.
///
/// A proxy records only the members that iOS marks for it, and the tint colors of bars and their items.
/// Values that the program sets on an object itself stay. Main thread only. Source: Apple,
/// "UIAppearance".
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all objects of the class and of its subclasses.
  static func appearance() -> Self

  /// Returns the proxy for objects inside of containers.
  ///
  /// - Parameter containerTypes: the innermost container first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// Returns the proxy for objects in an environment with traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for objects with traits, inside of containers.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// Objects that can be the containers of an appearance proxy: views, view controllers and presentation
/// controllers.
///
/// Source: Apple, "UIAppearanceContainer".
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
