import UIKit

class ChecklistViewController: UIViewController {
  @IBOutlet private weak var tableView: UITableView!
  @IBOutlet private weak var statusLabel: UILabel!
  @IBOutlet private var addButton: UIBarButtonItem!

  private(set) var items = ["Tickets", "Passport", "Camera", "Charger"].map(ChecklistItem.init)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Checklist", comment: "The title of the list.")
    tableView.dataSource = self
    tableView.delegate = self
    NotificationCenter.default.addObserver(
      self, selector: #selector(itemAdded(_:)), name: .itemAdded, object: nil)
    updateStatus()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? DetailViewController,
      let index = tableView.indexPathForSelectedRow
    else { return }
    detail.item = items[index.row]
  }

  @IBAction func addItem(_ sender: UIBarButtonItem) {
    items.append(ChecklistItem(title: "Item \(items.count + 1)"))
    NotificationCenter.default.post(name: .itemAdded, object: self)
  }

  @IBAction func backFromDetail(_ segue: UIStoryboardSegue) {
    tableView.reloadData()
    updateStatus()
  }

  @objc private func itemAdded(_ notification: Notification) {
    let path = IndexPath(row: items.count - 1, section: 0)
    tableView.insertRows(at: [path], with: .fade)
    updateStatus()
  }

  func updateStatus() {
    statusLabel.text = String(
      format: NSLocalizedString("%d of %d done", comment: "How many items are done."),
      items.filter(\.isDone).count, items.count)
  }
}

extension ChecklistViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    if let cell = cell as? ChecklistCell {
      cell.delegate = self
      cell.item = items[indexPath.row]
    }
    return cell
  }
}

extension ChecklistViewController: ChecklistCellDelegate {
  func cellDidToggle(_ cell: ChecklistCell) {
    updateStatus()
  }

  func cell(_ cell: ChecklistCell, colorForDone isDone: Bool) -> UIColor {
    return isDone ? .systemGreen : .label
  }
}

extension Notification.Name {
  static let itemAdded = Notification.Name("ItemAdded")
}
