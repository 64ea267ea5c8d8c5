import ArgumentParser
import FolderAdaptation
import Foundation

/// What `lamina build`, `lamina run` and `lamina test` have in common.
struct BuildOptions: ParsableArguments {
  @Argument(help: "A Swift package, or a folder with the sources of an app.")
  var path = "."

  @Argument(
    parsing: .captureForPassthrough,
    help: "Options of swift build, swift run or swift test; of lamina run, also arguments.")
  var arguments: [String] = []

  /// Adapts what has changed, and prints what could not be adapted.
  func adapt() throws -> SourceFolder {
    let folder = try SourceFolder(path)
    for finding in try Adaptation(of: folder).findings {
      FileHandle.standardError.write(Data("\(finding)\n".utf8))
    }
    return folder
  }
}

/// `lamina build`
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Adapt sources that were written for iOS, and build them.")

  @OptionGroup var options: BuildOptions

  func run() throws {
    let folder = try options.adapt()
    if folder.isPackage { try PackageBuild(folder).replaceProcess("build", options.arguments) }
    try AppBuild(folder).build(options.arguments)
  }
}

/// `lamina run`
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Adapt sources that were written for iOS, build them, and run them.")

  @OptionGroup var options: BuildOptions

  func run() throws {
    let folder = try options.adapt()
    if folder.isPackage { try PackageBuild(folder).replaceProcess("run", options.arguments) }
    let app = AppBuild(folder)
    try app.build([])
    try Program(app.program, options.arguments).replaceProcess()
  }
}

/// `lamina test`
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Adapt sources that were written for iOS, and run the tests of their package.")

  @OptionGroup var options: BuildOptions

  func run() throws {
    let folder = try options.adapt()
    guard folder.isPackage else {
      throw ValidationError("\(folder.path) has no Package.swift, so it has no tests to run")
    }
    try PackageBuild(folder).replaceProcess("test", options.arguments)
  }
}
