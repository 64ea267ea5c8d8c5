import UIKit

/// Draws the walls of the museum, between which the rooms are controls.
final class PlanView: UIView {
  /// The size of the plan in its units.
  static let size = CGSize(width: 12, height: 9)
  /// Called when a room is touched, with its shape.
  var onTouch: (Room, UIView) -> Void = { _, _ in }
  private let shapes = Room.all.map { RoomShape($0) }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    for shape in shapes {
      shape.addAction(
        UIAction { [weak self, unowned shape] _ in self?.onTouch(shape.room, shape) },
        for: .touchUpInside)
      addSubview(shape)
    }
  }

  required init?(coder: NSCoder) { nil }

  func shape(of room: Room) -> UIView { shapes.first { $0.room.id == room.id } ?? self }

  private var unit: CGFloat { bounds.width / Self.size.width }

  private func frame(of place: CGRect) -> CGRect {
    CGRect(
      x: place.minX * unit, y: place.minY * unit, width: place.width * unit,
      height: place.height * unit)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for shape in shapes { shape.frame = frame(of: shape.room.place).insetBy(dx: 3, dy: 3) }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let house = UIBezierPath(
      roundedRect: frame(of: CGRect(x: 0, y: 0, width: 12, height: 8)), cornerRadius: unit * 0.35)
    context.fill(house, MuseumPalette.line)
    let font = UIFont.systemFont(ofSize: max(unit * 0.32, 9), weight: .medium)
    context.write(
      "Garden stairs", at: CGPoint(x: 4.5 * unit, y: 3.62 * unit), font: font,
      color: MuseumPalette.faded.resolvedColor(with: traitCollection))
    let door = CGPoint(x: 6 * unit, y: 8 * unit)
    context.fill(
      .polygon([
        CGPoint(x: door.x, y: door.y + unit * 0.12),
        CGPoint(x: door.x - unit * 0.22, y: door.y + unit * 0.42),
        CGPoint(x: door.x + unit * 0.22, y: door.y + unit * 0.42),
      ]), MuseumPalette.accent.resolvedColor(with: traitCollection))
    context.write(
      "Entrance", at: CGPoint(x: door.x, y: door.y + unit * 0.86), font: font,
      color: MuseumPalette.faded.resolvedColor(with: traitCollection))
  }
}

/// A room in the plan.
private final class RoomShape: UIControl {
  let room: Room

  init(_ room: Room) {
    self.room = room
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "\(room.title), \(room.name)"
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = room.color.darker(isHighlighted ? 0.25 : 0)
    let floor = UIBezierPath(roundedRect: bounds, cornerRadius: min(bounds.width, 100) * 0.06)
    context.fill(
      floor, [color.lighter(0.18), color.darker(0.08)], from: .zero,
      to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    let side = min(bounds.width, bounds.height)
    context.write(
      "\(room.number)", at: CGPoint(x: bounds.midX, y: bounds.midY + side * 0.06),
      font: .museum(max(side * 0.34, 8), .bold), color: UIColor(hex: 0xFFFFFF, alpha: 0.95))
    let top = bounds.midY + side * 0.15
    room.name.draw(
      in: CGRect(
        x: 4, y: top, width: max(bounds.width - 8, 0), height: max(bounds.height - top, 0)),
      withAttributes: [
        .font: UIFont.systemFont(ofSize: max(side * 0.09, 9), weight: .medium),
        .foregroundColor: UIColor(hex: 0xFFFFFF), .paragraphStyle: Self.centered,
      ])
  }

  private static var centered: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return style
  }
}
