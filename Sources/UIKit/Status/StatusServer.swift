import Foundation
package import RenderServer
import Threading

/// Answers questions for the program's status on a local socket, which its user alone may open. It has a
/// thread of its own, so that no client can stall the program, and a blocked program still answers.
package final class StatusServer: Sendable {
  /// The clients that are served at a time. Another one takes the place of the oldest.
  static let maximumClients = 8

  /// The path of the socket.
  package let path: String
  private let listener: Int32
  private let thread: JoinableThread

  /// Opens the socket, in place of one that an earlier program has left there.
  ///
  /// - Parameter status: called on the server's thread for each answer.
  package init(
    at path: String, _ status: @escaping @Sendable () -> ProgramStatus
  ) throws(RenderError) {
    self.path = path
    let listener = try LocalSocket.listen(at: path)
    do {
      thread = try JoinableThread(name: "lamina status") { Self.run(listener, status) }
    } catch {
      Glibc.close(listener)
      throw RenderError("\(path): \(error)")
    }
    self.listener = listener
  }

  /// Removes the socket and ends the thread. Call it once.
  package func close() {
    unsafe unlink(path)
    shutdown(listener, Int32(SHUT_RDWR))
    thread.join()
    Glibc.close(listener)
  }

  private static func run(_ listener: Int32, _ status: () -> ProgramStatus) {
    var clients: [StatusClient] = []
    while true {
      var descriptors = clients.map(\.poll)
      descriptors.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0))
      guard unsafe poll(&descriptors, UInt(descriptors.count), -1) >= 0 || errno == EINTR
      else { return }
      for (client, descriptor) in zip(clients, descriptors) where descriptor.revents != 0 {
        client.advance(status)
      }
      clients.removeAll { $0.hasEnded }
      let events = Int32(descriptors[descriptors.count - 1].revents)
      if events & POLLHUP != 0 { return }
      if events & POLLIN != 0 { accept(from: listener, into: &clients) }
    }
  }

  private static func accept(from listener: Int32, into clients: inout [StatusClient]) {
    let socket = Glibc.accept(listener, nil, nil)
    if socket >= 0 {
      // accept4(2), which does both at once, is not in the Glibc module.
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
      _ = fcntl(socket, F_SETFL, O_NONBLOCK)
      clients.append(StatusClient(socket))
      if clients.count > maximumClients { clients.removeFirst() }
    } else if errno == EMFILE || errno == ENFILE {
      // The client waits in the queue, and poll() returns at once.
      usleep(100_000)
    }
  }
}
