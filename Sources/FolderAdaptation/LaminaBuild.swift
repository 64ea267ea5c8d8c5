import ArgumentParser
import Foundation

/// The build of Lamina to which this program belongs. Sources without a dependency on Lamina are
/// compiled and linked against it.
struct LaminaBuild {
  /// The folder of the program.
  private let folder: String
  /// The folder of Lamina's package.
  private let package: String

  init() throws {
    let program = (Bundle.main.executableURL ?? URL(fileURLWithPath: "/")).resolvingSymlinksInPath()
    folder = program.deletingLastPathComponent().path
    let parts = folder.components(separatedBy: "/.build/")
    package = parts[0]
    guard parts.count == 2, FileManager.default.fileExists(atPath: "\(folder)/Modules") else {
      throw ValidationError(
        "there are no modules of Lamina beside \(program.path); run the lamina that swift build has "
          + "put into Lamina's .build, or name Lamina in the package's manifest")
    }
    guard FileManager.default.fileExists(atPath: "\(folder)/libLamina.so") else {
      throw ValidationError(
        "\(folder)/libLamina.so does not exist; run swift build in \(package)")
    }
  }

  var compilerOptions: [String] {
    get throws {
      ["-I", "\(folder)/Modules"] + clangOptions(try moduleMaps())
        + clangOptions(try headerOptions())
    }
  }

  var linkerOptions: [String] { ["-L\(folder)", "-lLamina", "-rpath", folder] }

  private func clangOptions(_ options: [String]) -> [String] {
    options.flatMap { ["-Xcc", $0] }
  }

  private func moduleMaps() throws -> [String] {
    let system = "\(package)/Sources/System"
    let names = try FileManager.default.contentsOfDirectory(atPath: system).sorted()
    // CTOML is the C code of TOMLKit, which UIKit imports.
    let candidates = (names + ["CTOML"]).flatMap {
      ["\(system)/\($0)/module.modulemap", "\(folder)/\($0).build/module.modulemap"]
    }
    return candidates.filter(FileManager.default.fileExists).map { "-fmodule-map-file=\($0)" }
  }

  private func headerOptions() throws -> [String] {
    let manifest = FileManager.default.contents(atPath: "\(package)/Package.swift") ?? Data()
    let libraries = String(decoding: manifest, as: UTF8.self)
      .matches(of: #/systemLibrary\("\w+", pkgConfig: "([\w-]+)"/#).map { String($0.1) }
    let output = try Program(search: "pkg-config", ["--cflags"] + libraries).output()
    return output.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
