import CoreGraphics
public import Foundation

/// Lays out a text on pages, with page breaks between lines. Main thread.
///
/// Source: Apple, "UISimpleTextPrintFormatter".
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The plain text to print. Setting it clears `attributedText`.
  open var text: String? {
    didSet {
      if text != nil { attributedText = nil }
      cached = nil
    }
  }
  /// The attributed text to print. Setting it clears `text`.
  open var attributedText: NSAttributedString? {
    didSet {
      if attributedText != nil { text = nil }
      cached = nil
    }
  }
  /// The font of `text`; nil, the default, means the system font of 12 points.
  open var font: UIFont? {
    didSet { cached = nil }
  }
  /// The color of `text`; nil, the default, means black.
  open var color: UIColor? {
    didSet { cached = nil }
  }

  /// The alignment of `text`. Default: `.natural`.
  open var textAlignment = NSTextAlignment.natural {
    didSet { cached = nil }
  }

  /// The cached pages, with the page sizes for which the text was laid out.
  private var cached: (pageSizes: [CGSize], pages: [PrintedText])?

  public init(text: String) {
    super.init()
    self.text = text
  }

  public init(attributedText: NSAttributedString) {
    super.init()
    self.attributedText = attributedText
  }

  override var parts: [CGFloat] { pages.map(\.height) }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let part = partIndex(onPage: pageIndex) else { return }
    pages[part].text.draw(in: rect)
  }

  /// The pages; the first one may have less space than the others.
  private var pages: [PrintedText] {
    let pageSizes = [availableRect(forPart: 0).size, availableRect(forPart: 1).size]
    if let cached, cached.pageSizes == pageSizes { return cached.pages }
    let pages = PrintedText.pages(of: content, first: pageSizes[0], others: pageSizes[1])
    cached = (pageSizes, pages)
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

/// The part of a text on one page.
struct PrintedText {
  let text: NSAttributedString
  /// The height of the text, in points.
  let height: CGFloat

  /// Splits a text into pages. Each page takes as much text as fits, but at least one character.
  static func pages(
    of text: NSAttributedString, first: CGSize, others: CGSize
  ) -> [PrintedText] {
    let whole = text.string as NSString
    var (pages, start): ([PrintedText], Int) = ([], 0)
    while start < whole.length {
      let available = pages.isEmpty ? first : others
      guard available.width >= 1, available.height >= 1 else { return [] }
      let end = Self.end(of: whole, from: start) {
        Self.part(of: text, start..<$0).height(in: available.width) <= available.height
      }
      let part = Self.part(of: text, start..<end)
      pages.append(PrintedText(text: part, height: part.height(in: available.width)))
      start = end
    }
    return pages
  }

  /// Returns the last index at which the text can be split so that the first part fits, without
  /// splitting a word.
  private static func end(
    of text: NSString, from start: Int, fits: (Int) -> Bool
  ) -> Int {
    // The search interval doubles at each step, so that the cost does not depend on the length of
    // the text.
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

  /// Moves the end back to the start of a split word, and forward over spaces and a line break.
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
  /// Returns the height of the text wrapped to a width. Points.
  fileprivate func height(in width: CGFloat) -> CGFloat {
    TextLayout(textRuns(), options: TextOptions(width: width)).size.height
  }
}
