import Testing

@testable import UIKit

// Text Programming Guide for iOS, "Tokenizing Input Text". Requirement V38.
@MainActor @Suite("A tokenizer divides text into units")
struct TokenizerTests {
  private let view = EditingView()
  private let forward = UITextDirection.storage(.forward)
  private let backward = UITextDirection.storage(.backward)

  init() {
    view.storage.setString("Hello, 👩‍👩‍👧 wörld! It is.\nNext one")
  }

  private func unit(
    _ index: Int, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> String? {
    view.tokenizer.rangeEnclosingPosition(
      IndexPosition(index), with: granularity, inDirection: direction
    ).flatMap { view.text(in: $0) }
  }

  private func next(
    _ index: Int, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> Int? {
    let position = view.tokenizer.position(
      from: IndexPosition(index), toBoundary: granularity, inDirection: direction)
    return (position as? IndexPosition)?.index
  }

  @Test("The unit around a position is the character, word, sentence, paragraph or document")
  func enclosing() {
    #expect(unit(8, .character, forward) == "👩‍👩‍👧")
    #expect(unit(2, .word, forward) == "Hello")
    #expect(unit(5, .word, forward) == nil)
    #expect(unit(5, .word, backward) == "Hello")
    #expect(unit(2, .sentence, forward) == "Hello, 👩‍👩‍👧 wörld! ")
    #expect(unit(36, .paragraph, backward) == "Next one")
    #expect(unit(2, .paragraph, forward) == "Hello, 👩‍👩‍👧 wörld! It is.")
    #expect(unit(2, .document, forward) == view.string)
  }

  @Test("The next boundary is the end of a unit forward, and the beginning of one backward")
  func boundaries() {
    #expect(next(0, .word, forward) == 5)
    #expect(next(5, .word, forward) == 21)
    #expect(next(16, .word, backward) == 0)
    #expect(next(7, .character, forward) == 15)
    #expect(next(15, .character, backward) == 7)
    #expect(next(0, .word, backward) == nil)
    #expect(next(view.storage.length, .word, forward) == nil)
    #expect(next(3, .document, forward) == view.storage.length)
    #expect(next(3, .word, .layout(.left)) == 0 && next(3, .word, .layout(.right)) == 5)
  }

  @Test("A position is at a boundary where a unit ends in the direction")
  func atBoundary() {
    func isBoundary(_ index: Int, _ direction: UITextDirection) -> Bool {
      view.tokenizer.isPosition(
        IndexPosition(index), atBoundary: .word, inDirection: direction)
    }
    #expect(isBoundary(5, forward) && !isBoundary(5, backward))
    #expect(isBoundary(0, backward) && !isBoundary(0, forward) && !isBoundary(3, forward))
    let isWithin = view.tokenizer.isPosition(
      IndexPosition(3), withinTextUnit: .word, inDirection: forward)
    #expect(isWithin)
  }

  @Test("A tokenizer of an empty text, and of one that is gone, has no units")
  func empty() {
    view.storage.setString("")
    #expect(unit(0, .word, forward) == nil && next(0, .character, forward) == nil)
    let tokenizer = UITextInputStringTokenizer(textInput: EditingView())
    let range = tokenizer.rangeEnclosingPosition(
      IndexPosition(0), with: .word, inDirection: forward)
    #expect(range == nil)
  }
}
