import Foundation

extension UIStackView {
  private enum Key {
    static let axis = "UIStackViewAxis"
    static let distribution = "UIStackViewDistribution"
    static let alignment = "UIStackViewAlignment"
    static let spacing = "UIStackViewSpacing"
    static let isBaselineRelative = "UIStackViewBaselineRelative"
    static let isMarginsRelative = "UIStackViewLayoutMarginsRelative"
    /// The number of arranged subviews.
    static let arranged = "UIStackViewArrangedSubviewCount"
    static func arranged(_ index: Int) -> String { "UIStackViewArrangedSubview.\(index)" }
    static func spacing(_ index: Int) -> String { "UIStackViewCustomSpacing.\(index)" }
  }

  final func encodeStack(with coder: NSCoder) {
    coder.encode(axis.rawValue, forKey: Key.axis)
    coder.encode(distribution.rawValue, forKey: Key.distribution)
    coder.encode(alignment.rawValue, forKey: Key.alignment)
    coder.encode(Double(spacing), forKey: Key.spacing)
    coder.encode(isBaselineRelativeArrangement, forKey: Key.isBaselineRelative)
    coder.encode(isLayoutMarginsRelativeArrangement, forKey: Key.isMarginsRelative)
    let views = arrangedSubviews
    coder.encode(views.count, forKey: Key.arranged)
    for (index, view) in views.enumerated() {
      coder.encode(view, forKey: Key.arranged(index))
      coder.encode(Double(customSpacing(after: view)), forKey: Key.spacing(index))
    }
  }

  /// Leaves out what an archive has not or is invalid in it.
  final func decodeStack(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.arranged)
    else { return }
    axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: Key.axis)) ?? axis
    distribution =
      Distribution(rawValue: coder.decodeInteger(forKey: Key.distribution)) ?? distribution
    alignment = Alignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? alignment
    spacing = finite(coder.decodeDouble(forKey: Key.spacing)) ?? spacing
    isBaselineRelativeArrangement = coder.decodeBool(forKey: Key.isBaselineRelative)
    isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: Key.isMarginsRelative)
    let count = min(max(coder.decodeInteger(forKey: Key.arranged), 0), subviews.count)
    for index in 0..<count { decodeArrangedSubview(index, with: coder) }
  }

  private func decodeArrangedSubview(_ index: Int, with coder: NSKeyedUnarchiver) {
    let view = coder.decodeObject(forKey: Key.arranged(index)) as? UIView
    guard let view, view.superview === self else { return }
    addArrangedSubview(view)
    if let spacing = finite(coder.decodeDouble(forKey: Key.spacing(index))) {
      setCustomSpacing(spacing, after: view)
    }
  }

  private func finite(_ value: Double) -> CGFloat? { value.isFinite ? CGFloat(value) : nil }
}
