import Foundation
import Glibc
import TestCompositor
import Testing
import WaylandWire

@testable import Wayland

/// A window that exchanges data with scripted programs.
final class DataScene {
  let seats: SeatScene

  /// Transfers end with 1 MiB, and after a time in seconds without a byte. The default is long, because
  /// a busy machine may stop a program of a test for seconds.
  init(_ options: CompositorOptions = CompositorOptions(), idleTime: Double = 60) throws {
    var limits = TransferLimits()
    limits.idleTime = idleTime
    limits.totalTime = 120
    limits.size = 1 << 20
    seats = try SeatScene(options, limits: limits)
  }

  var compositor: TestCompositor { seats.compositor }

  /// Sends events of the first seat's `wl_data_device`.
  func play(_ script: @escaping @Sendable (DataDeviceModel, SurfaceModel) -> Void) {
    seats.play { seat, window in
      if let device = seat.dataDevices.first { script(device, window) }
    }
  }

  /// The user presses a key, whose serial permits selections.
  func pressKey(serial: UInt32) {
    seats.play { seat, window in
      guard let keyboard = seat.keyboards.first else { return }
      keyboard.enter(serial: serial, surface: window.surface, keys: [])
    }
  }

  /// What the window was told of a selection, in order.
  func selections(_ kind: SelectionKind = .clipboard) -> [OfferedData?] {
    seats.window.events.all.compactMap { event -> OfferedData?? in
      if case .selection(kind, let data) = event { .some(data) } else { nil }
    }
  }

  var drags: [DragEvent.Kind] {
    seats.window.events.all.compactMap { if case .drag(let drag) = $0 { drag.kind } else { nil } }
  }

  /// Reads a type of an offer, and waits for the end.
  func read(_ data: OfferedData, _ type: String) -> Result<[UInt8], TransferError>? {
    let results = EventLog<Result<[UInt8], TransferError>>()
    data.read(type) { results.append($0) }
    return results.first { $0 }
  }

  /// Reads what this program's source sends for a type, as another program; nil if it does not end
  /// within 20 seconds.
  func request(_ type: String, of source: @escaping @Sendable (CompositorModel) -> SourceModel?)
    -> [UInt8]?
  {
    var ends: [Int32] = [-1, -1]
    unsafe pipe(&ends)
    let theirs = ends[1]
    compositor.perform { source($0)?.request(type, on: theirs) }
    Glibc.close(theirs)
    defer { Glibc.close(ends[0]) }
    return Self.readAll(ends[0])
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&state, 1, 20_000) > 0 else { return nil }
      let count = unsafe Glibc.read(descriptor, &piece, piece.count)
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }

  func close() { seats.close() }
}

extension ProvidedData {
  /// Data that is there at once.
  init(_ data: [String: [UInt8]]) {
    self.init(types: data.keys.sorted()) { type, reply in reply(data[type]) }
  }
}
