import CoreGraphics
import Foundation

/// The paragraphs of a text, one below the other.
///
/// A paragraph is laid out when it is needed; until then its height is an estimate, so that a text of
/// a million characters costs no more than what is visible of it. Offsets are UTF-16 units, lengths
/// are points, y is down from the top of the first paragraph.
@MainActor final class TextColumn {
  /// A paragraph with what ends it, or a part of one with very many characters.
  struct Block {
    let id: Int
    var length: Int
    var height: CGFloat
    var isMeasured = false
  }

  /// A paragraph that was laid out, with the space above and below its lines.
  struct Layout {
    let lines: TextLayout
    let top: CGFloat
    let height: CGFloat
  }

  private(set) var blocks: [Block] = []
  private var layouts: [Int: Layout] = [:]
  private var nextID = 0
  /// Where blocks begin, in units and in points. They are computed up to the block that was asked for,
  /// and there is one entry more than blocks.
  private var starts = [0]
  private var tops: [CGFloat] = [0]

  /// Lays out a paragraph, without what ends it, in a number of lines; 0 is any number.
  var makeLayout: (Range<Int>, _ lineLimit: Int) -> Layout
  /// The probable height of a paragraph of a length.
  var estimate: (Int) -> CGFloat
  /// The largest number of lines; 0: unlimited.
  var lineLimit = 0

  /// As many layouts are kept, and those that are visible.
  private static let layoutLimit = 256

  init(
    makeLayout: @escaping (Range<Int>, Int) -> Layout, estimate: @escaping (Int) -> CGFloat
  ) {
    (self.makeLayout, self.estimate) = (makeLayout, estimate)
    blocks = [newBlock(0)]
  }

  private func newBlock(_ length: Int) -> Block {
    nextID += 1
    return Block(id: nextID, length: length, height: estimate(length))
  }

  // MARK: Changes

  /// Divides a new text into paragraphs.
  func setText(_ text: StyledText) {
    layouts = [:]
    (starts, tops) = ([0], [0])
    blocks = TextParagraphLengths(of: text, 0..<text.length, isAtEnd: true).lengths.map(newBlock)
  }

  /// Follows a change of the text.
  func replace(_ change: TextReplacement, in text: StyledText) {
    var first = index(at: change.range.lowerBound)
    var last = index(at: change.range.upperBound)
    // A carriage return and a line feed that meet become one.
    if first > 0, start(of: first) == change.range.lowerBound { first -= 1 }
    var end = start(of: last + 1) + change.length - change.range.count
    if last + 1 < blocks.count, end - start(of: first) < TextParagraphLengths.shortestPart,
      !text.endsParagraph(before: end)
    {
      last += 1
      end += blocks[last].length
    }
    let lengths = TextParagraphLengths(
      of: text, start(of: first)..<end, isAtEnd: last == blocks.count - 1
    ).lengths
    var new = lengths.map(newBlock)
    keepUnchanged(first..<last + 1, &new, change)
    for block in blocks[first...last] where !new.contains(where: { $0.id == block.id }) {
      layouts[block.id] = nil
    }
    blocks.replaceSubrange(first...last, with: new)
    forgetPlaces(after: first)
    if lineLimit > 0 { layouts = [:] }
  }

  /// Keeps the paragraphs in front of and behind a change, and the identity of those that it changes.
  private func keepUnchanged(_ old: Range<Int>, _ new: inout [Block], _ change: TextReplacement) {
    var (head, tail) = (0, 0)
    let count = min(old.count, new.count)
    while head < count {
      let index = old.lowerBound + head
      guard start(of: index + 1) <= change.range.lowerBound,
        new[head].length == blocks[index].length
      else { break }
      new[head] = blocks[index]
      head += 1
    }
    while tail < count - head {
      let (index, place) = (old.upperBound - 1 - tail, new.count - 1 - tail)
      // The first paragraph of a text has no space above it.
      guard start(of: index) >= change.range.upperBound, new[place].length == blocks[index].length,
        (index == 0) == (old.lowerBound + place == 0)
      else { break }
      new[place] = blocks[index]
      tail += 1
    }
    for place in head..<max(count - tail, head) {
      new[place] = renewed(blocks[old.lowerBound + place], new[place])
    }
  }

  private func renewed(_ old: Block, _ new: Block) -> Block {
    layouts[old.id] = nil
    return Block(id: old.id, length: new.length, height: old.height)
  }

  /// Lays out all paragraphs again when they are needed, because their width or style has changed.
  func invalidate() {
    layouts = [:]
    for index in blocks.indices {
      blocks[index].isMeasured = false
      blocks[index].height = estimate(blocks[index].length)
    }
    (starts, tops) = ([0], [0])
  }

  /// Lays out the paragraphs of a range again when they are needed.
  func invalidate(_ range: Range<Int>) {
    for index in index(at: range.lowerBound)...index(at: range.upperBound) {
      layouts[blocks[index].id] = nil
      blocks[index].isMeasured = false
    }
  }

  /// Releases layouts that are not visible, if there are many.
  func trim(keeping visible: Range<Int>) {
    guard layouts.count > Self.layoutLimit + visible.count else { return }
    let ids = Set(blocks[visible].map(\.id))
    layouts = layouts.filter { ids.contains($0.key) }
  }

  // MARK: Places

  private func forgetPlaces(after index: Int) {
    let count = min(starts.count, index + 1)
    starts.removeLast(starts.count - count)
    tops.removeLast(tops.count - count)
  }

  private func findPlaces(while condition: () -> Bool) {
    while starts.count <= blocks.count, condition() {
      let block = blocks[starts.count - 1]
      starts.append(starts[starts.count - 1] + block.length)
      tops.append(tops[tops.count - 1] + block.height)
    }
  }

  /// Where a paragraph begins in the text.
  func start(of index: Int) -> Int {
    findPlaces { starts.count <= index }
    return starts[index]
  }

  /// The y coordinate of a paragraph.
  func top(of index: Int) -> CGFloat {
    findPlaces { tops.count <= index }
    return tops[index]
  }

  var height: CGFloat { top(of: blocks.count) }

  /// The paragraph of a caret.
  func index(at offset: Int) -> Int {
    findPlaces { starts[starts.count - 1] <= offset }
    return min(lastIndex(in: starts) { $0 <= offset }, blocks.count - 1)
  }

  /// The paragraph at a y coordinate, or the nearest one.
  func index(atHeight y: CGFloat) -> Int {
    findPlaces { tops[tops.count - 1] <= y }
    return min(lastIndex(in: tops) { $0 <= y }, blocks.count - 1)
  }

  private func lastIndex<Value>(in values: [Value], where condition: (Value) -> Bool) -> Int {
    var (low, high) = (0, values.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if condition(values[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  // MARK: Layouts

  func hasLayout(_ index: Int) -> Bool { layouts[blocks[index].id] != nil }

  /// Lays out a paragraph, which gives it its height.
  func layout(at index: Int) -> Layout {
    let block = blocks[index]
    if let layout = layouts[block.id] { return layout }
    let limit = lineLimit > 0 ? lineLimit - linesBefore(index) : 0
    let start = start(of: index)
    let layout =
      lineLimit > 0 && limit <= 0
      ? Layout(lines: TextLayout([]), top: 0, height: 0)
      : makeLayout(start..<start + block.length, limit)
    layouts[block.id] = layout
    blocks[index].isMeasured = true
    if block.height != layout.height {
      blocks[index].height = layout.height
      forgetPlaces(after: index)
    }
    return layout
  }

  private func linesBefore(_ index: Int) -> Int {
    var count = 0
    for before in 0..<index where count < lineLimit { count += layout(at: before).lines.lineCount }
    return count
  }

  /// Lays out the paragraphs between two y coordinates, which are those in the result.
  func layOut(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = index(atHeight: top)
    var index = first
    while index < blocks.count, index == first || self.top(of: index) < bottom {
      _ = layout(at: index)
      index += 1
    }
    return first..<index
  }

  /// Gives each paragraph its height.
  func layOutAll() {
    for index in blocks.indices where !blocks[index].isMeasured {
      _ = layout(at: index)
      if index % Self.layoutLimit == 0 { trim(keeping: index..<index + 1) }
    }
  }
}
