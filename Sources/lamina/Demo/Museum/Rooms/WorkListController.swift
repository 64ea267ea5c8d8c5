import UIKit

/// The works of a room or of an artist, below what is to be said about it.
final class WorkListController: UITableViewController, UIViewControllerRestoration {
  private let list: WorkList
  private let header: ListHeaderView

  init(_ list: WorkList) {
    self.list = list
    header = ListHeaderView(list)
    super.init(style: .insetGrouped)
    title = list.title
    navigationItem.backButtonDisplayMode = .minimal
    restorationIdentifier = list.identifier
    restorationClass = Self.self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.setUpPages()
    tableView.tableHeaderView = header
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = CGSize(
      width: tableView.bounds.width, height: header.height(forWidth: tableView.bounds.width))
    guard header.bounds.size != size else { return }
    header.frame.size = size
    tableView.tableHeaderView = header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.works.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    cell.show(list.works[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = WorkPagesController(list.works[indexPath.row], in: list)
    navigationController?.pushViewController(page, animated: true)
  }

  // MARK: State restoration

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    identifierComponents.last.flatMap(WorkList.init(identifier:)).map { WorkListController($0) }
  }
}

extension WorkList {
  fileprivate var title: String {
    switch self {
    case .all: "Works"
    case .room(let room): room.name
    case .artist(let artist): artist.name
    }
  }
}
