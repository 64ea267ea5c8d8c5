package import CWayland
import Synchronization

/// A protocol interface with the `wl_interface` table that libwayland reads.
///
/// Interfaces refer to each other in cycles, so the tables of all reachable interfaces are filled
/// at once, on first use. They are never freed, because libwayland keeps pointers to them.
@safe package final class WaylandInterface: @unchecked Sendable {
  package let name: String
  /// The newest version that these bindings support.
  package let version: UInt32
  package let requests: [WaylandMessage]
  package let events: [WaylandMessage]

  private let table: UnsafeMutablePointer<wl_interface>
  private static let filled = Mutex<Set<ObjectIdentifier>>([])

  package init(name: String, version: UInt32, requests: [WaylandMessage], events: [WaylandMessage])
  {
    self.name = name
    self.version = version
    self.requests = requests
    self.events = events
    unsafe table = .allocate(capacity: 1)
    unsafe table.initialize(to: wl_interface())
  }

  /// The filled table; the tables of all interfaces reachable from it are filled too.
  package var pointer: UnsafePointer<wl_interface> {
    Self.filled.withLock { filled in
      var pending = [self]
      while let next = pending.popLast() {
        guard filled.insert(ObjectIdentifier(next)).inserted else { continue }
        pending += next.fill()
      }
    }
    return unsafe UnsafePointer(table)
  }

  /// Fills the table and returns the interfaces it refers to.
  private func fill() -> [WaylandInterface] {
    let references = (requests + events).map { $0.types() }
    unsafe table.pointee.name = UnsafePointer(immortalString(name))
    unsafe table.pointee.version = Int32(version)
    unsafe table.pointee.method_count = Int32(requests.count)
    unsafe table.pointee.methods = messages(requests, references.prefix(requests.count))
    unsafe table.pointee.event_count = Int32(events.count)
    unsafe table.pointee.events = messages(events, references.dropFirst(requests.count))
    return references.flatMap { $0.compactMap(\.self) }
  }

  private func messages(
    _ messages: [WaylandMessage], _ references: ArraySlice<[WaylandInterface?]>
  ) -> UnsafePointer<wl_message> {
    let memory = UnsafeMutablePointer<wl_message>.allocate(capacity: messages.count)
    for (index, (message, references)) in zip(messages, references).enumerated() {
      let types = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(
        capacity: message.argumentCount)
      unsafe types.initialize(repeating: nil, count: message.argumentCount)
      for (position, reference) in references.enumerated() {
        unsafe types[position] = reference.map { unsafe UnsafePointer($0.table) }
      }
      unsafe (memory + index).initialize(
        to: wl_message(
          name: UnsafePointer(immortalString(message.name)),
          signature: UnsafePointer(immortalString(message.signature)), types: types))
    }
    return unsafe UnsafePointer(memory)
  }
}

private func immortalString(_ text: String) -> UnsafeMutablePointer<CChar> {
  let bytes = text.utf8CString
  let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
  for (index, byte) in bytes.enumerated() { unsafe (memory + index).initialize(to: byte) }
  return unsafe memory
}
