import Testing
import UIKit

// UIPasteboard, Apple. Requirement V28.
@MainActor @Suite("Pasteboards", .serialized)
struct PasteboardTests {
  private let board = UIPasteboard.withUniqueName()

  @Test("A text is kept, also under its type and as data")
  func text() {
    board.string = "Grüße"
    #expect(board.string == "Grüße" && board.strings == ["Grüße"] && board.hasStrings)
    #expect(board.types == ["public.utf8-plain-text"])
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Grüße".utf8))
    #expect(!board.hasURLs && !board.hasImages && !board.hasColors && board.url == nil)
    board.string = nil
    #expect(board.string == nil && board.numberOfItems == 0 && !board.hasStrings)
  }

  @Test("There may be several items, with several representations each")
  func items() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    board.items = [
      ["public.utf8-plain-text": "one", "public.url": url], ["org.example.type": Data([1])],
    ]
    board.addItems([["public.plain-text": Data("two".utf8)]])
    #expect(board.numberOfItems == 3 && board.strings == ["one", "two"])
    #expect(board.url == url && board.urls == [url])
    #expect(board.types == ["public.url", "public.utf8-plain-text"])
    #expect(board.contains(pasteboardTypes: ["public.png", "public.url"]))
    #expect(!board.contains(pasteboardTypes: ["org.example.type"]))
    #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "one")
    #expect(board.data(forPasteboardType: "public.url") == Data("https://example.org/a".utf8))
  }

  @Test("A URL is a text as well, and a text that is a URL becomes one of its type")
  func urls() throws {
    board.urls = [try #require(URL(string: "https://example.org"))]
    #expect(board.string == "https://example.org")
    board.setData(Data("https://example.com".utf8), forPasteboardType: "public.url")
    #expect(board.url == URL(string: "https://example.com"))
    board.string = "https://example.org"
    #expect(board.url == nil)
  }

  @Test("Images and colors are kept; an encoded image is decoded")
  func images() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
    board.image = image
    #expect(board.image === image && board.hasImages && board.types == ["public.png"])
    let data = try #require(board.data(forPasteboardType: "public.png"))
    board.setData(data, forPasteboardType: "public.png")
    #expect(board.image?.cgImage?.width == image.cgImage?.width)
    board.colors = [.red, .blue]
    #expect(board.colors == [.red, .blue] && board.color == .red && board.hasColors)
    #expect(!board.hasImages)
  }

  @Test("Each change is counted and posted, with the types that came and went")
  func changes() {
    var log: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
      MainActor.assumeIsolated { log.append("+\(added) -\(removed)") }
    }
    #expect(board.changeCount == 0)
    board.string = "a"
    board.setValue("b", forPasteboardType: "x")
    #expect(board.changeCount == 2)
    #expect(
      log == [
        "+[\"public.utf8-plain-text\"] -[]", "+[\"x\"] -[\"public.utf8-plain-text\"]",
      ])
    NotificationCenter.default.removeObserver(observer)
  }

  @Test("Pasteboards of one name have the same contents, until they are removed")
  func names() throws {
    let name = UIPasteboard.Name(rawValue: "org.example.board")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = try #require(UIPasteboard(name: name, create: true))
    first.string = "shared"
    #expect(UIPasteboard(name: name, create: false)?.string == "shared")
    #expect(first.name == name && !first.isPersistent)
    UIPasteboard.remove(withName: name)
    #expect(first.string == nil && UIPasteboard(name: name, create: false) == nil)
    UIPasteboard.general.string = "general"
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard.general.string == "general")
    #expect(UIPasteboard.withUniqueName().name != board.name)
    UIPasteboard.general.items = []
  }

  @Test("Items are gone after their expiration")
  func expiration() {
    board.setItems([["x": 1]], options: [.expirationDate: Date(timeIntervalSinceNow: 1000)])
    #expect(board.numberOfItems == 1)
    board.setItems([["x": 1]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    #expect(board.numberOfItems == 0 && board.types == [])
  }
}
