import ArgumentParser
import FolderAdaptation
import Foundation

/// The tool of `swift package adapt`. It is `lamina adapt` alone, because the package manager compiles the tools
/// of plugins, and all modules that they import, once more.
@main struct LaminaAdapt: ParsableCommand {
  @Argument(help: "Swift packages, or folders with the sources of an app.")
  var paths: [String]

  func run() throws {
    // A write that fails is an error of that write, as in lamina.
    for number in [SIGPIPE, SIGXFSZ] { signal(number) { _ in } }
    for path in paths {
      let lines = try Adaptation(of: SourceFolder(path)).report.map { "\($0)\n" }
      try FileHandle.standardOutput.write(contentsOf: Data(lines.joined().utf8))
    }
  }
}
