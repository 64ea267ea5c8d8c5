import UIKit

extension GalleryPage {
  static let hitTesting = GalleryPage(
    name: "hit-testing", title: "Hit testing",
    caption: "Touch or click: the frontmost view below the finger gets the touch, and its frame is "
      + "lit while the finger is down.",
    specimens: [
      Specimen("hitTest(_:with:)", note: "from the front to the back, the deepest view wins") {
        $0.hitArea { area in
          let green = area.add(10, 8, 92, 74, "A", DemoPalette.teal)
          let blue = area.add(14, 12, 60, 50, "B", DemoPalette.sky, in: green)
          _ = area.add(14, 12, 32, 26, "C", DemoPalette.coral, in: blue)
        }
      },
      Specimen("isUserInteractionEnabled = false", note: "B lets touches through to what is behind")
      {
        $0.hitArea { area in
          _ = area.add(10, 12, 64, 60, "A", DemoPalette.teal)
          let glass = area.add(40, 22, 62, 40, "B", DemoPalette.sky.withAlphaComponent(0.6))
          glass.isUserInteractionEnabled = false
        }
      },
      Specimen("alpha < 0.01", note: "B is too faint to be touched; C at 0.01 is not") {
        $0.hitArea { area in
          _ = area.add(10, 12, 92, 60, "A", DemoPalette.teal)
          for (x, name, alpha) in [(18, "B", 0.009), (60, "C", 0.01)]
            as [(CGFloat, String, CGFloat)]
          {
            area.outline(x, 26, 34, 32, name)
            area.add(x, 26, 34, 32, name, DemoPalette.coral).alpha = alpha
          }
        }
      },
      Specimen("point(inside:with:)", note: "A is touched inside of its circle only") {
        $0.hitArea { area in
          _ = area.add(24, 10, 70, 70, "A", DemoPalette.brass, isRound: true)
        }
      },
      Specimen("outside of the superview", note: "B is visible there, and not reached") {
        $0.hitArea { area in
          let box = area.add(10, 12, 56, 60, "A", DemoPalette.teal)
          _ = area.add(30, 18, 66, 26, "B", DemoPalette.coral, in: box)
        }
      },
      Specimen("isMultipleTouchEnabled", note: "A gets the first finger, B all of them") {
        $0.hitArea { area in
          _ = area.add(10, 12, 42, 60, "A", DemoPalette.teal)
          area.add(60, 12, 42, 60, "B", DemoPalette.sky).isMultipleTouchEnabled = true
        }
      },
    ])
}

extension Stage {
  fileprivate func hitArea(_ build: (HitTestArea) -> Void) {
    let area = HitTestArea(on: self)
    view.addSubview(area)
    build(area)
  }
}

/// The part of a stage that reports which of its named views has the touches.
private final class HitTestArea: UIView {
  private let stage: Stage
  private let readout: UILabel
  /// The number of touches that each named view has.
  private var touched: [NamedView: Int] = [:]

  init(on stage: Stage) {
    self.stage = stage
    readout = stage.readout(110, 10, 46, 70, text: "no touch")
    super.init(frame: stage.view.bounds)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a view with a letter in its corner. The place is in units.
  @discardableResult
  func add(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ name: String,
    _ color: UIColor, in superview: UIView? = nil, isRound: Bool = false
  ) -> NamedView {
    let view = NamedView(frame: stage.rect(x, y, width, height), name: name, color: color)
    (superview ?? self).addSubview(view)
    view.isRound = isRound
    write(name, isRound ? 16 : 4, on: view)
    return view
  }

  /// Adds a dashed outline of a view that is hardly visible, with its name.
  func outline(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ name: String) {
    let box = UIView(frame: stage.rect(x, y, width, height))
    box.isUserInteractionEnabled = false
    addSubview(box)
    stage.on(box).dashedOutline(box.bounds, GalleryStyle.ink)
    write(name, 4, on: box)
  }

  /// Writes a name that takes no touches near the top left corner of a view.
  private func write(_ name: String, _ inset: CGFloat, on view: UIView) {
    stage.on(view).note(name, inset, inset + 6, color: GalleryStyle.ink)
    view.subviews.last?.isUserInteractionEnabled = false
  }

  // MARK: Touches that the named views pass on

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count(touches, 1)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    count(touches, -1)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    count(touches, -1)
  }

  private func count(_ touches: Set<UITouch>, _ change: Int) {
    for case let view as NamedView in touches.map(\.view) {
      touched[view, default: 0] += change
      view.layer.borderWidth = touched[view] == 0 ? 0 : stage.hairline * 2
    }
    let lines = touched.filter { $0.value > 0 }.map { "\($0.key.name): \($0.value)" }.sorted()
    readout.text = lines.isEmpty ? "no touch" : lines.joined(separator: "\n")
  }
}

/// A colored view with a name.
private final class NamedView: UIView {
  let name: String
  /// Whether touches are accepted inside of the inscribed circle only.
  var isRound = false {
    didSet { layer.cornerRadius = isRound ? bounds.width / 2 : 0 }
  }

  init(frame: CGRect, name: String, color: UIColor) {
    self.name = name
    super.init(frame: frame)
    backgroundColor = color
    layer.borderColor = DemoPalette.ivory.cgColor
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard isRound else { return super.point(inside: point, with: event) }
    return hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
  }
}
