import CoreGraphics

/// The backgrounds and positions that a program gives a bar button for each kind of bar.
struct BarButtonBackgrounds {
  struct Key: Hashable {
    var state: UIControl.State
    /// nil means every style.
    var style: UIBarButtonItem.Style?
    var metrics: UIBarMetrics
  }

  var images: [Key: UIImage] = [:]
  var verticalAdjustments: [UIBarMetrics: CGFloat] = [:]
  var titleAdjustments: [UIBarMetrics: UIOffset] = [:]

  /// Returns the background in a state: that of the style before that of all styles, and that of the
  /// normal state where the state has none.
  func image(
    _ state: UIControl.State, _ style: UIBarButtonItem.Style, _ metrics: UIBarMetrics
  ) -> UIImage? {
    for state in [state, .normal] {
      for metrics in [metrics, .default] {
        for style in [style, nil] {
          if let image = images[Key(state: state, style: style, metrics: metrics)] { return image }
        }
      }
    }
    return nil
  }
}
