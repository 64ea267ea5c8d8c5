import UIKit

/// A list of tasks that are added, edited in place, flagged and deleted by swipes, and moved.
final class TasksPage: UITableViewController, UITextFieldDelegate {
  private let settings: DeviceSettings

  init(_ settings: DeviceSettings) {
    self.settings = settings
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TaskCell.self, forCellReuseIdentifier: "task")
    tableView.keyboardDismissMode = .onDrag
    let add = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addTask() })
    navigationItem.rightBarButtonItems = [add, editButtonItem]
    refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [weak self] _ in self?.sortDoneToEnd() })
  }

  private func addTask() {
    settings.tasks.insert(DeviceSettings.Task(title: ""), at: 0)
    let path = IndexPath(row: 0, section: 0)
    tableView.insertRows(at: [path], with: .automatic)
    tableView.scrollToRow(at: path, at: .none, animated: false)
    (tableView.cellForRow(at: path) as? TaskCell)?.field.becomeFirstResponder()
  }

  private func sortDoneToEnd() {
    let tasks = settings.tasks
    let sorted = tasks.filter { !$0.isDone } + tasks.filter(\.isDone)
    settings.tasks = sorted
    tableView.reloadSections([0], with: .automatic)
    refreshControl?.endRefreshing()
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    settings.tasks.count
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "Swipe a task to flag or delete it. Pull down to move what is done to the end." }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    guard let cell = cell as? TaskCell else { return cell }
    cell.show(settings.tasks[indexPath.row])
    cell.field.delegate = self
    cell.onTitle = { [weak self, unowned cell] title in
      guard let self, let path = self.tableView.indexPath(for: cell) else { return }
      self.settings.tasks[path.row].title = title
    }
    cell.onDone = { [weak self, unowned cell] in self?.toggleDone(of: cell) }
    return cell
  }

  private func toggleDone(of cell: TaskCell) {
    guard let path = tableView.indexPath(for: cell) else { return }
    settings.tasks[path.row].isDone.toggle()
    cell.show(settings.tasks[path.row])
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { false }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  // MARK: Swipes and movement

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isFlagged = settings.tasks[indexPath.row].isFlagged
    let flag = UIContextualAction(style: .normal, title: isFlagged ? "Unflag" : "Flag") {
      [weak self] _, _, done in
      self?.settings.tasks[indexPath.row].isFlagged.toggle()
      self?.tableView.reloadRows(at: [indexPath], with: .none)
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [flag])
  }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    settings.tasks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let task = settings.tasks.remove(at: sourceIndexPath.row)
    settings.tasks.insert(task, at: destinationIndexPath.row)
  }
}
