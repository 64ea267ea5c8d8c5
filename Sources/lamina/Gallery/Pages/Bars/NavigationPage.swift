import UIKit

extension GalleryPage {
  static let navigation = GalleryPage(
    name: "navigation", title: "Navigation",
    caption:
      "UINavigationController: touch a row, go back with the button or a drag from the edge, "
      + "and scroll up to collapse a large title.",
    space: CGSize(width: 320, height: 230),
    specimens: [
      Specimen("a large title", note: "prefersLargeTitles") {
        $0.navigation { $0.navigationBar.prefersLargeTitles = true }
      },
      Specimen("a pushed page", note: "the title of the page below leads back") {
        $0.navigation { $0.pushViewController(WorkPage("Starry Night"), animated: false) }
      },
      Specimen("userInterfaceStyle = .dark", note: "a toolbar, and a prompt") {
        $0.navigation(in: .dark) { controller in
          controller.isToolbarHidden = false
          controller.topViewController?.navigationItem.prompt = "Three rooms are open"
        }
      },
      Specimen("layoutDirection = .rightToLeft") {
        $0.navigation(isReversed: true) {
          $0.pushViewController(WorkPage("Starry Night"), animated: false)
        }
      },
      Specimen("UINavigationBarAppearance", note: "colors of the background, titles and buttons") {
        $0.navigation { controller in
          let appearance = UINavigationBarAppearance()
          appearance.configureWithOpaqueBackground()
          appearance.backgroundColor = .systemIndigo
          appearance.titleTextAttributes[.foregroundColor] = UIColor.white
          controller.navigationBar.standardAppearance = appearance
          controller.navigationBar.scrollEdgeAppearance = appearance
          controller.navigationBar.tintColor = .systemYellow
        }
      },
      Specimen("the compact height", note: "32 points") {
        $0.navigation { $0.traitOverrides.verticalSizeClass = .compact }
      },
    ])
}

extension Stage {
  fileprivate func navigation(
    in style: UIUserInterfaceStyle = .light, isReversed: Bool = false,
    _ configure: (UINavigationController) -> Void
  ) {
    let panel = panel(in: style)
    panel.clipsToBounds = true
    let controller = UINavigationController(rootViewController: RoomsPage())
    controller.traitOverrides.horizontalSizeClass = .compact
    controller.traitOverrides.verticalSizeClass = .regular
    if isReversed { controller.traitOverrides.layoutDirection = .rightToLeft }
    configure(controller)
    panel.addSubview(ControllerView(controller, frame: panel.bounds))
  }
}

/// A list of works of art, each of which opens a page.
private final class RoomsPage: UITableViewController {
  private static let works = [
    "Starry Night", "Water Lilies", "The Great Wave", "The Kiss", "The Scream", "Sunflowers",
    "Nighthawks", "The Milkmaid", "Las Meninas", "Guernica",
  ]

  init() {
    super.init(style: .plain)
    title = "Works"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "work")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { Self.works.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "work", for: indexPath)
    cell.textLabel?.text = Self.works[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      WorkPage(Self.works[indexPath.row]), animated: true)
  }
}

private final class WorkPage: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let picture = UIView(frame: CGRect(x: 90, y: 76, width: 140, height: 110))
    picture.backgroundColor = DemoPalette.indigo
    picture.layer.cornerRadius = 8
    view.addSubview(picture)
  }
}
