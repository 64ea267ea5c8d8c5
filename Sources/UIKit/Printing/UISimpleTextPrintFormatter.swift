import CoreGraphics
public import Foundation

/// Lays out a text on pages, broken between lines. Main thread.
///
/// Source: Apple, "UISimpleTextPrintFormatter".
@preconcurrency @MainActor public final class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Set last, it is what is printed; nil where `attributedText` is.
  public var text: String? {
    didSet {
      if text != nil { attributedText = nil }
      known = nil
    }
  }
  /// Set last, it is what is printed; nil where `text` is.
  public var attributedText: NSAttributedString? {
    didSet {
      if attributedText != nil { text = nil }
      known = nil
    }
  }
  /// Of `text`; nil, the default, for 12 points of the system's.
  public var font: UIFont? {
    didSet { known = nil }
  }
  /// Of `text`; nil, the default, for black.
  public var color: UIColor? {
    didSet { known = nil }
  }

  /// Of `text`. Default: `.natural`.
  public var textAlignment = NSTextAlignment.natural {
    didSet { known = nil }
  }

  /// The pages of the text as they were laid out for some rooms.
  private var known: (rooms: [CGSize], pages: [PrintedText])?

  public init(text: String) {
    super.init()
    self.text = text
  }

  public init(attributedText: NSAttributedString) {
    super.init()
    self.attributedText = attributedText
  }

  override var parts: [CGFloat] { pages.map(\.height) }

  public override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let part = partIndex(onPage: pageIndex) else { return }
    pages[part].text.draw(in: rect)
  }

  /// The first page may have less room than the others.
  private var pages: [PrintedText] {
    let rooms = [room(forPart: 0).size, room(forPart: 1).size]
    if let known, known.rooms == rooms { return known.pages }
    let pages = PrintedText.pages(of: content, first: rooms[0], others: rooms[1])
    known = (rooms, pages)
    return pages
  }

  private var content: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
        .paragraphStyle: style,
      ])
  }
}

/// The part of a text that is on one page.
struct PrintedText {
  let text: NSAttributedString
  /// Points.
  let height: CGFloat

  /// Each page takes the most that fits; one letter at least.
  static func pages(
    of text: NSAttributedString, first: CGSize, others: CGSize
  ) -> [PrintedText] {
    let whole = text.string as NSString
    var (pages, start): ([PrintedText], Int) = ([], 0)
    while start < whole.length {
      let room = pages.isEmpty ? first : others
      guard room.width >= 1, room.height >= 1 else { return [] }
      let end = Self.end(of: whole, from: start) {
        Self.part(of: text, start..<$0).height(in: room.width) <= room.height
      }
      let part = Self.part(of: text, start..<end)
      pages.append(PrintedText(text: part, height: part.height(in: room.width)))
      start = end
    }
    return pages
  }

  /// The last place that the text may go to so that it fits, and not inside of a word.
  private static func end(
    of text: NSString, from start: Int, fits: (Int) -> Bool
  ) -> Int {
    // Lengths that fit and that do not, twice as long at each step, so that a long text costs no more.
    var (low, high) = (start, start + 512)
    while high < text.length, fits(high) { (low, high) = (high, start + 2 * (high - start)) }
    if high >= text.length {
      if fits(text.length) { return text.length }
      high = text.length
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return wordEnd(in: text, atMost: low, after: start)
  }

  /// Back to the beginning of the word that would be cut, and beyond the spaces and the line's end.
  private static func wordEnd(in text: NSString, atMost end: Int, after start: Int) -> Int {
    let spaces = NSCharacterSet.whitespaces
    func isSpace(_ index: Int, _ set: CharacterSet) -> Bool {
      UnicodeScalar(text.character(at: index)).map(set.contains) ?? false
    }
    func isGap(_ index: Int) -> Bool { isSpace(index, .whitespacesAndNewlines) }
    var cut = max(end, start + 1)
    if cut < text.length, !isGap(cut) {
      let word = (max(start, cut - 64)..<cut).last { isGap($0) }.map { $0 + 1 }
      cut = word ?? text.rangeOfComposedCharacterSequence(at: cut).location
      if cut <= start { cut = NSMaxRange(text.rangeOfComposedCharacterSequence(at: start)) }
    }
    while cut < text.length, isSpace(cut, spaces) { cut += 1 }
    if cut < text.length, isSpace(cut, .newlines) { cut += 1 }
    return cut
  }

  private static func part(
    of text: NSAttributedString, _ range: Range<Int>
  ) -> NSAttributedString {
    text.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
  }
}

extension NSAttributedString {
  /// Of the text wrapped to a width. Points.
  fileprivate func height(in width: CGFloat) -> CGFloat {
    TextLayout(textRuns(), options: TextOptions(width: width)).size.height
  }
}
