import UIKit

/// Reserves tickets: a name, a day and the number of adults.
final class TicketController: UIViewController {
  private let name = UITextField()
  private let day = UISegmentedControl(items: ["Today", "Tomorrow", "Saturday"])
  private let stepper = UIStepper()
  private let adults = UILabel()
  private let total = UILabel()
  private let content = UIView()
  private let column = ColumnView()
  private let scrollView = UIScrollView()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Your ticket"
    restorationIdentifier = "ticket-page"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = MuseumPalette.card
    name.placeholder = "Your name"
    name.accessibilityLabel = "Name"
    stepper.accessibilityLabel = "Adults"
    name.borderStyle = .roundedRect
    name.returnKeyType = .done
    name.addAction(
      UIAction { [weak name] _ in name?.resignFirstResponder() }, for: .editingDidEndOnExit)
    day.selectedSegmentIndex = 0
    (stepper.minimumValue, stepper.maximumValue, stepper.value) = (1, 9, 1)
    stepper.addAction(
      UIAction { [weak self] _ in
        self?.countDidChange()
        self?.announceTotal()
      }, for: .valueChanged)
    adults.font = .systemFont(ofSize: 17)
    total.font = .museum(28, .bold)
    total.textColor = MuseumPalette.accent
    for label in [adults, total] { label.textAlignment = .natural }
    fillColumn()
    countDidChange()
  }

  private func fillColumn() {
    let visitors = UIStackView(arrangedSubviews: [adults, stepper])
    visitors.alignment = .center
    stepper.setContentHuggingPriority(.required, for: .horizontal)
    column.spacing = 18
    for view in [name, day, visitors, total, reserveButton] { column.addArrangedSubview(view) }
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag
    scrollView.addSubview(content)
    column.install(in: content)
    view.addSubview(scrollView)
  }

  private var reserveButton: UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Reserve"
    configuration.cornerStyle = .large
    configuration.buttonSize = .large
    configuration.baseBackgroundColor = MuseumPalette.accent
    configuration.baseForegroundColor = MuseumPalette.paper
    return UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.reserve() })
  }

  private func countDidChange() {
    let count = Int(stepper.value)
    adults.text = count == 1 ? "1 adult" : "\(count) adults"
    total.text = "\(12 * count) €"
  }

  /// Tells visitors who do not see it what the tickets cost now.
  private func announceTotal() {
    UIAccessibility.post(
      notification: .announcement, argument: "\(adults.text ?? ""), \(total.text ?? "")")
  }

  private func reserve() {
    let holder = name.text.flatMap { $0.isEmpty ? nil : $0 } ?? "you"
    let when = day.titleForSegment(at: day.selectedSegmentIndex) ?? ""
    let alert = UIAlertController(
      title: "Reserved for \(holder)",
      message: "\(adults.text ?? ""), \(when.lowercased()). Please pay at the entrance.",
      preferredStyle: .alert)
    let done = UIAlertAction(title: "Done", style: .default) { [weak self] _ in
      self?.navigationController?.dismiss(animated: true)
    }
    alert.addAction(done)
    alert.preferredAction = done
    present(alert, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = max(min(view.bounds.width - 48, 480), 1)
    let height = column.height(forWidth: width)
    column.place(
      at: CGPoint(x: ((view.bounds.width - width) / 2).rounded(), y: 20), width: width)
    content.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height + 44)
    if scrollView.contentSize != content.bounds.size {
      scrollView.contentSize = content.bounds.size
    }
  }

  // MARK: State restoration

  private enum Key {
    static let name = "name"
    static let day = "day"
    static let count = "count"
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode((name.text ?? "") as NSString, forKey: Key.name)
    coder.encode(day.selectedSegmentIndex, forKey: Key.day)
    coder.encode(stepper.value, forKey: Key.count)
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    name.text = coder.text(forKey: Key.name)
    if coder.containsValue(forKey: Key.count) {
      day.selectedSegmentIndex = coder.decodeInteger(forKey: Key.day)
      stepper.value = coder.decodeDouble(forKey: Key.count)
    }
    countDidChange()
  }
}
