import LaminaTesting
import Testing
import UIKit

/// Requirements V24 and V28. Apple, "UIMenuBuilder", "UIMenuSystem", "Adding menus and shortcuts to
/// the menu bar and user interface".
@MainActor @Suite("Menu elements and builders", .serialized)
struct MenuBuilderTests {
  // MARK: Elements

  @Test("a menu with other elements is otherwise the same")
  func replacingChildren() {
    let menu = UIMenu(
      title: "Title", subtitle: "Subtitle", identifier: .edit, options: [.destructive],
      preferredElementSize: .small, children: [UIAction { _ in }])
    let other = menu.replacingChildren([])
    #expect(other.title == "Title" && other.subtitle == "Subtitle" && other.identifier == .edit)
    #expect(other.options == .destructive && other.preferredElementSize == .small)
    #expect(other.children.isEmpty && menu.children.count == 1)
    #expect(
      UIMenu().identifier != UIMenu().identifier && UIMenu().preferredElementSize == .automatic)
  }

  @Test("the selected elements are those that are on, in the menu and its sections")
  func selectedElements() {
    let actions = (0..<4).map { UIAction(title: "\($0)", state: $0 == 0 ? .off : .on) { _ in } }
    let menu = UIMenu(children: [
      actions[0], actions[1], UIMenu(options: .displayInline, children: [actions[2]]),
      UIMenu(title: "Submenu", children: [actions[3]]),
    ])
    #expect(menu.selectedElements == [actions[1], actions[2]])
  }

  @Test("copies are elements of their own")
  func copies() throws {
    let command = UIKeyCommand(
      title: "Key", action: "copy:", input: "k", modifierFlags: .command, state: .on)
    command.subtitle = "Subtitle"
    let copy = try #require(UIMenu(children: [command]).copy() as? UIMenu)
    let copied = try #require(copy.children.first as? UIKeyCommand)
    copied.title = "Other"
    #expect(command.title == "Key" && copied.subtitle == "Subtitle" && copied.state == .on)
    #expect(copied.input == "k" && copied.action == command.action)
  }

  @Test("a command sends its action with itself as the sender, unless it is disabled")
  func command() {
    let target = Target()
    let command = UICommand(title: "Go", action: Selector("go:", Target.go(_:)))
    command.performWithSender("sender", target: target)
    #expect(target.senders.first === command && target.seen == ["sender"] && command.sender == nil)
    command.attributes = .disabled
    command.performWithSender(nil, target: target)
    #expect(target.senders.count == 1)
  }

  private final class Target: UIResponder {
    var senders: [UICommand] = []
    var seen: [String] = []
    func go(_ sender: Any?) {
      guard let command = sender as? UICommand else { return }
      senders.append(command)
      seen.append(command.sender as? String ?? "")
    }
  }

  // MARK: Builders

  @Test("a builder finds menus, actions and commands, and changes menus by their identifiers")
  func building() {
    let responder = Builder()
    responder.build = { builder in
      #expect(builder.system === UIMenuSystem.main && builder.menu(for: .edit)?.title == "Edit")
      #expect(builder.command(for: "copy:", propertyList: nil)?.title == "Copy")
      #expect(builder.command(for: "copy:", propertyList: "other") == nil)
      builder.insertSibling(Self.menu("before"), beforeMenu: .view)
      builder.insertSibling(Self.menu("after"), afterMenu: .view)
      builder.insertChild(Self.menu("first"), atStartOfMenu: .view)
      builder.insertChild(Self.menu("last"), atEndOfMenu: .view)
      builder.replace(menu: .window, with: Self.menu("replacement"))
      builder.remove(menu: .help)
      builder.remove(menu: UIMenu.Identifier("nonesuch"))
      builder.replaceChildren(ofMenu: .file) { $0 + [UIAction(identifier: .paste) { _ in }] }
      #expect(builder.action(for: .paste) != nil && builder.action(for: .pasteAndGo) == nil)
      let names = builder.menu(for: .root)?.children.compactMap { ($0 as? UIMenu)?.title }
      #expect(names == ["File", "Edit", "Format", "before", "View", "after", "replacement"])
      let inner = builder.menu(for: .view)?.children.map(\.title)
      #expect(inner == ["first", "last"])
    }
    withDelegate(responder) { #expect(responder.count == 1) }
  }

  @Test("the main menus are built once, until they need to be built anew")
  func rebuilding() {
    let responder = Builder()
    withDelegate(responder) {
      press("z", in: UIView())
      #expect(responder.count == 1)
      UIMenuSystem.main.setNeedsRebuild()
      press("z", in: UIView())
      #expect(responder.count == 2)
    }
  }

  @Test("the keys of the main menus are commands of the first responder, which validates copies")
  func keys() {
    let responder = Builder()
    responder.build = { builder in
      let command = UIKeyCommand(
        title: "Mark", action: Selector("mark:", Marking.mark(_:)), input: "m",
        modifierFlags: .command)
      builder.insertChild(UIMenu(children: [command]), atEndOfMenu: .edit)
    }
    let view = Marking()
    withDelegate(responder) {
      view.isDisabled = true
      press("m", in: view)
      #expect(view.count == 0)
      view.isDisabled = false
      press("m", in: view)
      #expect(view.count == 1)
    }
  }

  private final class Marking: UIView {
    var count = 0
    var isDisabled = false
    override var canBecomeFirstResponder: Bool { true }
    func mark(_ sender: Any?) { count += 1 }
    override func validate(_ command: UICommand) {
      if isDisabled { command.attributes = .disabled }
    }
  }

  private final class Builder: UIResponder, UIApplicationDelegate {
    var count = 0
    var build: (any UIMenuBuilder) -> Void = { _ in }
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      count += 1
      build(builder)
    }
  }

  private static func menu(_ title: String) -> UIMenu { UIMenu(title: title) }

  private func withDelegate(_ delegate: Builder, _ body: () -> Void) {
    let previous = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    press("y", in: UIView())
    body()
    UIApplication.shared.delegate = previous
    UIMenuSystem.main.setNeedsRebuild()
  }

  /// Presses Command and a letter while a view is the first responder.
  private func press(_ letter: Character, in view: UIView) {
    guard let screen = try? OffscreenScreen(size: CGSize(width: 20, height: 20)) else {
      Issue.record("no screen")
      return
    }
    screen.window.addSubview(view)
    view.becomeFirstResponder()
    let codes: [Character: UIKeyboardHIDUsage] = [
      "m": .keyboardM, "y": .keyboardY, "z": .keyboardZ,
    ]
    screen.key(codes[letter] ?? .keyboardA, modifiers: .command)
  }
}
