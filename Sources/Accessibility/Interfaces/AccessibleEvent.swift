/// A signal of an element.
///
/// Source: at-spi2-core, `Event.xml`.
struct AccessibleEvent: Equatable {
  let path: String
  let interface: String
  let member: String
  let body: [BusValue]

  private init(
    _ id: ElementID, _ member: String, interface: String = "Object", _ detail: String = "",
    _ first: Int = 0, _ second: Int = 0, _ value: BusValue = .int32(0)
  ) {
    path = BusPlace.path(of: id)
    self.interface = "org.a11y.atspi.Event." + interface
    self.member = member
    body = [
      .string(detail), .int(first), .int(second), .variant(value), .array(of: "{sv}", []),
    ]
  }

  init(_ announcement: AccessibleAnnouncement) {
    // `AtspiLive`: 1 is polite, 2 is assertive.
    self.init(
      .application, "Announcement", "", announcement.isUrgent ? 2 : 1, 0,
      .string(announcement.text))
  }

  init(_ change: TreeChange, at place: BusPlace) {
    switch change {
    case .children(let id, let isAdded, let index, let child):
      self.init(
        id, "ChildrenChanged", isAdded ? "add" : "remove", index, 0, place.reference(to: child))
    case .state(let id, _, let name, let isOn): self.init(id, "StateChanged", name, isOn ? 1 : 0)
    case .name(let id, let text):
      self.init(id, "PropertyChange", "accessible-name", 0, 0, .string(text))
    case .description(let id, let text):
      self.init(id, "PropertyChange", "accessible-description", 0, 0, .string(text))
    case .value(let id, let number):
      self.init(id, "PropertyChange", "accessible-value", 0, 0, .double(number))
    case .valueText(let id, let text):
      self.init(id, "PropertyChange", "accessible-value", 0, 0, .string(text))
    case .textDeleted(let id, let start, let text):
      self.init(id, "TextChanged", "delete", start, text.unicodeScalars.count, .string(text))
    case .textInserted(let id, let start, let text):
      self.init(id, "TextChanged", "insert", start, text.unicodeScalars.count, .string(text))
    case .caret(let id, let place): self.init(id, "TextCaretMoved", "", place)
    case .textSelection(let id): self.init(id, "TextSelectionChanged")
    case .selection(let id): self.init(id, "SelectionChanged")
    case .bounds(let id, let frame): self.init(id, "BoundsChanged", "", 0, 0, frame.value)
    case .windowActivated(let id, let isActive):
      self.init(id, isActive ? "Activate" : "Deactivate", interface: "Window")
    }
  }
}
