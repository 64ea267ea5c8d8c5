import Foundation

/// What a segment shows and does.
struct SegmentContent {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// 0 means that the width is found from the others.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true
}

/// What a program has set for the look of all segments.
struct SegmentedLook {
  struct Key: Hashable {
    var left = UIControl.State.normal
    var right = UIControl.State.normal
    var metrics = UIBarMetrics.default
  }

  struct Place: Hashable {
    let segment: UISegmentedControl.Segment
    let metrics: UIBarMetrics
  }

  var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [Key: UIImage] = [:]
  var dividers: [Key: UIImage] = [:]
  var adjustments: [Place: UIOffset] = [:]

  func background(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    backgrounds[Key(left: state, metrics: metrics)] ?? backgrounds[Key(metrics: metrics)]
  }

  func divider(
    _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
  ) -> UIImage? {
    dividers[Key(left: left, right: right, metrics: metrics)] ?? dividers[Key(metrics: metrics)]
  }

  /// The attributes of a state on top of those of the normal one.
  func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let normal = textAttributes[.normal] ?? [:]
    return normal.merging(textAttributes[state] ?? [:]) { $1 }
  }
}
