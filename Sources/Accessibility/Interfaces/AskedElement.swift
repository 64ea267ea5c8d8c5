/// An element that a client asks about, with what is around it.
struct AskedElement {
  let id: ElementID
  let element: AccessibleElement
  let tree: AccessibleTree
  let place: BusPlace

  /// nil if there is no such element.
  init?(_ id: ElementID, in tree: AccessibleTree, at place: BusPlace) {
    guard let element = tree[id] else { return nil }
    (self.id, self.element, self.tree, self.place) = (id, element, tree, place)
  }

  var isApplication: Bool { id == .application }

  /// The element around this one; the desktop's for the program.
  var parent: BusValue {
    isApplication ? place.desktop : place.reference(to: tree.parents[id])
  }

  /// The child at an index that a client has sent.
  func child(_ index: Int) -> ElementID? {
    element.children.indices.contains(index) ? element.children[index] : nil
  }

  func references(to ids: [ElementID]) -> BusValue {
    .array(of: "(so)", ids.map { place.reference(to: $0) })
  }
}

/// The place of the program on the accessibility bus.
struct BusPlace: Equatable {
  /// The name of the connection.
  var name: String
  /// The parent of the program, as the registry has answered.
  var desktop = BusPlace.nothing
  /// The number that the registry has given to the program.
  var number: Int32 = 0

  static let root = "/org/a11y/atspi/accessible/root"
  private static let prefix = "/org/a11y/atspi/accessible/"

  /// The name and the path with which messages name no object.
  static let nothing = BusValue.structure([.string(""), .path("/org/a11y/atspi/null")])

  func reference(to id: ElementID?) -> BusValue {
    guard let id else { return Self.nothing }
    return .structure([.string(name), .path(Self.path(of: id))])
  }

  static func path(of id: ElementID) -> String {
    id == .application ? root : prefix + String(id.rawValue)
  }

  /// nil for the paths of other objects.
  static func element(at path: String) -> ElementID? {
    if path == root { return .application }
    guard path.hasPrefix(prefix), let number = UInt64(path.dropFirst(prefix.count)), number > 0
    else { return nil }
    return ElementID(number)
  }
}
