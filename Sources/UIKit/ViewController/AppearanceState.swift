/// Where the view of a view controller is between hidden and visible.
enum AppearanceState {
  case disappeared
  /// Between `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  case appearing
  case appeared
  /// Between `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
  case disappearing

  var isVisible: Bool { self == .appearing || self == .appeared }
}
