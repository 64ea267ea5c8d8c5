import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Apple's guide "Preserving your app's UI across launches". Requirement V26.
@Suite("State restoration", .serialized)
@MainActor struct RestorationTests {
  private let screen: OffscreenScreen
  private let file: RestorationFile

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 200, height: 300))
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "restoration-\(UUID().uuidString)")
    file = RestorationFile(url: folder.appending(path: "state.plist"))
    UIApplication.shared.stateSaver.file = file
  }

  /// Makes the controllers of a launch, and a delegate that saves and restores.
  private func launch(restoring: Bool = true) throws -> StatefulDelegate {
    let delegate = StatefulDelegate()
    let root = StatefulController("root")
    let child = StatefulController("child")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    delegate.root = root
    screen.window.rootViewController = root
    UIApplication.shared.delegate = delegate
    if restoring {
      UIApplication.shared.restoreState()
      try screen.render()
      UIApplication.shared.finishRestoringState()
      try screen.render()
    }
    return delegate
  }

  private func end() {
    UIApplication.shared.delegate = nil
    screen.window.rootViewController = nil
    try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent())
  }

  @Test("controllers and views have in the next launch what they have encoded, parents first")
  func restored() throws {
    defer { end() }
    let first = try launch()
    first.root?.text = "museum"
    first.child?.text = "hall 3"
    first.number = 7
    first.child?.statefulView.offset = 120
    UIApplication.shared.stateSaver.save()
    screen.window.rootViewController = nil
    let second = try launch()
    #expect(second.root?.text == "museum" && second.child?.text == "hall 3" && second.number == 7)
    #expect(second.child?.statefulView.offset == 120)
    #expect(
      second.log == [
        "shouldRestore", "path root", "path root/child", "root decode", "child decode", "didDecode",
        "root finished", "child finished",
      ])
  }

  @Test("a reference to a controller is the controller of the new launch")
  func references() throws {
    defer { end() }
    let first = try launch()
    first.root?.favorite = first.child
    UIApplication.shared.stateSaver.save()
    screen.window.rootViewController = nil
    let second = try launch()
    #expect(second.root?.favorite === second.child && second.child != nil)
  }

  @Test("a presented controller is made by its restoration class, and presented again")
  func presented() throws {
    defer { end() }
    let first = try launch()
    let sheet = StatefulController("sheet")
    sheet.restorationClass = StatefulController.self
    sheet.text = "ticket"
    first.root?.present(sheet, animated: false)
    try screen.render()
    UIApplication.shared.stateSaver.save()
    screen.window.rootViewController = nil
    let second = try launch()
    let restored = second.root?.presentedViewController as? StatefulController
    #expect(restored !== sheet && restored?.text == "ticket")
    #expect(restored?.view.window === screen.window)
  }

  @Test("controllers without an identifier, and below such, are not saved")
  func unnamed() throws {
    defer { end() }
    let first = try launch()
    first.root?.restorationIdentifier = nil
    #expect(UIApplication.shared.stateSaver.makeRecord().controllers.isEmpty)
  }

  @Test("nothing is written unless the delegate wants it")
  func unwanted() throws {
    defer { end() }
    let delegate = try launch()
    delegate.saves = false
    UIApplication.shared.stateSaver.save()
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
    delegate.saves = true
    delegate.number = 3
    UIApplication.shared.stateSaver.save()
    #expect(FileManager.default.fileExists(atPath: file.url.path))
  }

  @Test("a broken file is ignored", arguments: ["", "bplist00", "<plist><dict/></plist>"])
  func broken(contents: String) throws {
    defer { end() }
    let folder = file.url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: file.url)
    let delegate = try launch()
    #expect(delegate.log.isEmpty && delegate.root?.text == "")
  }

  @Test("every prefix of a file and every wrong byte is ignored or restored, and does not trap")
  func damaged() throws {
    defer { end() }
    let first = try launch()
    first.root?.text = "museum"
    UIApplication.shared.stateSaver.save()
    let data = try Data(contentsOf: file.url)
    for index in stride(from: 0, to: data.count, by: 97) {
      try data.prefix(index).write(to: file.url)
      _ = file.read()
      var damaged = data
      damaged[index] ^= 0x55
      try damaged.write(to: file.url)
      _ = file.read()
    }
  }

  @Test("a state with which a launch has ended is not restored again")
  func failed() throws {
    defer { end() }
    let first = try launch()
    first.root?.text = "museum"
    UIApplication.shared.stateSaver.save()
    file.beginRestoring()
    let second = try launch()
    #expect(second.root?.text == "" && second.log.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }

  @Test("registered objects take part, with their identifier")
  func objects() throws {
    defer { end() }
    let model = StatefulModel()
    model.count = 5
    UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
    _ = try launch()
    UIApplication.shared.stateSaver.save()
    model.count = 0
    _ = try launch()
    #expect(model.count == 5 && model.finishes == 1)
  }
}

@MainActor private final class StatefulDelegate: UIResponder, UIApplicationDelegate {
  var root: StatefulController?
  var saves = true
  var number = 0
  var log: [String] = []
  var child: StatefulController? { root?.children.first as? StatefulController }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { saves }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    log.append("shouldRestore")
    root?.onEvent = { [weak self] in self?.log.append($0) }
    child?.onEvent = { [weak self] in self?.log.append($0) }
    return true
  }

  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    coder.encode(number, forKey: "number")
  }

  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    log.append("didDecode")
    number = coder.decodeInteger(forKey: "number")
  }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    log.append("path \(identifierComponents.joined(separator: "/"))")
    return nil
  }
}

/// It is not private, because its name in the file leads to it.
final class StatefulController: UIViewController, UIViewControllerRestoration {
  var text = ""
  weak var favorite: UIViewController?
  var onEvent: (String) -> Void = { _ in }
  fileprivate let statefulView = StatefulView()

  init(_ identifier: String) {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
  }

  required init?(coder: NSCoder) { nil }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    identifierComponents.last.map { StatefulController($0) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    statefulView.restorationIdentifier = "stateful"
    view.addSubview(statefulView)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(text as NSString, forKey: "text")
    coder.encode(favorite, forKey: "favorite")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    onEvent("\(restorationIdentifier ?? "") decode")
    text = coder.decodeObject(forKey: "text") as? String ?? "none"
    favorite = coder.decodeObject(forKey: "favorite") as? UIViewController
  }

  override func applicationFinishedRestoringState() {
    onEvent("\(restorationIdentifier ?? "") finished")
  }
}

private final class StatefulView: UIView {
  var offset = 0

  override func encodeRestorableState(with coder: NSCoder) {
    coder.encode(offset, forKey: "offset")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    offset = coder.decodeInteger(forKey: "offset")
  }
}

@MainActor private final class StatefulModel: NSObject, UIStateRestoring {
  var count = 0
  var finishes = 0

  func encodeRestorableState(with coder: NSCoder) { coder.encode(count, forKey: "count") }
  func decodeRestorableState(with coder: NSCoder) {
    count = coder.decodeInteger(forKey: "count")
  }
  func applicationFinishedRestoringState() { finishes += 1 }
}
