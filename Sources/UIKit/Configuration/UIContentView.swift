public import Foundation

/// A view that shows a content configuration.
///
/// Main thread only. Source: Apple, "UIContentView".
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration. Default: it can if the configuration has the type of
  /// the one that the view shows.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
