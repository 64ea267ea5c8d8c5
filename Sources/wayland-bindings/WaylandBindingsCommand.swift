import ArgumentParser
import Foundation
import WaylandScanner

/// Writes one Swift file for each protocol in a list. The build-tool plugin runs it.
@main
struct WaylandBindingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wayland-bindings",
    abstract: "Generates typed Swift from installed Wayland protocol XML.")

  @Argument(help: "A file with the name of one protocol a line; # starts a comment.")
  var list: String

  @Option(help: "The folder for the Swift files.")
  var output: String

  @Option(help: "The side of a connection: client or server.")
  var side = BindingSide.client

  func run() throws {
    let installed = try InstalledProtocols()
    let names = try protocolNames()
    let definitions = try names.map {
      try ProtocolParser().parse(contentsOf: try installed.file(named: $0))
    }
    let set = try ProtocolSet(definitions)
    let folder = URL(filePath: output, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, definition) in zip(names, definitions) {
      let file = folder.appending(path: "\(name).protocol.swift")
      try Data(set.swiftSource(of: definition, side: side).utf8).write(to: file)
    }
  }

  private func protocolNames() throws -> [String] {
    let text = try String(contentsOf: URL(filePath: list), encoding: .utf8)
    return text.split(whereSeparator: \.isNewline)
      .map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

extension BindingSide: ExpressibleByArgument {}
