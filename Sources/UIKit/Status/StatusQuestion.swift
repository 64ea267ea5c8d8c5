import Foundation
package import RenderServer

/// The other side of `StatusServer`.
package enum StatusQuestion {
  /// Asks for the status in a format, and waits for the answer for some seconds.
  package static func ask(
    at path: String, _ format: String, timeout: Int = 5
  ) throws(RenderError) -> String {
    let socket = try LocalSocket.connect(to: path, timeout: timeout)
    defer { close(socket) }
    let question = Array("\(format)\n".utf8)
    _ = unsafe send(socket, question, question.count, Int32(MSG_NOSIGNAL))
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe recv(socket, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      answer += buffer.prefix(count)
    }
    guard answer.last == UInt8(ascii: "\n") else { throw RenderError("\(path): no answer") }
    return String(decoding: answer, as: UTF8.self)
  }
}
