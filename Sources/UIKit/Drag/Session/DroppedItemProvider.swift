import Foundation
import Synchronization

/// Provides a dropped item of another program, and tells when its loads end: only then the other
/// program may forget the data.
final class DroppedItemProvider: NSItemProvider, @unchecked Sendable {
  private let loads: DispatchGroup

  init(_ provider: NSItemProvider, _ loads: DispatchGroup) {
    self.loads = loads
    super.init()
    for representation in provider.representations {
      registerDataRepresentation(
        forTypeIdentifier: representation.type, visibility: .all, loadHandler: representation.load)
    }
  }

  @discardableResult override func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loads.enter()
    return super.loadDataRepresentation(forTypeIdentifier: typeIdentifier) { [loads] data, error in
      completionHandler(data, error)
      loads.leave()
    }
  }
}

/// The objects that several loads make, in their order.
final class LoadedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [(any NSItemProviderReading)?]

  init(count: Int) {
    objects = Array(repeating: nil, count: count)
  }

  var all: [any NSItemProviderReading] { lock.withLock { objects.compactMap(\.self) } }

  func set(_ object: (any NSItemProviderReading)?, at index: Int) {
    lock.withLock { objects[index] = object }
  }
}
