import Foundation
import Testing
import WaylandScanner

@Suite struct InstalledProtocolsTests {
  @Test(
    "the bindings of every protocol installed on this machine compile",
    arguments: BindingSide.allCases)
  func everyProtocol(_ side: BindingSide) throws {
    let definitions = try InstalledProtocols().files.map {
      try ProtocolParser().parse(contentsOf: $0)
    }
    #expect(definitions.first?.name == "wayland")
    for group in groupsWithoutDuplicates(definitions) {
      let set = try ProtocolSet(group)
      try typecheck(group.map { set.swiftSource(of: $0, side: side) }, side)
    }
  }

  @Test("a protocol that is not installed is reported by name")
  func notInstalled() throws {
    let installed = try InstalledProtocols()
    #expect(throws: ScannerError(file: "wayland-protocols", .notInstalled("no-such-lamp"))) {
      try installed.file(named: "no-such-lamp")
    }
  }

  /// Groups the protocols so that each group can be one module: unstable protocols repeat
  /// interfaces of stable ones. The core protocol, to which all others refer, comes first and is in
  /// every group.
  private func groupsWithoutDuplicates(_ definitions: [ProtocolDefinition])
    -> [[ProtocolDefinition]]
  {
    guard let core = definitions.first else { return [] }
    var groups: [[ProtocolDefinition]] = []
    for definition in definitions.dropFirst() {
      let names = Set(definition.interfaces.map(\.name))
      let free = groups.firstIndex { group in
        group.allSatisfy { names.isDisjoint(with: $0.interfaces.map(\.name)) }
      }
      if let free { groups[free].append(definition) } else { groups.append([core, definition]) }
    }
    return groups
  }

  /// Type-checks the sources as one module with the hand-written part of the bindings, under the
  /// compiler settings of this package.
  private func typecheck(_ sources: [String], _ side: BindingSide) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "wayland-bindings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let wire = folder.appending(path: "WaylandWire.swiftmodule").path
    try compile(
      ["-emit-module", "-emit-module-path", wire, "-module-name", "WaylandWire"],
      try swiftFiles(under: root.appending(path: "Sources/WaylandWire")))
    let handwritten =
      side == .client ? "Sources/Wayland/Protocol" : "Tests/TestCompositor/Protocol"
    var files = try swiftFiles(under: root.appending(path: handwritten))
    for (index, source) in sources.enumerated() {
      let file = folder.appending(path: "protocol\(index).swift")
      try Data(source.utf8).write(to: file)
      files.append(file.path)
    }
    try writeModuleMap(ofCrashReportsIn: folder)
    try compile(["-typecheck", "-module-name", "Bindings", "-I", folder.path], files)
  }

  /// The build writes the module map of C code, but at no path that is known here.
  private func writeModuleMap(ofCrashReportsIn folder: URL) throws {
    let header = root.appending(path: "Sources/System/CCrashReport/include/crash_report.h").path
    let map = "module CCrashReport { header \"\(header)\" export * }"
    try Data(map.utf8).write(to: folder.appending(path: "module.modulemap"))
  }

  private func compile(_ options: [String], _ files: [String]) throws {
    let settings = [
      "-package-name", "lamina", "-swift-version", "6", "-strict-memory-safety",
      "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
      "MemberImportVisibility",
    ]
    let moduleMaps = ["CWayland", "CWaylandServer"].flatMap { name in
      let path = root.appending(path: "Sources/System/\(name)/module.modulemap").path
      return ["-Xcc", "-fmodule-map-file=\(path)"]
    }
    let cFlags = try run(["pkg-config", "--cflags", "wayland-client", "wayland-server"]).output
      .split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    let result = try run(["swiftc"] + options + settings + moduleMaps + cFlags + files)
    #expect(result.status == 0, "\(result.output.prefix(4000))")
  }

  private var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private func swiftFiles(under folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.map(\.path)
  }

  private func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
