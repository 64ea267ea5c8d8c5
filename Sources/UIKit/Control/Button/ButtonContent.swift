import Foundation

/// What a button without a configuration shows, for each state.
struct ButtonContent {
  struct Values {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?

    var isEmpty: Bool {
      title == nil && attributedTitle == nil && titleColor == nil && titleShadowColor == nil
        && image == nil && backgroundImage == nil && symbolConfiguration == nil
    }
  }

  private(set) var values: [UIControl.State: Values] = [:]

  /// The value for a state, or else the one for the normal state.
  func value<Value>(_ path: KeyPath<Values, Value?>, for state: UIControl.State) -> Value? {
    values[state]?[keyPath: path] ?? values[.normal]?[keyPath: path]
  }

  mutating func set<Value>(
    _ value: Value?, _ path: WritableKeyPath<Values, Value?>, for state: UIControl.State
  ) {
    values[state, default: Values()][keyPath: path] = value
    if values[state]?.isEmpty == true { values[state] = nil }
  }
}
