import Accessibility

/// The numbers of the elements that clients know.
@MainActor struct ElementIdentities {
  private struct Entry {
    weak var object: UIResponder?
    let id: ElementID
    /// Whether it is an element, and no container.
    let isElement: Bool
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var keys: [ElementID: ObjectIdentifier] = [:]
  /// Numbers are not used again, not even after clients have gone and come.
  private static var lastNumber: UInt64 = 0

  func object(_ id: ElementID) -> UIResponder? {
    keys[id].flatMap { entries[$0]?.object }
  }

  /// The number of an object that is an element.
  func element(_ object: UIResponder) -> ElementID? {
    guard let entry = entries[ObjectIdentifier(object)], entry.isElement,
      entry.object === object
    else { return nil }
    return entry.id
  }

  /// Takes over the number that an object had before, or gives it a new one.
  mutating func add(
    _ object: UIResponder, isElement: Bool = false, from previous: ElementIdentities
  ) -> ElementID {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.id }
    var id: ElementID
    if let entry = previous.entries[key], entry.object === object {
      id = entry.id
    } else {
      Self.lastNumber += 1
      id = ElementID(Self.lastNumber)
    }
    entries[key] = Entry(object: object, id: id, isElement: isElement)
    keys[id] = key
    return id
  }
}

/// The element that has the focus for clients: that of the keyboard, or the one that the program has
/// sent a screen reader to, whichever has changed last.
@MainActor struct PublishedFocus {
  private weak var keyboardElement: UIResponder?
  private weak var readerElement: UIResponder?
  private(set) weak var element: UIResponder?

  mutating func update(on screen: UIScreen) {
    let window = screen.stack.keyWindow
    let keyboard = window?.firstResponder ?? window?.focusSystem.focusedItem as? UIResponder
    let reader = AccessibilityFocus.shared.element
    if keyboard !== keyboardElement {
      element = keyboard
    } else if reader !== readerElement, let reader {
      element = reader
    }
    (keyboardElement, readerElement) = (keyboard, reader)
  }
}
