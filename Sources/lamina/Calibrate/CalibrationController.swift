import UIKit
import Wayland

/// Shows one cross after the other, and finds the matrix that moves the touches there.
final class CalibrationController: UIViewController {
  /// The places of the crosses, from 0 to 1 on the screen.
  static let places = [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9), (0.5, 0.5)].map {
    InputPoint(x: $0.0, y: $0.1)
  }
  /// The distance between a corrected touch and its cross above which all are asked for again; a share
  /// of the screen.
  private static let tolerance = 0.02

  /// The touches so far, in all attempts.
  private(set) var touchCount = 0
  private var touched: [InputPoint] = []
  private let cross = CrossView()
  private let label = UILabel()
  private let finish: (TouchCalibration) -> Void

  /// - Parameter finish: called with the matrix.
  init(finish: @escaping (TouchCalibration) -> Void) {
    self.finish = finish
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    label.textColor = .white
    label.font = .systemFont(ofSize: 20)
    label.textAlignment = .center
    label.numberOfLines = 0
    view.addSubview(label)
    view.addSubview(cross)
    showCross("Touch the middle of the cross.")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    label.frame = CGRect(x: 20, y: size.height * 0.25, width: size.width - 40, height: 80)
    guard touched.count < Self.places.count else { return }
    let fixed = view.convert(point(at: Self.places[touched.count]), from: fixedSpace)
    cross.frame = CGRect(x: fixed.x - 32, y: fixed.y - 32, width: 64, height: 64)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touched.count < Self.places.count else { return }
    let point = view.convert(touch.location(in: view), to: fixedSpace)
    let size = fixedSpace.bounds.size
    touched.append(InputPoint(x: point.x / size.width, y: point.y / size.height))
    touchCount += 1
    guard touched.count == Self.places.count else { return showCross(label.text) }
    end()
  }

  /// The space of the surface, which touches are reported in, however the content is rotated.
  private var fixedSpace: any UICoordinateSpace {
    (view.window?.screen ?? .main).fixedCoordinateSpace
  }

  private func point(at place: InputPoint) -> CGPoint {
    let size = fixedSpace.bounds.size
    return CGPoint(x: place.x * size.width, y: place.y * size.height)
  }

  private func end() {
    let calibration = TouchCalibration(touched: touched, shown: Self.places)
    let error = calibration?.largestError(touched: touched, shown: Self.places) ?? 1
    if let calibration, error <= Self.tolerance { return finish(calibration) }
    touched = []
    showCross("These touches do not fit together. Touch the middle of each cross again.")
  }

  private func showCross(_ text: String?) {
    label.text = text
    view.setNeedsLayout()
  }
}

/// A cross with a ring.
private final class CrossView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    let (middle, side) = (CGPoint(x: bounds.midX, y: bounds.midY), bounds.width)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x, y: 0))
    path.addLine(to: CGPoint(x: middle.x, y: side))
    path.move(to: CGPoint(x: 0, y: middle.y))
    path.addLine(to: CGPoint(x: side, y: middle.y))
    path.move(to: CGPoint(x: middle.x + side / 4, y: middle.y))
    path.addArc(
      withCenter: middle, radius: side / 4, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    path.lineWidth = 2
    UIColor.white.setStroke()
    path.stroke()
  }
}
