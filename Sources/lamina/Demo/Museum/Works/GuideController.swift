import UIKit

/// What the audio guide says about a work, with the number that a visitor dials to hear it.
final class GuideController: UIViewController {
  private let work: Work
  private let scrollView = UIScrollView()
  private let number = UILabel()
  private let text = UILabel()

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
    number.text = String(format: "Dial %02d", work.number + 1)
    number.font = .museum(34, .bold)
    number.textColor = MuseumPalette.accent
    text.attributedText = transcript
    text.numberOfLines = 0
    view.addSubview(scrollView)
    for label in [number, text] { scrollView.addSubview(label) }
  }

  private var transcript: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 12
    style.lineHeightMultiple = 1.15
    let paragraphs = [
      "You are standing in front of “\(work.title)” by \(work.artist.name), painted in "
        + "\(work.year). It measures \(work.measures).",
      work.text, work.artist.text,
      "Take three steps back, and look again. Then go close, as close as the line on the floor "
        + "allows. Most visitors see something new the second time.",
      "\(work.room.name) has \(work.room.works.count) works. \(work.room.text)",
    ]
    return NSAttributedString(
      string: paragraphs.joined(separator: "\n"),
      attributes: [
        .font: UIFont.museum(18), .foregroundColor: MuseumPalette.ink, .paragraphStyle: style,
      ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = max(view.bounds.width - 48, 1)
    let height = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    number.frame = CGRect(x: 24, y: 12, width: width, height: 44)
    text.frame = CGRect(x: 24, y: 66, width: width, height: height.rounded(.up))
    let content = CGSize(width: view.bounds.width, height: text.frame.maxY + 32)
    if scrollView.contentSize != content { scrollView.contentSize = content }
  }
}
