import UIKit

/// One work: its picture, what is known of it, and ways to its artist and its room.
final class WorkController: UIViewController {
  let work: Work
  let scrollView = UIScrollView()
  private let picture = PaintingView(frame: .zero)
  private let content = UIView()
  private let column = ColumnView()

  init(_ work: Work) {
    self.work = work
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "page-\(work.number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = MuseumPalette.paper
    scrollView.restorationIdentifier = "content"
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    picture.painting = work.painting
    scrollView.addSubview(content)
    content.addSubview(picture)
    column.install(in: content)
    fillColumn()
  }

  private func fillColumn() {
    column.spacing = 6
    let title = label(work.title, .museum(28, .bold), MuseumPalette.ink)
    let text = label(work.text, .systemFont(ofSize: 17), MuseumPalette.ink)
    let facts = label(
      "\(work.year)  ·  \(work.technique)  ·  \(work.measures)", .systemFont(ofSize: 15),
      MuseumPalette.faded)
    let artist = link(work.artist.name, "person") { [weak self] in self?.openArtist() }
    let room = link("\(work.room.title), \(work.room.name)", "house") { [weak self] in
      self?.openRoom()
    }
    for view in [title, facts, text, artist, room] { column.addArrangedSubview(view) }
    column.setCustomSpacing(16, after: facts)
    column.setCustomSpacing(18, after: text)
    column.setCustomSpacing(10, after: artist)
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, font, color)
    label.numberOfLines = 0
    return label
  }

  private func link(_ title: String, _ symbol: String, action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = title
    configuration.image = UIImage(systemName: symbol)
    configuration.imagePadding = 8
    configuration.cornerStyle = .large
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 12, leading: 14, bottom: 12, trailing: 14)
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  private func openArtist() {
    navigationController?.pushViewController(
      WorkListController(.artist(work.artist)), animated: true)
  }

  private func openRoom() {
    navigationController?.pushViewController(WorkListController(.room(work.room)), animated: true)
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let margins = UIEdgeInsets(top: 24, left: 24, bottom: 32, right: 24)
    let area = view.bounds.inset(by: margins)
    guard area.width > 0, area.height > 0 else { return }
    let isWide = view.bounds.width > 700
    let gap: CGFloat = isWide ? 44 : 28
    let free = view.bounds.inset(by: view.safeAreaInsets).height - margins.top - margins.bottom
    let limit = CGSize(
      width: isWide ? area.width * 0.54 : area.width,
      height: isWide ? max(free, 120) : max(view.bounds.height * 0.52, 120))
    let width = min(limit.width, limit.height * work.painting.aspect).rounded()
    let size = CGSize(width: width, height: (width / work.painting.aspect).rounded())
    let textWidth = isWide ? min(area.width - size.width - gap, 460) : min(area.width, 560)
    let text = CGSize(width: textWidth, height: column.height(forWidth: textWidth))
    place(size, text, gap, margins, isWide: isWide)
  }

  private func place(
    _ size: CGSize, _ text: CGSize, _ gap: CGFloat, _ margins: UIEdgeInsets, isWide: Bool
  ) {
    let width = view.bounds.width
    if isWide {
      let left = ((width - size.width - gap - text.width) / 2).rounded()
      picture.frame = CGRect(origin: CGPoint(x: left, y: margins.top), size: size)
      column.place(
        at: CGPoint(x: picture.frame.maxX + gap, y: margins.top), width: text.width)
    } else {
      picture.frame = CGRect(
        origin: CGPoint(x: ((width - size.width) / 2).rounded(), y: margins.top), size: size)
      column.place(
        at: CGPoint(x: ((width - text.width) / 2).rounded(), y: picture.frame.maxY + gap),
        width: text.width)
    }
    let textTop = isWide ? margins.top : picture.frame.maxY + gap
    let bottom = max(picture.frame.maxY, textTop + text.height) + margins.bottom
    content.frame = CGRect(x: 0, y: 0, width: width, height: bottom)
    if scrollView.contentSize != content.bounds.size {
      scrollView.contentSize = content.bounds.size
    }
  }
}
