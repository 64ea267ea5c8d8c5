import ArgumentParser
import FolderAdaptation
import Foundation

/// `lamina adapt`
struct AdaptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt",
    abstract: "Prepare sources that were written for iOS for the compiler on Linux.",
    discussion: """
      It writes changed copies to PATH/.lamina, with an overlay that shows them to the compiler in \
      place of the originals, and prints a table of what was changed, and what could not be. \
      The originals stay as they are, and errors name their lines.
      """)

  @Argument(help: "A Swift package, or a folder with the sources of an app.")
  var path = "."

  func run() throws {
    let adaptation = try Adaptation(of: SourceFolder(path))
    for line in adaptation.report { try StandardOutput.print(line) }
  }
}
