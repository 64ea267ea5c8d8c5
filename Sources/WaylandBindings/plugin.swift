import Foundation
import PackagePlugin

/// Generates a target's Wayland bindings from the protocols listed in its `protocols.txt`, or those of
/// a compositor from its `server-protocols.txt`.
@main
struct WaylandBindings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let serverList = target.directoryURL.appending(path: "server-protocols.txt")
    let isServer = FileManager.default.fileExists(atPath: serverList.path)
    let list = isServer ? serverList : target.directoryURL.appending(path: "protocols.txt")
    let folder = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Wayland bindings",
        executable: try context.tool(named: "wayland-bindings").url,
        arguments: [
          list.path, "--output", folder.path, "--side", isServer ? "server" : "client",
        ],
        inputFiles: [list],
        outputFiles: try names(in: list).map { folder.appending(path: "\($0).protocol.swift") })
    ]
  }

  private func names(in list: URL) throws -> [String] {
    try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
