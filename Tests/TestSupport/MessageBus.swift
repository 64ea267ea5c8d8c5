package import Foundation
import Glibc

/// A session bus of a test, which starts the accessibility service of the desktop when it is asked for.
package final class MessageBus: @unchecked Sendable {
  package struct StartError: Error {
    let description: String
  }

  /// The address of the bus, which it has again after a restart.
  package let address: String
  /// The folder with the sockets of the bus and of the buses that its services start.
  package let folder: URL
  private var process: Process?

  /// Starts the bus and waits for its socket. Throws when it is not installed, because a test that was
  /// skipped must not pass.
  package init() throws {
    // The path of a Unix socket is limited to 107 bytes.
    folder = URL(filePath: "/tmp/lamina-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    address = "unix:path=\(folder.path)/session"
    try start()
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The environment of programs that use the bus.
  package var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.merging([
      "DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path,
      "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
    ]) { $1 }
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS"] { environment[name] = nil }
    return environment
  }

  package func start() throws {
    // The socket file of the previous bus would be taken for that of this one.
    try? FileManager.default.removeItem(at: folder.appending(path: "session"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
    process.arguments = ["--session", "--nofork", "--address=\(address)"]
    process.environment = environment
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = process
    while !FileManager.default.fileExists(atPath: folder.path + "/session") {
      guard process.isRunning else {
        throw StartError(description: "dbus-daemon has ended (tools/dependencies test)")
      }
      usleep(5000)
    }
  }

  /// The path of a file that does not exist yet, in the folder of the bus.
  package func temporaryFile() -> String { folder.appending(path: UUID().uuidString).path }

  /// Kills the bus and the services that it has started.
  package func kill() {
    guard let process else { return }
    self.process = nil
    for child in processes { Glibc.kill(child, SIGKILL) }
    process.waitUntilExit()
  }

  /// Stops all processes, so that they neither read nor answer, or lets them go on.
  package func halt(_ isHalted: Bool) {
    for child in processes { Glibc.kill(child, isHalted ? SIGSTOP : SIGCONT) }
  }

  /// The bus, and what it and its services have started. Services leave their parents; what they keep is
  /// the environment with the folder of this bus.
  private var processes: [pid_t] {
    let mark = Data("XDG_RUNTIME_DIR=\(folder.path)\0".utf8)
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter { process in
      let file = FileManager.default.contents(atPath: "/proc/\(process)/environ")
      return file?.range(of: mark) != nil
    }
  }

  /// Starts to write the messages of the bus into a file, a line each as `dbus-monitor --profile` does,
  /// until the bus is killed. Returns the path when all that follow will be there.
  package func record() throws -> String {
    let file = URL(filePath: temporaryFile())
    try Data().write(to: file)
    let monitor = Process()
    monitor.executableURL = URL(filePath: "/usr/bin/dbus-monitor")
    monitor.arguments = ["--profile", "--address", address]
    monitor.environment = environment
    let output = try FileHandle(forWritingTo: file)
    (monitor.standardOutput, monitor.standardError) = (output, FileHandle.nullDevice)
    try monitor.run()
    try output.close()
    // The bus takes the names of a connection that becomes a monitor.
    while try !String(contentsOf: file, encoding: .utf8).contains("NameLost") {
      guard monitor.isRunning else { throw StartError(description: "dbus-monitor has ended") }
      usleep(5000)
    }
    return file.path
  }

  /// Runs a client in Python, with functions of `client.py` beside this file, and returns what it has
  /// printed and the lines of its errors. The thread is not blocked.
  package func run(_ script: String) async throws -> (status: Int32, output: String) {
    let library = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "client.py")
    let client = Process()
    client.executableURL = URL(filePath: "/usr/bin/python3")
    client.arguments = [
      "-c", try String(contentsOf: library, encoding: .utf8) + "\n" + script,
    ]
    client.environment = environment
    let file = URL(filePath: temporaryFile())
    try Data().write(to: file)
    let output = try FileHandle(forWritingTo: file)
    (client.standardOutput, client.standardError) = (output, output)
    let status = try await withCheckedThrowingContinuation { continuation in
      client.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try client.run() } catch { continuation.resume(throwing: error) }
    }
    // The process holds the handle until it is released, which may be later.
    try output.close()
    return (status, try String(contentsOf: file, encoding: .utf8))
  }
}
