import Synchronization
import Testing
import UIKit

// NSItemProvider, Apple. Requirement V28.
@MainActor @Suite("Item providers")
struct ItemProviderTests {
  private func object<Value: Sendable>(_ provider: NSItemProvider, _ type: Value.Type) async
    -> (Value?, Int?)
  where Value: _ObjectiveCBridgeable, Value._ObjectiveCType: NSItemProviderReading {
    await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: type) { value, error in
        continuation.resume(returning: (value, (error as NSError?)?.code))
      }
    }
  }

  private func data(_ provider: NSItemProvider, _ type: String) async -> (Data?, Int?) {
    await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        continuation.resume(returning: (data, (error as NSError?)?.code))
      }
    }
  }

  @Test("An object is provided in the types of its class, and loaded as one")
  func objects() async throws {
    let text = NSItemProvider(object: NSString(string: "Grüße"))
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(await object(text, String.self) == ("Grüße", nil))
    #expect(await data(text, "public.plain-text") == (Data("Grüße".utf8), nil))
    let url = NSItemProvider(object: try #require(NSURL(string: "file:///tmp/a")))
    #expect(
      url.registeredTypeIdentifiers == [
        "public.file-url", "public.url", "public.utf8-plain-text",
      ])
    #expect(await object(url, URL.self).0 == URL(string: "file:///tmp/a"))
    #expect(await object(url, String.self).0 == "file:///tmp/a")
  }

  @Test("What is not there is an error with its code")
  func errors() async {
    let empty = NSItemProvider()
    #expect(await data(empty, "public.png") == (nil, -1000))
    #expect(await object(empty, String.self) == (nil, -1000))
    empty.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { done in
      done(Data(), nil)
      return nil
    }
    #expect(await object(empty, URL.self) == (nil, -1200))
    empty.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
      done(nil, nil)
      return nil
    }
    #expect(await data(empty, "public.image") == (nil, -1))
  }

  @Test("Images and colors are loaded as the objects themselves, or from data")
  func images() async throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    let provider = NSItemProvider(object: image)
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
    let loaded = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: UIImage.self) { object, _ in
        continuation.resume(returning: object as? UIImage)
      }
    }
    #expect(loaded === image)
    let jpeg = try #require(await data(provider, "public.jpeg").0)
    #expect(jpeg.prefix(2) == Data([0xff, 0xd8]))
    let decoded = try UIImage.object(withItemProviderData: jpeg, typeIdentifier: "public.jpeg")
    #expect(decoded.cgImage?.width == image.cgImage?.width)
    let color = await data(NSItemProvider(object: UIColor.red), "com.apple.uikit.color").0
    #expect(
      try UIColor.object(
        withItemProviderData: try #require(color), typeIdentifier: "com.apple.uikit.color")
        == UIColor.red)
  }

  @Test("Files are provided by their contents, and loaded as temporary files with their names")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "note.txt")
    try Data("note".utf8).write(to: file)
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.suggestedName == "note.txt")
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    provider.suggestedName = "../../etc/other.txt"
    let (name, text) = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: (url?.lastPathComponent, text))
      }
    }
    #expect(name == "other.txt" && text == "note")
    #expect(NSItemProvider(contentsOf: URL(filePath: "/nowhere/x.txt")) == nil)
  }

  @Test("A provider on a pasteboard makes its data when it is wanted")
  func pasteboard() {
    let board = UIPasteboard.withUniqueName()
    let count = Mutex(0)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { done in
      count.withLock { $0 += 1 }
      done(Data("made".utf8), nil)
      return nil
    }
    board.itemProviders = [provider]
    #expect(board.hasStrings && board.numberOfItems == 1 && count.withLock { $0 } == 0)
    #expect(board.string == "made" && board.string == "made" && count.withLock { $0 } == 1)
    board.setObjects([NSString(string: "a"), NSString(string: "b")])
    #expect(board.strings == ["a", "b"] && board.itemProviders.count == 2)
  }

  private final class Target: UIView {
    var pasted: [NSItemProvider] = []
    override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders }
  }

  @Test("A responder with a paste configuration takes the items that it accepts")
  func pasteConfiguration() {
    let target = Target()
    let paste = Selector("paste:", UIResponder.paste(_:))
    #expect(!target.canPerformAction(paste, withSender: nil))
    target.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    #expect(target.canPaste([NSItemProvider(object: NSString(string: "a"))]))
    #expect(!target.canPaste([NSItemProvider(object: UIColor.red)]) && !target.canPaste([]))
    UIPasteboard.general.string = "text"
    #expect(target.canPerformAction(paste, withSender: nil))
    target.paste(nil)
    #expect(target.pasted.count == 1)
    UIPasteboard.general.color = .red
    #expect(!target.canPerformAction(paste, withSender: nil))
    target.paste(nil)
    #expect(target.pasted.count == 1)
    UIPasteboard.general.items = []
  }
}
