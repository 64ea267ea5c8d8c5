import UIKit

extension Stage {
  /// Adds lines of small text in units, which an interactive specimen changes while it is used.
  @discardableResult
  func readout(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, text: String
  ) -> UILabel {
    let label = UILabel(frame: rect(x, y, width, height))
    label.font = .monospacedSystemFont(ofSize: max(6.5 * unit, 1), weight: .regular)
    label.textColor = DemoPalette.haze
    label.numberOfLines = 0
    label.text = text
    view.addSubview(label)
    return label
  }
}
