/// `org.a11y.atspi.Selection`: the selected elements of a list, a tab bar or segments.
///
/// Source: at-spi2-core, `Selection.xml`.
enum SelectionInterface: AccessibleInterface {
  static let name = "Selection"
  static let properties = ["NSelectedChildren"]

  static func isAnswered(by asked: AskedElement) -> Bool {
    asked.element.children.contains { asked.tree[$0]?.states.contains(.selectable) == true }
  }

  static func property(_ name: String, of asked: AskedElement) -> BusValue? {
    name == "NSelectedChildren" ? .int(asked.selectedChildren.count) : nil
  }

  static func answer(
    _ method: String, _ arguments: BusArguments, of asked: AskedElement
  ) -> InterfaceAnswer? {
    switch (method, arguments.signature) {
    case ("GetSelectedChild", "i"):
      return .value(asked.place.reference(to: asked.selectedChild(arguments.int(0))))
    case ("IsChildSelected", "i"):
      return .flag(asked.child(arguments.int(0)).map(asked.isSelected) ?? false)
    case ("SelectChild", "i"): return asked.select(asked.child(arguments.int(0)), true)
    case ("DeselectChild", "i"): return asked.select(asked.child(arguments.int(0)), false)
    case ("DeselectSelectedChild", "i"):
      return asked.select(asked.selectedChild(arguments.int(0)), false)
    // A tap selects one element, and no gesture selects all or none.
    case ("SelectAll", ""), ("ClearSelection", ""): return .flag(false)
    default: return nil
    }
  }
}

extension AskedElement {
  func isSelected(_ id: ElementID) -> Bool { tree[id]?.states.contains(.selected) == true }

  var selectedChildren: [ElementID] { element.children.filter(isSelected) }

  fileprivate func selectedChild(_ index: Int) -> ElementID? {
    let selected = selectedChildren
    return selected.indices.contains(index) ? selected[index] : nil
  }

  fileprivate func select(_ id: ElementID?, _ isSelected: Bool) -> InterfaceAnswer {
    guard let id else { return .flag(false) }
    return .perform(.setSelected(isSelected), of: id)
  }
}
