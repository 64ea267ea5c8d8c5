import UIKit

/// Pages of lists and a dot that never rests, so that a frame is due at each refresh.
@MainActor enum TransitionPages {
  /// The frames from the beginning of a transition to that of the next one: 0.8 s.
  static let period = 48

  /// Calls a closure at the beginning, and then after each period, with the number of the call.
  static func repeatEachPeriod(in window: UIWindow, _ change: @escaping (Int) -> Void) {
    addDot(to: window)
    FrameTicker.start(in: window) { frame in
      if frame % period == 1 { change(frame / period) }
    }
  }

  static func addDot(to window: UIWindow) {
    let dot = UIView(frame: CGRect(x: 8, y: window.bounds.height - 16, width: 8, height: 8))
    dot.backgroundColor = .systemRed
    dot.isUserInteractionEnabled = false
    let way = CABasicAnimation(keyPath: "position.x")
    way.toValue = Double(window.bounds.width - 12)
    (way.duration, way.autoreverses, way.repeatCount) = (3, true, .infinity)
    dot.layer.add(way, forKey: nil)
    window.addSubview(dot)
  }

  static func make(_ index: Int) -> UIViewController { ListPage(index) }
}

/// A table with images and two lines of text.
private final class ListPage: UITableViewController {
  private let index: Int

  init(_ index: Int) {
    self.index = index
    super.init(style: .insetGrouped)
    title = "Page \(index + 1)"
    tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: "house.fill"), selectedImage: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Row \(indexPath.row + 1) of page \(index + 1)"
    content.secondaryText = "It has a second line."
    content.image = UIImage(systemName: "star.fill")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
