import ArgumentParser
import Foundation

/// The options with which the compiler and the linker find the adapted copies and Lamina.
package struct Toolchain {
  private let folder: SourceFolder

  package init(_ folder: SourceFolder) {
    self.folder = folder
  }

  private var overlayPath: String { "\(folder.output)/overlay.yaml" }
  package var toolsetPath: String { "\(folder.output)/toolset.json" }

  // MARK: Files

  /// Writes the overlay, which shows the copies in place of the originals, and the toolset with the
  /// options for the package manager.
  func write(copies: [String: String], generation: Int) throws {
    let folders = Dictionary(grouping: copies) { copy in
      URL(fileURLWithPath: copy.key).deletingLastPathComponent().path
    }
    let overlay = Overlay(
      roots: folders.sorted { $0.key < $1.key }.map { path, copies in
        Overlay.Folder(
          name: path,
          contents: copies.sorted { $0.key < $1.key }.map { original, copy in
            Overlay.File(
              name: URL(fileURLWithPath: original).lastPathComponent, externalContents: copy)
          })
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try OutputFile.write(try encoder.encode(overlay), to: overlayPath)
    // Files whose copies alone have changed are compiled again, because the options are others.
    let generation = ["-D", "LAMINA_GENERATION_\(generation)"]
    let toolset = Toolset(
      swiftCompiler: .init(extraCLIOptions: overlayOptions + generation + (try libraryOptions())),
      linker: .init(extraCLIOptions: try linkerOptions()))
    try OutputFile.write(try encoder.encode(toolset), to: toolsetPath)
  }

  /// The options in the toolset.
  package func options() throws -> (compiler: [String], linker: [String]) {
    let data = FileManager.default.contents(atPath: toolsetPath) ?? Data()
    let toolset = try JSONDecoder().decode(Toolset.self, from: data)
    return (toolset.swiftCompiler.extraCLIOptions, toolset.linker.extraCLIOptions)
  }

  private var overlayOptions: [String] { ["-vfsoverlay", overlayPath] }

  // MARK: Lamina

  /// Whether the package's manifest names Lamina, so that the package manager builds it.
  private var dependsOnLamina: Bool {
    let manifest = FileManager.default.contents(atPath: "\(folder.path)/Package.swift") ?? Data()
    return String(decoding: manifest, as: UTF8.self).contains("package: \"Lamina\"")
  }

  private func libraryOptions() throws -> [String] {
    dependsOnLamina ? [] : try LaminaBuild().compilerOptions
  }

  private func linkerOptions() throws -> [String] {
    dependsOnLamina ? [] : try LaminaBuild().linkerOptions
  }
}

/// An overlay of the file system, as LLVM reads it.
private struct Overlay: Encodable {
  struct Folder: Encodable {
    var type = "directory"
    let name: String
    let contents: [File]
  }

  struct File: Encodable {
    enum CodingKeys: String, CodingKey {
      case type, name
      case externalContents = "external-contents"
    }

    var type = "file"
    let name: String
    let externalContents: String
  }

  enum CodingKeys: String, CodingKey {
    case version, roots
    case useExternalNames = "use-external-names"
  }

  var version = 0
  /// Errors name the originals.
  var useExternalNames = false
  let roots: [Folder]
}

/// A toolset, as the package manager reads it.
private struct Toolset: Codable {
  struct Tool: Codable {
    let extraCLIOptions: [String]
  }

  var schemaVersion = "1.0"
  let swiftCompiler: Tool
  let linker: Tool
}
