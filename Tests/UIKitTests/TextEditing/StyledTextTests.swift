import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Requirement V38: the text and the attributes of an editor.
@Suite("Text with attributes")
@MainActor struct StyledTextTests {
  private let fonts = (1...4).map { UIFont.systemFont(ofSize: 10 + CGFloat($0)) }

  @Test("joins runs of the same attributes, and keeps those of different fonts apart")
  func joining() {
    var text = StyledText("ab", [.font: fonts[0]])
    text.append(StyledText("cd", [.font: UIFont.systemFont(ofSize: 11)]))
    #expect(text.runs.map(\.length) == [4])
    text.append(StyledText("ef", [.font: fonts[1]]))
    text.append(StyledText("gh", [.font: fonts[1], .kern: 2]))
    #expect(text.string == "abcdefgh" && text.runs.map(\.length) == [4, 2, 2])
    text.restyle(4..<6) { $0[.font] = fonts[0] }
    #expect(text.runs.map(\.length) == [6, 2])
    #expect(text.part(5..<7).runs.map(\.length) == [1, 1])
    #expect(text.run(at: 6).range == 6..<8)
  }

  @Test("is handed out and taken back with each of its attributes, also beside other fonts")
  func handingOut() throws {
    var text = StyledText()
    for (index, font) in fonts.enumerated() {
      text.append(StyledText("\(index)👍🏽", [.font: font, .foregroundColor: UIColor.red]))
    }
    let shown = text.attributedString
    #expect(shown.string == text.string && shown.length == text.length)
    for (index, font) in fonts.enumerated() {
      let attributes = unsafe shown.attributes(at: index * 5, effectiveRange: nil)
      #expect(attributes[.font] as? UIFont == font)
    }
    let copy = StyledText(shown)
    #expect(copy.runs.map(\.length) == text.runs.map(\.length))
    #expect(copy.runs.allSatisfy { $0.attributes.count == 2 })
  }

  @Test("changes as an array of characters with attributes does")
  func random() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<max((rounds ?? 2000) / 50, 1) {
      var (text, model) = (StyledText(), [(character: Character, font: UIFont)]())
      for _ in 0..<50 {
        let ends = (0..<2).map { _ in Int.random(in: 0...model.count, using: &generator) }.sorted()
        let units = ends.map { end in
          model[..<end].reduce(0) { $0 + String($1.character).utf16.count }
        }
        let font = fonts.randomElement(using: &generator)!
        let piece = ["", "a", "é", "👩‍👩‍👧", "日本"].randomElement(using: &generator)!
        if Bool.random(using: &generator) {
          text.replace(units[0]..<units[1], with: StyledText(piece, [.font: font]))
          model.replaceSubrange(ends[0]..<ends[1], with: piece.map { ($0, font) })
        } else {
          text.restyle(units[0]..<units[1]) { $0[.font] = font }
          for index in ends[0]..<ends[1] { model[index].font = font }
        }
        try #require(text.string == String(model.map(\.character)))
        try #require(text.length == text.string.utf16.count)
        try #require(text.runs.allSatisfy { $0.length > 0 })
        var place = 0
        for (character, font) in model {
          try #require(text.run(at: place).attributes[.font] as? UIFont == font)
          place += String(character).utf16.count
        }
      }
    }
  }
}
