import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc protocol BarChartViewDelegate: AnyObject {
  @objc optional func chart(_ chart: BarChartView, didSelectBarAt index: Int)
  @objc optional func chart(_ chart: BarChartView, titleForBarAt index: Int) -> String
  @objc optional var chartTintColor: UIColor { get }
}

/// A bar chart with an axis, grid lines, titles and a value above the selected bar.
@IBDesignable
open class BarChartView: UIView {
  @IBInspectable public var barSpacing: CGFloat = 14 { didSet { setNeedsLayout() } }
  @IBInspectable public var gridLineCount: Int = 4 { didSet { setNeedsDisplay() } }
  @objc weak var delegate: BarChartViewDelegate? { didSet { reload() } }

  @objc public var values: [Double] = [] { didSet { reload() } }
  private var bars: [BarLayer] = []
  private(set) var selectedIndex: Int?

  private var plotArea: CGRect {
    return bounds.inset(by: UIEdgeInsets(top: 32, left: 48, bottom: 36, right: 16))
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    contentMode = .redraw
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    addGestureRecognizer(tap)
    let pan = BarPanRecognizer(target: self, action: #selector(BarChartView.panned))
    addGestureRecognizer(pan)
  }

  private func reload() {
    for bar in bars {
      bar.removeFromSuperlayer()
    }
    bars = values.map { _ in BarLayer() }
    for (index, bar) in bars.enumerated() {
      bar.barColor = color(at: index)
      layer.addSublayer(bar)
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func color(at index: Int) -> UIColor {
    let color = delegate?.chartTintColor ?? .systemBlue
    return index == selectedIndex ? .systemOrange : color
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let width = plotArea.width / CGFloat(max(bars.count, 1))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, bar) in bars.enumerated() {
      bar.frame = CGRect(
        x: plotArea.minX + CGFloat(index) * width + barSpacing / 2, y: plotArea.minY,
        width: width - barSpacing, height: plotArea.height)
    }
    CATransaction.commit()
  }

  @objc open func animateBars() {
    let largest = values.max() ?? 1
    for (index, bar) in bars.enumerated() {
      bar.grow(to: CGFloat(values[index] / largest), after: 0.05 * Double(index))
    }
  }

  // MARK: Selection

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
    select(at: recognizer.location(in: self))
  }

  @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
    select(at: recognizer.location(in: self))
  }

  private func select(at point: CGPoint) {
    guard let index = bars.firstIndex(where: { $0.frame.insetBy(dx: -7, dy: -32).contains(point) })
    else { return }
    selectedIndex = index
    for (index, bar) in bars.enumerated() {
      bar.barColor = color(at: index)
      bar.setNeedsDisplay()
    }
    setNeedsDisplay()
    delegate?.chart?(self, didSelectBarAt: index)
  }
}

/// A pan that begins at once.
class BarPanRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible && touches.count > 1 {
      state = .failed
    }
  }
}
