import UIKit

extension GalleryPage {
  static let splitViews = GalleryPage(
    name: "split-views", title: "Split views",
    caption:
      "UISplitViewController: the button shows and hides the primary column, and a drag from the "
      + "edge does.",
    space: CGSize(width: 480, height: 280),
    specimens: [
      Specimen("two columns", note: ".oneBesideSecondary: side by side") {
        $0.split(.doubleColumn)
      },
      Specimen("an overlay", note: ".oneOverSecondary: touch beside it to hide it") {
        $0.split(.doubleColumn) { $0.preferredDisplayMode = .oneOverSecondary }
      },
      Specimen("three columns", note: ".twoDisplaceSecondary moves the third one aside") {
        $0.split(.tripleColumn) { $0.preferredDisplayMode = .twoDisplaceSecondary }
      },
      Specimen("a compact width", note: "one stack, here with the secondary column at its top") {
        $0.split(.doubleColumn) { $0.traitOverrides.horizontalSizeClass = .compact }
      },
      Specimen("primaryEdge = .trailing", note: "in the dark style") {
        $0.split(.doubleColumn, in: .dark) { $0.primaryEdge = .trailing }
      },
      Specimen("layoutDirection = .rightToLeft", note: "three columns, .twoOverSecondary") {
        $0.split(.tripleColumn) { controller in
          controller.traitOverrides.layoutDirection = .rightToLeft
          controller.preferredPrimaryColumnWidth = 120
          controller.preferredSupplementaryColumnWidth = 140
          controller.preferredDisplayMode = .twoOverSecondary
        }
      },
    ])
}

extension Stage {
  fileprivate func split(
    _ columns: UISplitViewController.Style, in style: UIUserInterfaceStyle = .light,
    _ configure: (UISplitViewController) -> Void = { _ in }
  ) {
    let panel = panel(in: style)
    panel.clipsToBounds = true
    let controller = UISplitViewController(style: columns)
    controller.traitOverrides.horizontalSizeClass = .regular
    controller.traitOverrides.verticalSizeClass = .regular
    controller.preferredPrimaryColumnWidth = 160
    controller.preferredSupplementaryColumnWidth = 160
    controller.setViewController(
      ListColumn("Halls", ["Hall 1", "Hall 2", "Hall 3", "Garden"]), for: .primary)
    if columns == .tripleColumn {
      controller.setViewController(
        ListColumn("Works", ["Sunflowers", "The Kiss", "Nighthawks"]), for: .supplementary)
    }
    controller.setViewController(PictureColumn(), for: .secondary)
    configure(controller)
    panel.addSubview(ControllerView(controller, frame: panel.bounds))
  }
}

/// A column with a list, whose rows show the secondary column.
private final class ListColumn: UITableViewController {
  private let rows: [String]

  init(_ title: String, _ rows: [String]) {
    self.rows = rows
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { rows.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    splitViewController?.show(.secondary)
  }
}

/// The secondary column, with a picture in its middle.
private final class PictureColumn: UIViewController {
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Nighthawks"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    picture.backgroundColor = DemoPalette.indigo
    picture.layer.cornerRadius = 8
    view.addSubview(picture)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    picture.center = CGPoint(x: area.midX, y: area.midY)
  }
}
