import UIKit

/// A page of the gallery: the background with its texts, and the specimens on their plates.
final class GalleryPageView: UIView {
  let page: GalleryPage
  /// The index of the page; nil for a page without a footer.
  private let index: Int?
  let layout: GalleryLayout
  private(set) var stages: [UIView] = []
  private lazy var elements = makeAccessibilityElements()

  convenience init(_ index: Int, size: CGSize) {
    self.init(Gallery.pages[index], index: index, size: size)
  }

  init(_ page: GalleryPage, index: Int? = nil, size: CGSize) {
    self.page = page
    self.index = index
    layout = GalleryLayout(size: size, space: page.space, count: page.specimens.count)
    super.init(frame: CGRect(origin: .zero, size: size))
    for (specimen, frame) in zip(page.specimens, layout.stages) {
      let view = UIView(frame: frame)
      addSubview(view)
      stages.append(view)
      specimen.build(Stage(view: view, space: page.space))
    }
  }

  required init?(coder: NSCoder) { nil }

  var title: String { page.title }

  override var accessibilityElements: [Any]? {
    get { elements }
    set {}
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameControls()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(
      UIBezierPath(rect: bounds), [DemoPalette.dusk, DemoPalette.night], from: .zero,
      to: CGPoint(x: 0, y: bounds.height))
    drawHeader(context)
    for (specimen, cell) in zip(page.specimens, layout.cells) {
      draw(specimen, in: cell, on: context)
    }
    if let index { drawFooter(index, context) }
  }

  private func drawHeader(_ context: CGContext) {
    let unit = layout.unit
    let (left, right) = (48 * unit, bounds.width - 48 * unit)
    let rule = UIBezierPath.line(
      CGPoint(x: left, y: 38 * unit), CGPoint(x: left + 28 * unit, y: 38 * unit))
    context.stroke(rule, DemoPalette.brass, width: 2 * unit, cap: .butt)
    context.write(
      page.name, at: CGPoint(x: left + 40 * unit, y: 42 * unit),
      font: .monospacedSystemFont(ofSize: 12 * unit, weight: .semibold), color: DemoPalette.brass,
      alignment: .left)
    context.write(
      page.title, at: CGPoint(x: left - unit, y: 84 * unit), font: .exhibit(36 * unit),
      color: DemoPalette.ivory, alignment: .left)
    context.write(
      page.caption, at: CGPoint(x: left, y: 111 * unit), font: .systemFont(ofSize: 14.5 * unit),
      color: GalleryStyle.muted, alignment: .left, within: right - left)
  }

  private func draw(_ specimen: Specimen, in cell: CGRect, on context: CGContext) {
    let unit = layout.unit
    let plate = UIBezierPath(
      roundedRect: cell.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 10 * unit)
    context.fill(plate, GalleryStyle.plate)
    context.stroke(plate, GalleryStyle.rim, width: 1)
    let (left, width) = (cell.minX + 16 * unit, cell.width - 32 * unit)
    let hasNote = !specimen.note.isEmpty
    context.write(
      specimen.title, at: CGPoint(x: left, y: cell.maxY - (hasNote ? 31 : 22) * unit),
      font: .monospacedSystemFont(ofSize: 12.5 * unit, weight: .regular), color: DemoPalette.ivory,
      alignment: .left, within: width)
    guard hasNote else { return }
    context.write(
      specimen.note, at: CGPoint(x: left, y: cell.maxY - 14 * unit),
      font: .systemFont(ofSize: 11.5 * unit), color: GalleryStyle.muted, alignment: .left,
      within: width)
  }

  /// Draws the page number, the help for keys, and a row of marks, one for each page.
  private func drawFooter(_ index: Int, _ context: CGContext) {
    let unit = layout.unit
    context.write(
      "\(index + 1) / \(Gallery.pages.count)",
      at: CGPoint(x: bounds.width - 48 * unit, y: 42 * unit),
      font: .systemFont(ofSize: 12 * unit, weight: .semibold), color: DemoPalette.brass,
      alignment: .right)
    var keysEnd: CGFloat?
    if bounds.width > 1000 * unit {
      let text = "← →  turn the pages     Esc  leave"
      let font = UIFont.systemFont(ofSize: 11.5 * unit)
      context.write(
        text, at: CGPoint(x: 48 * unit, y: bounds.height - 20 * unit), font: font,
        color: GalleryStyle.faint.lighter(0.25), alignment: .left)
      keysEnd = 48 * unit + text.size(withAttributes: [.font: font]).width
    }
    drawMarks(of: index, at: layout.marks(Gallery.pages.count, after: keysEnd), on: context)
  }

  /// Draws the row of page marks. The mark of the visible page is longer.
  private func drawMarks(
    of index: Int, at marks: (start: CGFloat, step: CGFloat), on context: CGContext
  ) {
    let (unit, y) = (layout.unit, bounds.height - 24 * layout.unit)
    for number in Gallery.pages.indices {
      let isShown = number == index
      let x = marks.start + marks.step * CGFloat(number) + (number > index ? 12 * unit : 0)
      let path = UIBezierPath.line(
        CGPoint(x: x, y: y), CGPoint(x: x + (isShown ? 12 : 0.01) * unit, y: y))
      context.stroke(
        path, isShown ? DemoPalette.brass : GalleryStyle.faint, width: 4 * unit)
    }
  }
}

/// The colors that all gallery pages use.
enum GalleryStyle {
  static let plate = UIColor(hex: 0x1A2348)
  static let rim = UIColor(hex: 0xDCE6FF, alpha: 0.13)
  static let muted = UIColor(hex: 0xB4C0E4)
  static let faint = UIColor(hex: 0x47548A)
  static let ink = UIColor(hex: 0x0C1230)
}

extension CGContext {
  /// Draws one line of text, in a smaller font if it would be wider than `limit` points.
  func write(
    _ text: String, at point: CGPoint, font: UIFont, color: UIColor, alignment: TextAnchor,
    within limit: CGFloat
  ) {
    let width = text.size(withAttributes: [.font: font]).width
    let fitted = width > limit ? font.withSize(font.pointSize * limit / width) : font
    write(text, at: point, font: fitted, color: color, alignment: alignment)
  }
}
