import UIKit

/// A table of a million rows that is flicked again and again. Each row has a rounded image and two
/// lines of text, which determine its height.
struct TableVariant: BenchVariant {
  static let name = "table"
  static let summary = "a table of 1,000,000 self-sizing rows, flicked at 8,000 points a second"
  static let defaults = BenchOptions(layerSize: 44)

  private let options: BenchOptions
  let rows: RowMeter? = RowMeter()

  init(_ options: BenchOptions) {
    self.options = options
  }

  func show(in window: UIWindow, _ motion: BenchMotion) {
    let table = BenchTable(imageSize: options.layerSize, frame: window.bounds, meter: rows)
    window.addSubview(table)
    table.layoutIfNeeded()
    switch motion {
    case .moving: table.flick(in: window)
    case .still(let time): table.contentOffset.y = CGFloat(time) * 8_000
    }
  }
}

/// A table that is its own data source, and scrolls by itself.
private final class BenchTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  /// Points a second, in the first moment of a flick.
  private static let speed = 8_000.0
  private let pictures: [UIImage]
  /// The second lines of rows, without the number.
  private let texts = (0..<7).map { index in
    "has " + Array(repeating: "text", count: index * 4 + 3).joined(separator: " ") + "."
  }
  private let meter: RowMeter?

  init(imageSize: Double, frame: CGRect, meter: RowMeter?) {
    self.meter = meter
    pictures = (0..<12).map { Self.picture($0, CGSize(width: imageSize, height: imageSize)) }
    super.init(frame: frame, style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (dataSource, delegate) = (self, self)
  }

  required init?(coder: NSCoder) { nil }

  private static func picture(_ index: Int, _ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: CGFloat(index) / 12, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)).fill()
    }
  }

  /// Moves the rows as a flick does that slows down, first down and then up again. The program moves
  /// them in each frame, so that it makes the rows that come.
  func flick(in window: UIWindow) {
    let start = CACurrentMediaTime()
    FrameTicker.start(in: window) { [weak self] _ in
      guard let self else { return }
      meter?.measure { contentOffset.y = Self.offset(at: CACurrentMediaTime() - start) }
    }
  }

  /// The offset of a flick that comes to rest after 3 seconds, and of the one back.
  private static func offset(at time: Double) -> CGFloat {
    let (half, slowing) = (3.0, 0.6)
    let phase = time.truncatingRemainder(dividingBy: 2 * half)
    let reach = speed * slowing
    let way = reach * (1 - exp(-phase.truncatingRemainder(dividingBy: half) / slowing))
    return phase < half ? way : max(reach - way, 0)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    meter?.rowWasMade()
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Row \(indexPath.row + 1) of the table"
    content.secondaryText = "\(indexPath.row + 1) \(texts[indexPath.row % texts.count])"
    content.image = pictures[indexPath.row % pictures.count]
    content.imageProperties.cornerRadius = pictures[0].size.width / 5
    cell.contentConfiguration = content
    return cell
  }
}
