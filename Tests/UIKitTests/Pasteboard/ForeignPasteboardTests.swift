import Synchronization
import Testing
import Wayland

@testable import UIKit

// UIPasteboard, Apple: what another program has copied. Requirement V28.
@MainActor @Suite("The clipboard of other programs", .serialized)
struct ForeignPasteboardTests {
  /// Another program, which notes what is read.
  private final class Program: Sendable {
    let reads = Mutex<[String]>([])
    let data: [String: [UInt8]]

    init(_ data: [String: [UInt8]]) {
      self.data = data
    }

    var offer: OfferedData {
      OfferedData(types: data.keys.sorted()) { type, completion in
        self.reads.withLock { $0.append(type) }
        completion(.success(self.data[type] ?? []))
      }
    }
  }

  private let board = UIPasteboard.general

  @Test("A text is read once, when it is wanted, in the best of its types")
  func text() {
    let program = Program([
      "STRING": [0xe4], "text/plain;charset=utf-8": Array("ä".utf8), "text/plain": [0xe4],
    ])
    let count = board.changeCount
    board.receive(program.offer)
    #expect(board.changeCount == count + 1)
    #expect(board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
    #expect(board.types == ["public.utf8-plain-text"])
    #expect(board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
    #expect(program.reads.withLock { $0 } == [])
    #expect(board.string == "ä" && board.strings == ["ä"])
    #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "ä")
    #expect(program.reads.withLock { $0 } == ["text/plain;charset=utf-8"])
    board.receive(Program(["text/plain": [0xe4]]).offer)
    #expect(board.string == "ä")
  }

  @Test("A list of URLs is as many items, without its comments")
  func urls() {
    let list = "# copied\r\nfile:///tmp/a%20b\r\nhttps://example.org/\r\n\r\n"
    board.receive(Program(["text/uri-list": Array(list.utf8)]).offer)
    #expect(board.hasURLs && board.hasStrings)
    #expect(board.numberOfItems == 2)
    #expect(board.urls?.map(\.absoluteString) == ["file:///tmp/a%20b", "https://example.org/"])
    #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet([0, 1]))
    #expect(board.types(forItemSet: IndexSet([1])) == [["public.url"]])
  }

  @Test("Images, colors and types that only the program knows are read")
  func otherTypes() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    let png = try #require(image.pngData())
    board.receive(
      Program([
        "image/png": [UInt8](png), "application/x-color": [0xff, 0xff, 0, 0, 0, 0, 0xff, 0xff],
        "com.example.note": [1, 2],
      ]).offer)
    #expect(board.hasImages && board.hasColors)
    #expect(board.image?.cgImage?.height == image.cgImage?.height)
    #expect(board.color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(board.data(forPasteboardType: "com.example.note") == Data([1, 2]))
    #expect(
      board.items.first?.keys.sorted() == [
        "com.apple.uikit.color", "com.example.note", "public.png",
      ])
  }

  @Test("Malformed data is no image and no color, and is there as data")
  func malformed() {
    board.receive(
      Program(["image/png": [1, 2, 3], "application/x-color": [1], "text/uri-list": []]).offer)
    #expect(board.image == nil && board.color == nil && board.url == nil && board.urls == nil)
    #expect(board.data(forPasteboardType: "public.png") == Data([1, 2, 3]))
    #expect(board.numberOfItems == 1)
  }

  @Test("A program that does not answer is waited for once, for all its types together")
  func silentProgram() {
    let patience = DataRead.patience
    DataRead.patience = 0.01
    defer { DataRead.patience = patience }
    let waiting = Mutex<[@Sendable (Result<[UInt8], TransferError>) -> Void]>([])
    board.receive(
      OfferedData(types: ["text/plain", "image/png"]) { _, completion in
        waiting.withLock { $0.append(completion) }
      })
    #expect(board.string == nil && board.image == nil && board.string == nil)
    #expect(waiting.withLock { $0.count } == 2)
    // The data is there once it has come.
    waiting.withLock { $0[0](.success(Array("late".utf8))) }
    #expect(board.string == "late")
  }

  @Test("What another program copies takes the place of the own items, whose announcement does not")
  func ownItems() {
    board.string = "mine"
    let count = board.changeCount
    board.receive(OfferedData(types: ["text/plain"], isOwn: true) { _, _ in })
    #expect(board.changeCount == count && board.string == "mine")
    board.receive(Program(["text/plain": [65]]).offer)
    #expect(board.string == "A" && board.changeCount == count + 1)
    board.receive(nil)
    #expect(board.string == nil && board.numberOfItems == 0 && board.changeCount == count + 2)
    board.receive(nil)
    #expect(board.changeCount == count + 2)
  }

  @Test("Own items that the compositor has not taken are kept")
  func earlyItems() {
    board.string = "early"
    board.receive(nil)
    #expect(board.string == "early")
    board.receive(Program(["text/plain": [65]]).offer)
    board.receive(OfferedData(types: ["text/plain"], isOwn: true) { _, _ in })
    #expect(board.string == "early")
  }

  @Test("Other programs get one item: the types of the first, and the texts and URLs of all")
  func provided() throws {
    let url = try #require(URL(string: "https://example.org"))
    let items = OwnItems([
      ["public.utf8-plain-text": "one", "com.example.note": Data([7])], ["public.url": url],
    ])
    let provided = try #require(items.provided)
    #expect(
      provided.types == [
        "STRING", "TEXT", "UTF8_STRING", "com.example.note", "text/plain",
        "text/plain;charset=utf-8", "text/uri-list",
      ])
    #expect(read(provided, "text/plain") == Array("one\nhttps://example.org".utf8))
    #expect(read(provided, "text/uri-list") == Array("https://example.org\r\n".utf8))
    #expect(read(provided, "com.example.note") == [7])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    let pictures = try #require(OwnItems([["public.png": image]]).provided)
    #expect(read(pictures, "image/png")?.prefix(4) == [0x89, 0x50, 0x4e, 0x47])
    let colors = try #require(OwnItems([["com.apple.uikit.color": UIColor.red]]).provided)
    #expect(read(colors, "application/x-color")?.count == 8)
    #expect(OwnItems([["x": self]]).provided == nil && OwnItems().provided == nil)
    let expired = OwnItems([["public.utf8-plain-text": "x"]], until: Date(timeIntervalSinceNow: -1))
    #expect(expired.provided == nil)
  }

  private func read(_ data: ProvidedData, _ type: String) -> [UInt8]? {
    DataRead { done in data.load(type) { done($0.map { Data($0) }) } }
      .data(waiting: 20).map([UInt8].init)
  }

  @Test("The primary selection is read without waiting")
  func primary() async {
    PrimarySelection.shared.receive(Program(["text/plain": [66]]).offer)
    let text = await withCheckedContinuation { continuation in
      PrimarySelection.shared.readText { continuation.resume(returning: $0) }
    }
    #expect(text == "B")
    PrimarySelection.shared.receive(nil)
    PrimarySelection.shared.readText { #expect($0 == nil) }
  }

  @Test("Item providers of another program's data load it")
  func providers() async throws {
    board.receive(Program(["text/plain": Array("hello".utf8)]).offer)
    let provider = try #require(board.itemProviders.first)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: String.self))
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
    #expect(text == "hello")
    board.items = []
    #expect(board.itemProviders.isEmpty)
  }
}
