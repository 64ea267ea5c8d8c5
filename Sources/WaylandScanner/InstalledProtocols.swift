package import Foundation

/// The protocol XML files installed on this machine, found through `pkg-config`.
package struct InstalledProtocols {
  /// All XML files in a stable order, the core protocol first.
  package let files: [URL]

  /// Throws when `pkg-config` does not know `wayland-client` or `wayland-protocols`.
  package init() throws(ScannerError) {
    let core = try Self.dataFolder(of: "wayland-client")
    let others = try Self.dataFolder(of: "wayland-protocols")
    files = [core.appending(path: "wayland.xml")] + Self.xmlFiles(under: others)
  }

  /// Returns the protocol's file; `name` is the file name without `.xml`.
  package func file(named name: String) throws(ScannerError) -> URL {
    guard let file = files.first(where: { $0.deletingPathExtension().lastPathComponent == name })
    else { throw ScannerError(file: "wayland-protocols", .notInstalled(name)) }
    return file
  }

  private static func xmlFiles(under folder: URL) -> [URL] {
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = enumerator?.compactMap { $0 as? URL } ?? []
    return files.filter { $0.pathExtension == "xml" }.sorted { $0.path < $1.path }
  }

  private static func dataFolder(of package: String) throws(ScannerError) -> URL {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--variable=pkgdatadir", package]
    process.standardOutput = output
    guard (try? process.run()) != nil else {
      throw ScannerError(file: "pkg-config", .pkgConfig(package: package))
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let path = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard process.terminationStatus == 0, !path.isEmpty else {
      throw ScannerError(file: "pkg-config", .pkgConfig(package: package))
    }
    // A sysroot may produce two leading slashes, which `URL` would parse as the start of a host.
    return URL(filePath: "/" + path.drop { $0 == "/" }, directoryHint: .isDirectory)
  }
}
