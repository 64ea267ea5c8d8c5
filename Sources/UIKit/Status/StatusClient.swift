import Foundation

/// A connection of somebody who asks for the status: a line with the name of the format, and the answer.
final class StatusClient {
  /// The bytes of a question, with its end of line.
  private static let maximumLength = 32

  private(set) var hasEnded = false
  private let socket: Int32
  private var question: [UInt8] = []
  private var answer: ArraySlice<UInt8>?

  /// Takes ownership of a socket that does not block.
  init(_ socket: Int32) {
    self.socket = socket
  }

  deinit {
    close(socket)
  }

  /// The events that the connection waits for.
  var poll: pollfd {
    pollfd(fd: socket, events: Int16(answer == nil ? POLLIN : POLLOUT), revents: 0)
  }

  /// Reads or writes as much as is possible without waiting.
  func advance(_ status: () -> ProgramStatus) {
    if answer == nil { read(status) }
    if answer != nil { write() }
  }

  private func read(_ status: () -> ProgramStatus) {
    var buffer = [UInt8](repeating: 0, count: Self.maximumLength)
    let count = unsafe recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else {
      hasEnded = count == 0 || errno != EAGAIN && errno != EINTR
      return
    }
    question += buffer.prefix(count)
    guard let end = question.firstIndex(of: UInt8(ascii: "\n")) else {
      if question.count >= Self.maximumLength { hasEnded = true }
      return
    }
    switch String(decoding: question[..<end], as: UTF8.self) {
    case "json": answer = Array(status().json.utf8)[...]
    case "prometheus": answer = Array(status().prometheus.utf8)[...]
    default: hasEnded = true
    }
  }

  private func write() {
    guard let rest = answer else { return }
    let count = unsafe rest.withUnsafeBytes {
      unsafe send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    if count > 0 {
      answer = rest.dropFirst(count)
      hasEnded = answer?.isEmpty == true
    } else if errno != EAGAIN, errno != EINTR {
      hasEnded = true
    }
  }
}
