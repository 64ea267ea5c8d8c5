import Foundation
import Glibc
import TestSupport
import WaylandWire

@testable import Wayland

/// A minimal compositor that sends what a test asks for, directly on the wire: a message is an
/// object's id, its size and opcode, and its arguments in words of four bytes.
final class ScriptedCompositor: @unchecked Sendable {
  struct Request: Equatable {
    let object: UInt32
    let opcode: UInt32
    let body: [UInt8]

    var words: [UInt32] { body.words }

    /// The request's string, when it is the only argument.
    var string: String { String(decoding: body.dropFirst(4).prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The socket's path, which serves as the display's name.
  let display: String
  private let globals: [(interface: String, version: UInt32)]
  private let listener: Int32
  private var client: Int32 = -1
  private var received: [UInt8] = []
  /// The ids of the objects that the client bound, by interface.
  private(set) var bound: [String: UInt32] = [:]
  /// Called for each bind request, to send the initial events of the new object.
  var onBind: ((_ interface: String, _ id: UInt32) -> Void)?

  init(offering globals: [(interface: String, version: UInt32)]) throws {
    display = "/tmp/lamina-\(UUID().uuidString.prefix(8))"
    self.globals = globals
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = UInt16(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: display.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(listener, $0, size)
      }
    }
    guard status == 0, listen(listener, 1) == 0 else {
      throw HeadlessCompositor.StartError(description: "no socket at \(display)")
    }
  }

  deinit {
    close(listener)
    disconnect()
    unsafe unlink(display)
  }

  /// Accepts the client and answers its two round trips, while `connect` runs on another thread.
  func serve() {
    client = accept(listener, nil, nil)
    unsafe unlink(display)
    var timeout = timeval(tv_sec: 20, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
    var roundtrips = 0
    while roundtrips < 2, let request = nextRequest() {
      switch (request.object, request.opcode) {
      case (1, 0):
        send(request.words[0], 0, [request.words[0]])
        send(1, 1, [request.words[0]])
        roundtrips += 1
      case (1, 1): announce(to: request.words[0])
      case (2, 0): noteBind(request)
      default: break
      }
    }
  }

  /// Returns a compositor that offers windows and the given globals, and a connection to it.
  static func connect(
    offering extra: [(interface: String, version: UInt32)],
    onBind: @escaping (ScriptedCompositor, String, UInt32) -> Void = { _, _, _ in }
  ) throws -> (ScriptedCompositor, Connection) {
    let compositor = try ScriptedCompositor(
      offering: [("wl_compositor", 4), ("xdg_wm_base", 3)] + extra)
    compositor.onBind = { [unowned compositor] in onBind(compositor, $0, $1) }
    let done = DispatchSemaphore(value: 0)
    let server = Thread {
      compositor.serve()
      done.signal()
    }
    server.start()
    let connection = try Connection(display: compositor.display)
    done.wait()
    return (compositor, connection)
  }

  func disconnect() {
    if client >= 0 { close(client) }
    client = -1
  }

  /// Sends an event with numbers as arguments.
  func send(_ object: UInt32, _ opcode: UInt32, _ words: [UInt32]) {
    send(object, opcode, bytes: words.flatMap(Self.bytes(of:)))
  }

  /// Sends `wl_display.error`.
  func sendError(_ object: UInt32, code: UInt32, _ text: String) {
    send(1, 0, bytes: [object, code].flatMap(Self.bytes(of:)) + Self.bytes(of: text))
  }

  /// Waits for the next request; nil when the client has disconnected.
  func nextRequest() -> Request? {
    while true {
      if let request = takeRequest() { return request }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = unsafe read(client, &buffer, buffer.count)
      guard count > 0 else { return nil }
      received += buffer.prefix(count)
    }
  }

  /// Waits for the next request to this object with this opcode, ignoring others.
  func request(to object: UInt32, _ opcode: UInt32) -> Request? {
    while let request = nextRequest() {
      if request.object == object, request.opcode == opcode { return request }
    }
    return nil
  }

  private func announce(to registry: UInt32) {
    for (name, global) in globals.enumerated() {
      send(
        registry, 0,
        bytes: Self.bytes(of: UInt32(name)) + Self.bytes(of: global.interface)
          + Self.bytes(of: global.version))
    }
  }

  private func noteBind(_ request: Request) {
    let interface = globals[Int(request.words[0])].interface
    guard let id = request.words.last else { return }
    bound[interface] = id
    onBind?(interface, id)
  }

  private func takeRequest() -> Request? {
    guard received.count >= 8 else { return nil }
    let header = Array(received.prefix(8)).words
    let size = Int(header[1] >> 16)
    guard received.count >= size else { return nil }
    defer { received.removeFirst(size) }
    return Request(
      object: header[0], opcode: header[1] & 0xffff, body: Array(received[8..<size]))
  }

  private func send(_ object: UInt32, _ opcode: UInt32, bytes: [UInt8]) {
    let header = [object, UInt32(bytes.count + 8) << 16 | opcode].flatMap(Self.bytes(of:))
    // The client may have disconnected already, which must not raise SIGPIPE.
    _ = unsafe Glibc.send(
      client, header + bytes, header.count + bytes.count, Int32(MSG_NOSIGNAL))
  }

  private static func bytes(of word: UInt32) -> [UInt8] {
    unsafe withUnsafeBytes(of: word) { unsafe Array($0) }
  }

  private static func bytes(of text: String) -> [UInt8] {
    let characters = Array(text.utf8) + [0]
    let padding = [UInt8](repeating: 0, count: (4 - characters.count % 4) % 4)
    return bytes(of: UInt32(characters.count)) + characters + padding
  }
}
