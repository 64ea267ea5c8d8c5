import ArgumentParser
import FolderAdaptation
import Foundation
import SourceAdaptation

/// The build of an app without a package, as a folder with the program and its resources.
struct AppBuild {
  private let folder: SourceFolder

  init(_ folder: SourceFolder) {
    self.folder = folder
  }

  private var output: String { "\(folder.output)/build" }
  private var bundle: String { "\(folder.output)/\(folder.moduleName).app" }
  /// The path of the program, in the bundle.
  var program: String { "\(bundle)/\(folder.moduleName)" }

  /// Compiles what has changed, and makes the bundle.
  func build(_ arguments: [String]) throws {
    let sources = try folder.sourcePaths()
    guard !sources.isEmpty else { throw ValidationError("\(folder.path) has no Swift files") }
    let linked = "\(output)/\(folder.moduleName)"
    let options = try Toolchain(folder).options()
    var call = ["-module-name", folder.moduleName, "-g", "-incremental", "-o", linked]
    // The debugger's copy of the module is made of this file, also where nothing is compiled again.
    call += ["-emit-executable", "-emit-module-path", "\(linked).swiftmodule"]
    call += ["-output-file-map", try writeOutputFileMap(of: sources)]
    if !sources.contains(where: { $0.hasSuffix("main.swift") }) { call.append("-parse-as-library") }
    call += options.compiler + options.linker.flatMap { ["-Xlinker", $0] } + arguments
    call += sources.map { "\(folder.path)/\($0)" }
    let status = try Program(search: "swiftc", call).run()
    if status != 0 { throw ExitCode(status) }
    try makeBundle(of: linked)
  }

  /// Writes where the compiler puts what it makes of each file, and returns the path.
  private func writeOutputFileMap(of sources: [String]) throws -> String {
    var files = ["": ["swift-dependencies": "\(output)/module.swiftdeps"]]
    for source in sources {
      let path = "\(output)/\(source.replacing("/", with: "+"))"
      files["\(folder.path)/\(source)"] = [
        "object": "\(path).o", "swift-dependencies": "\(path).swiftdeps",
        "dependencies": "\(path).d", "swiftmodule": "\(path).swiftmodule",
      ]
    }
    let map = "\(output)/output-file-map.json"
    try OutputFile.write(try JSONEncoder().encode(files), to: map)
    return map
  }

  // MARK: Bundle

  /// Copies the program and the files that are no sources. As in an app for iOS, folders are not kept,
  /// except those of languages and bundles.
  private func makeBundle(of linked: String) throws {
    try OutputFile.remove(bundle)
    if FileManager.default.fileExists(atPath: linked) {
      try OutputFile.copy(linked, to: program)
    }
    for file in try folder.files() where !file.hasSuffix(".swift") {
      let path = "\(folder.path)/\(file)"
      guard var data = FileManager.default.contents(atPath: path) else {
        throw ValidationError("\(path) cannot be read")
      }
      if file.hasSuffix(".xcstrings") {
        try writeStrings(data, of: file)
        continue
      }
      if file.hasSuffix("Info.plist") { data = expanded(data) }
      try OutputFile.write(data, to: "\(bundle)/\(place(of: file))")
    }
  }

  /// Writes the texts of each language of a string catalog where the program looks for them.
  private func writeStrings(_ data: Data, of file: String) throws {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    guard let catalog = try? StringCatalog(data) else {
      throw ValidationError("\(folder.path)/\(file) is no string catalog")
    }
    for language in catalog.tables.keys {
      try OutputFile.write(
        Data(catalog.strings(of: language).utf8), to: "\(bundle)/\(language).lproj/\(name).strings")
    }
  }

  private func place(of file: String) -> String {
    let parts = file.split(separator: "/")
    let kept = parts.firstIndex { part in
      [".lproj", ".xcassets", ".bundle"].contains { part.hasSuffix($0) }
    }
    let name = parts[(kept ?? parts.count - 1)...].joined(separator: "/")
    return name.hasSuffix("-Info.plist") ? "Info.plist" : name
  }

  /// The Info.plist with the values of the variables that Xcode's templates use.
  private func expanded(_ data: Data) -> Data {
    var text = String(decoding: data, as: UTF8.self)
    for name in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "EXECUTABLE_NAME", "TARGET_NAME"] {
      text = text.replacing("$(\(name))", with: folder.moduleName)
    }
    return Data(text.replacing("$(PRODUCT_BUNDLE_IDENTIFIER)", with: folder.moduleName).utf8)
  }
}
