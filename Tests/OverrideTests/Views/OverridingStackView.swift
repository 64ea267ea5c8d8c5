import UIKit

final class OverridingStackView: UIStackView {
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var arrangedSubviews: [UIView] { called(super.arrangedSubviews) }
  override func addArrangedSubview(_ view: UIView) { called(super.addArrangedSubview(view)) }
  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    called(super.insertArrangedSubview(view, at: stackIndex))
  }
  override func removeArrangedSubview(_ view: UIView) { called(super.removeArrangedSubview(view)) }
  override func willRemoveSubview(_ subview: UIView) { called(super.willRemoveSubview(subview)) }
  override var axis: NSLayoutConstraint.Axis {
    get { called(super.axis) }
    set { super.axis = assigned(newValue) }
  }
  override var distribution: UIStackView.Distribution {
    get { called(super.distribution) }
    set { super.distribution = assigned(newValue) }
  }
  override var alignment: UIStackView.Alignment {
    get { called(super.alignment) }
    set { super.alignment = assigned(newValue) }
  }
  override var spacing: CGFloat {
    get { called(super.spacing) }
    set { super.spacing = assigned(newValue) }
  }
  override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    called(super.setCustomSpacing(spacing, after: arrangedSubview))
  }
  override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    called(super.customSpacing(after: arrangedSubview))
  }
  override var isBaselineRelativeArrangement: Bool {
    get { called(super.isBaselineRelativeArrangement) }
    set { super.isBaselineRelativeArrangement = assigned(newValue) }
  }
  override var isLayoutMarginsRelativeArrangement: Bool {
    get { called(super.isLayoutMarginsRelativeArrangement) }
    set { super.isLayoutMarginsRelativeArrangement = assigned(newValue) }
  }
  override class var requiresConstraintBasedLayout: Bool {
    called(super.requiresConstraintBasedLayout)
  }
  override var forFirstBaselineLayout: UIView { called(super.forFirstBaselineLayout) }
  override var forLastBaselineLayout: UIView { called(super.forLastBaselineLayout) }
  override func updateConstraints() { called(super.updateConstraints()) }
}

extension Overrides {
  static let stackView = Overrides(
    of: "UIStackView", by: OverridingStackView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)),
    uses: [
      {
        $0.axis = $0.axis
        $0.distribution = $0.distribution
        $0.alignment = $0.alignment
        $0.spacing = $0.spacing
        $0.isBaselineRelativeArrangement = $0.isBaselineRelativeArrangement
        $0.isLayoutMarginsRelativeArrangement = $0.isLayoutMarginsRelativeArrangement
      },
      {
        let view = UIView()
        // This calls `insertArrangedSubview(_:at:)`.
        $0.addArrangedSubview(view)
        $0.setCustomSpacing(3, after: view)
        _ = ($0.arrangedSubviews, $0.customSpacing(after: view))
        _ = ($0.forFirstBaselineLayout, $0.forLastBaselineLayout)
        // This calls `updateConstraints()`.
        $0.layoutIfNeeded()
        // This calls `willRemoveSubview(_:)` and `removeArrangedSubview(_:)`.
        view.removeFromSuperview()
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
    ])
}
