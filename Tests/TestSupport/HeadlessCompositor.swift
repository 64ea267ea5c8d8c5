import Foundation
import Glibc

/// A compositor without a screen, started by a test and killed when this object is released.
package final class HeadlessCompositor: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case weston, sway
  }

  package struct StartError: Error {
    let description: String

    package init(description: String) {
      self.description = description
    }
  }

  package let kind: Kind
  /// The socket's path, which serves as the display's name.
  package let display: String
  private let folder: URL
  private let process: Process

  /// Starts the compositor and waits for its socket. Throws when it is not installed, because a
  /// test that was skipped must not pass.
  package init(_ kind: Kind) throws {
    guard Self.executable(kind.rawValue) != nil else {
      throw StartError(description: "\(kind) is not installed (tools/dependencies test)")
    }
    self.kind = kind
    // The path of a Unix socket is limited to 107 bytes.
    folder = URL(filePath: "/tmp/lamina-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let configuration = folder.appending(path: "config")
    try Data((kind == .sway ? Self.swayConfiguration : "").utf8).write(to: configuration)
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = Self.command(kind, configuration: configuration.path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_RUNTIME_DIR": folder.path, "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman",
      "WLR_LIBINPUT_NO_DEVICES": "1", "HOME": folder.path,
      "SWAYSOCK": folder.appending(path: "sway.sock").path,
    ]) { $1 }
    process.environment?["WAYLAND_DISPLAY"] = nil
    process.environment?["DISPLAY"] = nil
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    if Self.changesUser(kind) {
      for path in [folder.path, configuration.path] { unsafe chown(path, Self.nobody, Self.nobody) }
    }
    try process.run()
    display = try Self.awaitSocket(in: folder, of: process)
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Kills the compositor, as in a crash: its clients receive no message.
  package func kill() {
    guard process.isRunning else { return }
    send(SIGKILL)
    process.waitUntilExit()
  }

  /// Stops the process, so that it neither reads nor answers.
  package func halt() { send(SIGSTOP) }

  package func resume() { send(SIGCONT) }

  /// Runs a client of this compositor and waits for its exit. Throws when the client is not
  /// installed.
  package func runClient(_ command: [String]) throws {
    guard let name = command.first, Self.executable(name) != nil else {
      throw StartError(description: "\(command) is not installed (tools/dependencies test)")
    }
    let client = Process()
    client.executableURL = URL(filePath: "/usr/bin/env")
    client.arguments = command
    client.standardOutput = FileHandle.nullDevice
    client.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": display,
      "SWAYSOCK": folder.appending(path: "sway.sock").path,
    ]) { $1 }
    try client.run()
    client.waitUntilExit()
  }

  private static func executable(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  private func send(_ signal: Int32) {
    Glibc.kill(process.processIdentifier, signal)
  }

  private static let nobody: UInt32 = 65534
  private static let swayConfiguration = "xwayland disable\noutput * resolution 1280x720\n"

  /// sway refuses to run as root.
  private static func changesUser(_ kind: Kind) -> Bool { kind == .sway && getuid() == 0 }

  private static func command(_ kind: Kind, configuration: String) -> [String] {
    switch kind {
    case .weston:
      [
        "weston", "--backend=headless-backend.so", "--use-pixman", "--shell=desktop-shell.so",
        "--no-config", "--idle-time=0", "--width=1280", "--height=720",
      ]
    case .sway:
      (changesUser(kind)
        ? ["setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"] : [])
        + ["sway", "-c", configuration]
    }
  }

  private static func awaitSocket(in folder: URL, of process: Process) throws -> String {
    let deadline = Date(timeIntervalSinceNow: 120)
    while process.isRunning, Date() < deadline {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0.hasPrefix("wayland-") && $0.hasSuffix(".lock") }),
        let name = names.first(where: { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }),
        answers(folder.appending(path: name).path)
      {
        return folder.appending(path: name).path
      }
      usleep(5_000)
    }
    throw StartError(description: "the compositor did not start in \(folder.path)")
  }

  /// Returns whether the socket accepts connections; its file exists a moment before the compositor
  /// listens.
  private static func answers(_ path: String) -> Bool {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      unsafe bytes.copyBytes(from: path.utf8.prefix(bytes.count - 1))
    }
    return unsafe withUnsafePointer(to: address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }
}
