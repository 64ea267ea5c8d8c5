import Foundation
import ObjectiveC

/// Tells which of the standard edit actions a class implements itself.
///
/// On iOS a responder has the method of an edit action only if its class implements it. Here
/// `UIResponder` declares all of them, so that they can be overridden, and a class implements those
/// whose entries in its dispatch table differ from `UIResponder`'s. The places of these entries are
/// where a class that overrides all of them differs from one that overrides none.
/// `EditActionTests` checks this for each action.
@MainActor enum EditActions {
  /// The actions in the order in which `UIResponder` declares the methods, which is that of the
  /// dispatch table.
  static let all: [Selector] = [
    Selector("cut:", UIResponder.cut(_:)),
    Selector("copy:", UIResponder.copy(_:)),
    Selector("paste:", UIResponder.paste(_:)),
    Selector("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:)),
    Selector("pasteAndGo:", UIResponder.pasteAndGo(_:)),
    Selector("pasteAndSearch:", UIResponder.pasteAndSearch(_:)),
    Selector("select:", UIResponder.select(_:)),
    Selector("selectAll:", UIResponder.selectAll(_:)),
    Selector("delete:", UIResponder.delete(_:)),
    Selector(
      "makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight(_:)),
    Selector(
      "makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft(_:)),
    Selector("toggleBoldface:", UIResponder.toggleBoldface(_:)),
    Selector("toggleItalics:", UIResponder.toggleItalics(_:)),
    Selector("toggleUnderline:", UIResponder.toggleUnderline(_:)),
    Selector("increaseSize:", UIResponder.increaseSize(_:)),
    Selector("decreaseSize:", UIResponder.decreaseSize(_:)),
    Selector("find:", UIResponder.find(_:)),
    Selector("findAndReplace:", UIResponder.findAndReplace(_:)),
    Selector("findNext:", UIResponder.findNext(_:)),
    Selector("findPrevious:", UIResponder.findPrevious(_:)),
    Selector("useSelectionForFind:", UIResponder.useSelectionForFind(_:)),
    Selector("move:", UIResponder.move(_:)),
    Selector("duplicate:", UIResponder.duplicate(_:)),
    Selector("export:", UIResponder.export(_:)),
    Selector("rename:", UIResponder.rename(_:)),
    Selector("printContent:", UIResponder.printContent(_:)),
    "updateTextAttributesWithConversionHandler:",
  ]

  /// Makes the methods of the actions known, of which a program may use the names alone, such as
  /// `"paste:"`.
  static func register() {
    _ = all
  }

  private static let slots: [Selector: Int] = {
    let (full, plain) = (DispatchTable(of: Overriding.self), DispatchTable(of: Plain.self))
    let own = DispatchTable(of: NSObject.self).count..<DispatchTable(of: UIResponder.self).count
    let slots = own.filter { full[$0] != plain[$0] }
    require(slots.count == all.count, "found \(slots.count) of \(all.count) edit actions")
    return Dictionary(uniqueKeysWithValues: zip(all, slots))
  }()

  /// Returns whether a class overrides an edit action; nil if the selector is not one.
  static func overridden(_ action: Selector, by type: UIResponder.Type) -> Bool? {
    guard let slot = slots[action] else { return nil }
    return DispatchTable(of: type)[slot] != DispatchTable(of: UIResponder.self)[slot]
  }

  private final class Plain: UIResponder {}

  private final class Overriding: UIResponder {
    override func cut(_ sender: Any?) {}
    override func copy(_ sender: Any?) {}
    override func paste(_ sender: Any?) {}
    override func pasteAndMatchStyle(_ sender: Any?) {}
    override func pasteAndGo(_ sender: Any?) {}
    override func pasteAndSearch(_ sender: Any?) {}
    override func select(_ sender: Any?) {}
    override func selectAll(_ sender: Any?) {}
    override func delete(_ sender: Any?) {}
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    override func toggleBoldface(_ sender: Any?) {}
    override func toggleItalics(_ sender: Any?) {}
    override func toggleUnderline(_ sender: Any?) {}
    override func increaseSize(_ sender: Any?) {}
    override func decreaseSize(_ sender: Any?) {}
    override func find(_ sender: Any?) {}
    override func findAndReplace(_ sender: Any?) {}
    override func findNext(_ sender: Any?) {}
    override func findPrevious(_ sender: Any?) {}
    override func useSelectionForFind(_ sender: Any?) {}
    override func move(_ sender: Any?) {}
    override func duplicate(_ sender: Any?) {}
    override func export(_ sender: Any?) {}
    override func rename(_ sender: Any?) {}
    override func printContent(_ sender: Any?) {}
    override func updateTextAttributes(
      conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
  }
}

/// The words of a class's metadata, which contain the addresses of its methods: those of the
/// superclasses first, then its own in the order of their declaration.
@MainActor private struct DispatchTable {
  private let type: AnyClass

  init(of type: AnyClass) {
    self.type = type
  }

  private func word(_ index: Int) -> UInt {
    unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
  }

  /// The number of words after the address that a metatype is. The fifth word has the size of all
  /// metadata in bytes, and the number of bytes before that address.
  var count: Int {
    let sizes = word(4)
    return Int((sizes & 0xffff_ffff) - (sizes >> 32)) / MemoryLayout<UInt>.size
  }

  subscript(index: Int) -> UInt { word(index) }
}
