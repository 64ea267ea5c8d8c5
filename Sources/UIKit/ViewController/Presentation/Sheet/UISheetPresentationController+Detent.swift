public import Foundation

/// What the height of a detent may depend on.
///
/// Main thread only. Source: Apple, "UISheetPresentationControllerDetentResolutionContext".
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, without the safe area below. Points.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  ///
  /// Main thread only. Source: Apple, "UISheetPresentationController.Detent".
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a detent.
    ///
    /// Source: Apple, "UISheetPresentationController.Detent.Identifier".
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Self("com.apple.UIKit.medium")
      public static let large = Self("com.apple.UIKit.large")
    }

    public typealias Context = any UISheetPresentationControllerDetentResolutionContext

    public let identifier: Identifier
    private let resolver: (Context) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: @escaping (Context) -> CGFloat?) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// Half of the height of the window; there is none in a window of compact height.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard !context.containerTraitCollection.isCompactHeight else { return nil }
        return (context as? SheetContext)?.mediumValue ?? context.maximumDetentValue / 2
      }
    }

    /// The full height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that the program computes, without the safe area below; nil means that there is no
    /// such detent now. Points.
    ///
    /// - Parameter identifier: nil means one of its own.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: Context) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height without the safe area below, in points; nil if there is no such detent now.
    public final func resolvedValue(in context: Context) -> CGFloat? { resolver(context) }
  }
}

/// Is told what the user does with a sheet.
///
/// Main thread only. Source: Apple, "UISheetPresentationControllerDelegate".
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has moved the sheet to another detent. Default: nothing.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What the heights of a sheet's detents depend on.
@MainActor final class SheetContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
    (containerTraitCollection, maximumDetentValue, mediumValue) = (traits, maximum, medium)
  }
}
