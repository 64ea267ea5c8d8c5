import WaylandWire

/// The list of the compositor's globals, kept up to date (`wl_registry`).
///
/// Used by the connecting thread until the reader thread runs, and then by the reader thread only.
final class GlobalCatalog: @unchecked Sendable {
  struct Entry {
    let name: UInt32
    let interface: String
    let version: UInt32
  }

  /// Called for each new global.
  var onAdded: ((Entry) -> Void)?
  /// Called with the name of a global that was removed.
  var onRemoved: ((UInt32) -> Void)?

  private let registry: WlRegistry
  private(set) var entries: [Entry] = []

  init(_ registry: WlRegistry) {
    self.registry = registry
    registry.onEvent { [unowned self] event in
      switch event {
      case .global(let name, let interface, let version):
        let entry = Entry(name: name, interface: interface, version: version)
        entries.append(entry)
        onAdded?(entry)
      case .globalRemove(let name):
        entries.removeAll { $0.name == name }
        onRemoved?(name)
      default: break
      }
    }
  }

  /// Binds a global in the newest version that both sides support.
  func bind<Object: WaylandObject>(_ entry: Entry, as type: Object.Type = Object.self) -> Object {
    registry.bind(
      name: entry.name, as: type, version: min(entry.version, Object.interface.version))
  }

  func bindFirst<Object: WaylandObject>(_ type: Object.Type = Object.self) -> Object? {
    entries.first { $0.interface == Object.interface.name }.map { bind($0) }
  }
}
