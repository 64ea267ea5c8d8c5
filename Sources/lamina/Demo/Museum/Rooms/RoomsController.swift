import UIKit

/// The rooms of the museum.
final class RoomsController: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
    title = "Rooms"
    restorationIdentifier = "list"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.setUpPages()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Room.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    cell.show(Room.all[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = WorkListController(.room(Room.all[indexPath.row]))
    navigationController?.pushViewController(page, animated: true)
  }
}
