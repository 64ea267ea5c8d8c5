import CoreGraphics
import Foundation

/// The view of a date picker in one of its styles.
@MainActor protocol DatePickerContent: UIView {
  /// Called when the user has chosen another date.
  var onChange: (Date) -> Void { get set }
  var naturalSize: CGSize { get }

  func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool)
}

extension UIView {
  /// Lets the subviews follow the view's own direction, which views do not inherit.
  final func passOnDirection() {
    for view in subviews where view.semanticContentAttribute != semanticContentAttribute {
      view.semanticContentAttribute = semanticContentAttribute
    }
  }
}
