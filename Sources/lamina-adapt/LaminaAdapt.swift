import ArgumentParser
import FolderAdaptation

/// The tool of `swift package adapt`. It is `lamina adapt` alone, because the package manager compiles the tools
/// of plugins, and all modules that they import, once more.
@main struct LaminaAdapt: ParsableCommand {
  @Argument(help: "Swift packages, or folders with the sources of an app.")
  var paths: [String]

  func run() throws {
    for path in paths {
      for line in try Adaptation(of: SourceFolder(path)).report { print(line) }
    }
  }
}
