import UIKit

/// What the audio guide says about a work, with the number that a visitor dials to hear it.
final class GuideController: UIViewController {
  private let work: Work
  private let scrollView = UIScrollView()
  private let text = UIStackView()

  init(_ work: Work) {
    self.work = work
    super.init(nibName: nil, bundle: nil)
    title = "Audio guide"
    restorationIdentifier = "guide"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = MuseumPalette.card
    scrollView.restorationIdentifier = "text"
    scrollView.alwaysBounceVertical = true
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    text.axis = .vertical
    text.spacing = 12
    let number = UILabel()
    number.text = String(format: "Dial %02d", work.number + 1)
    number.font = .museum(34, .bold)
    number.textColor = MuseumPalette.accent
    text.addArrangedSubview(number)
    for paragraph in transcript { text.addArrangedSubview(Self.label(paragraph)) }
    scrollView.addSubview(text)
    constrainText()
  }

  private func constrainText() {
    text.translatesAutoresizingMaskIntoConstraints = false
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
      text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
      text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -32),
      text.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -48),
    ])
  }

  private static func label(_ paragraph: String) -> UILabel {
    let label = UILabel()
    label.text = paragraph
    label.font = .museum(18)
    label.textColor = MuseumPalette.ink
    label.numberOfLines = 0
    return label
  }

  private var transcript: [String] {
    [
      "You are standing in front of “\(work.title)” by \(work.artist.name), painted in "
        + "\(work.year). It measures \(work.measures).",
      work.text, work.artist.text,
      "Take three steps back, and look again. Then go close, as close as the line on the floor "
        + "allows. Most visitors see something new the second time.",
      "\(work.room.name) has \(work.room.works.count) works. \(work.room.text)",
    ]
  }
}
