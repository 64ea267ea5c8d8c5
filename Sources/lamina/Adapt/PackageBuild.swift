import FolderAdaptation

/// The build of a package by the package manager.
struct PackageBuild {
  private let folder: SourceFolder

  init(_ folder: SourceFolder) {
    self.folder = folder
  }

  /// Runs `swift build`, `swift run` or `swift test` in place of this program.
  func replaceProcess(_ command: String, _ arguments: [String]) throws -> Never {
    let options = ["--package-path", folder.path, "--toolset", Toolchain(folder).toolsetPath]
    try Program(search: "swift", [command] + options + arguments).replaceProcess()
  }
}
