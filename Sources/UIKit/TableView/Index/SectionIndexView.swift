import CoreGraphics

/// The titles of sections at the trailing side of a table; a finger on them scrolls to their sections.
final class SectionIndexView: UIView {
  /// Points.
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  private(set) var titles: [String] = []
  private var labels: [UILabel] = []
  /// Called with the index of the title under the finger.
  private let choose: (Int) -> Void
  private let recognizer = UILongPressGestureRecognizer()
  /// The colors of the titles, of the background, and of the background under a finger.
  var colors: (text: UIColor?, background: UIColor?, tracking: UIColor?) {
    didSet { updateColors() }
  }
  private var isTracking = false
  /// The index of the title that was chosen last.
  private var chosen = 0

  init(_ choose: @escaping (Int) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    recognizer.minimumPressDuration = 0
    recognizer.allowableMovement = .greatestFiniteMagnitude
    recognizer.addAction { [weak self] in self?.fingerDidMove($0) }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }

  override class var startsOpaque: Bool { false }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }

  func show(_ titles: [String]) {
    self.titles = titles
    setNeedsLayout()
  }

  private func updateColors() {
    backgroundColor = isTracking ? colors.tracking ?? colors.background : colors.background
    for label in labels { label.textColor = colors.text ?? tintColor }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  /// The titles that are shown: where all do not fit, dots stand for those in between.
  private var shown: [String] {
    let room = max(Int(bounds.height / Self.lineHeight), 1)
    guard titles.count > room, room > 2 else { return titles }
    // Every second line is a dot; the first and the last one are titles.
    let count = (room + 1) / 2
    return (0..<(2 * count - 1)).map { line in
      guard line.isMultiple(of: 2) else { return "•" }
      return titles[line / 2 * (titles.count - 1) / max(count - 1, 1)]
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shown
    if labels.map(\.text) != shown.map(Optional.init) { makeLabels(shown) }
    var y = ((bounds.height - CGFloat(shown.count) * Self.lineHeight) / 2).rounded()
    for label in labels {
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.lineHeight)
      y += Self.lineHeight
    }
  }

  private func makeLabels(_ texts: [String]) {
    for label in labels { label.removeFromSuperview() }
    labels = texts.map { text in
      let label = UILabel()
      label.text = text == UITableView.indexSearch ? "⌕" : text
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    updateColors()
  }

  private func fingerDidMove(_ recognizer: UIGestureRecognizer) {
    isTracking = recognizer.state == .began || recognizer.state == .changed
    updateColors()
    guard isTracking, !titles.isEmpty else { return }
    let height = CGFloat(labels.count) * Self.lineHeight
    let part = (recognizer.location(in: self).y - (bounds.height - height) / 2) / max(height, 1)
    go(to: Int(part * CGFloat(titles.count)))
  }

  private func go(to index: Int) {
    chosen = min(max(index, 0), titles.count - 1)
    choose(chosen)
  }

  // MARK: Accessibility

  /// The title that was chosen last; nil without titles.
  var chosenTitle: String? { titles.indices.contains(chosen) ? titles[chosen] : nil }

  /// Goes to the title before or after the one that was chosen last.
  func step(by step: Int) {
    if !titles.isEmpty { go(to: chosen + step) }
  }
}
