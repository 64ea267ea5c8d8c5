import UIKit

extension GalleryPage {
  static let textViews = GalleryPage(
    name: "text-views", title: "Text views",
    caption: "Texts of many lines that scroll and are edited by touch, mouse, keys and input "
      + "methods. Only visible paragraphs are laid out.",
    space: CGSize(width: 316, height: 198),
    specimens: [
      Specimen("attributedText") { $0.styled() },
      Specimen("isScrollEnabled, contentOffset") { $0.long() },
      Specimen("textContainerInset, maximumNumberOfLines") { $0.containers() },
      Specimen("selectedRange", note: "both directions") { $0.selected() },
      Specimen("selectedRange, links", note: ".dark") { $0.selected(in: .dark) },
      Specimen("textAlignment", note: "forceRightToLeft") { $0.aligned() },
    ])
}

extension Stage {
  private func textView(_ text: String, height: CGFloat = 170) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 288, height: height))
    view.font = .systemFont(ofSize: 14)
    view.text = text
    view.layer.cornerRadius = 6
    return view
  }

  fileprivate func styled() {
    let (plain, bold) = (UIFont.systemFont(ofSize: 14), UIFont.boldSystemFont(ofSize: 14))
    let text = NSMutableAttributedString(string: "A ", attributes: [.font: plain])
    text.append(
      NSAttributedString(
        string: "bold", attributes: [.font: bold, .foregroundColor: UIColor.systemRed]))
    text.append(NSAttributedString(string: " word and ", attributes: [.font: plain]))
    text.append(
      NSAttributedString(
        string: "underlined text",
        attributes: [.font: plain, .underlineStyle: NSUnderlineStyle.single.rawValue]))
    text.append(
      NSAttributedString(
        string: ",\na second paragraph\nwith 👩‍👩‍👧 and e\u{301}, and one that is so long that it wraps",
        attributes: [.font: plain]))
    let view = textView("")
    view.attributedText = text
    panel().addFlowing([view], spacing: 0)
  }

  fileprivate func long() {
    let view = textView(
      (1...2000).map { "Paragraph \($0) of two thousand, in which there are some words" }
        .joined(separator: "\n"))
    panel().addFlowing([view], spacing: 0)
    view.layoutIfNeeded()
    view.contentOffset.y = 900
  }

  fileprivate func containers() {
    let inset = textView("Insets of 24 points on all sides", height: 80)
    inset.textContainerInset = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
    let limited = textView(
      "A text that is longer than the two lines that its container shows, which the ellipsis at its "
        + "end tells", height: 80)
    limited.textContainer.maximumNumberOfLines = 2
    limited.textContainer.lineBreakMode = .byTruncatingTail
    panel().addFlowing([inset, limited], spacing: 10)
  }

  fileprivate func selected(in style: UIUserInterfaceStyle = .light) {
    let view = SelectedTextView(frame: CGRect(x: 0, y: 0, width: 288, height: 170))
    view.layer.cornerRadius = 6
    let text = NSMutableAttributedString(
      string: "First line\nSecond שלום עולם line\n\nA ",
      attributes: [.font: UIFont.systemFont(ofSize: 14)])
    text.append(
      NSAttributedString(
        string: "link", attributes: [.link: "https://example.org", .kern: 0]))
    view.attributedText = text
    panel(in: style).addFlowing([view], spacing: 0)
  }

  fileprivate func aligned() {
    let view = textView("Natural\nשלום, natural\n", height: 80)
    let centered = textView("Centered\nlines of text", height: 80)
    centered.textAlignment = .center
    panel(isReversed: true).addFlowing([view, centered], spacing: 10)
  }
}

/// A text view with selected text, which is visible in the view of the page that is first responder.
private final class SelectedTextView: UITextView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    becomeFirstResponder()
    selectedRange = NSRange(location: 3, length: 25)
  }
}
