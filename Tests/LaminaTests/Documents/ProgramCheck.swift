import Foundation
import Testing

/// Type-checks code as one program, against the modules with which the tests were built.
struct ProgramCheck {
  let succeeded: Bool
  let messages: String

  init(_ blocks: [CodeBlock]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lamina-documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (index, block) in blocks.enumerated() {
      let file = folder.appending(path: "block\(index).swift")
      try Data(block.source.utf8).write(to: file)
      files.append(file.path)
    }
    let result = try Self.run(["swiftc"] + Self.options() + files)
    (succeeded, messages) = (result.status == 0, result.output)
  }

  private static func options() throws -> [String] {
    let build = try buildFolder()
    let libraries = try Documents.text(of: "Package.swift")
      .matches(of: #/systemLibrary\("(\w+)", pkgConfig: "([\w-]+)"/#)
    let packages = libraries.map { String($0.2) }
    let cFlags = try run(["pkg-config", "--cflags"] + packages).output
      .split(whereSeparator: \.isWhitespace).map(String.init)
    let moduleMaps =
      (libraries.map(\.1) + ["CMalloc"]).map {
        Documents.root.appending(path: "Sources/System/\($0)/module.modulemap").path
      }
      + ["CCallStack", "CCrashReport", "CTOML"].map {
        build.appending(path: "\($0).build/module.modulemap").path
      }
    return [
      "-typecheck", "-parse-as-library", "-module-name", "Orbit", "-swift-version", "6",
      "-I", build.appending(path: "Modules").path,
    ] + (moduleMaps.map { "-fmodule-map-file=\($0)" } + cFlags).flatMap { ["-Xcc", $0] }
  }

  /// The folder of the running test executable.
  private static func buildFolder() throws -> URL {
    try #require(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  private static func run(_ command: [String]) throws -> (status: Int32, output: String) {
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
