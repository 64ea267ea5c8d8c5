import ArgumentParser
import Foundation

/// The command line. A mistake ends in one line on the standard error that names it.
@main
struct Lamina: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lamina",
    abstract: "Kiosk demo, gallery, measurements and pictures of the Lamina compositor.",
    subcommands: [
      DemoCommand.self, GalleryCommand.self, BenchCommand.self, SnapshotCommand.self,
    ])

  static func main() {
    do {
      try run()
    } catch {
      let line = message(for: error).split(separator: "\n").first.map(String.init)
      FileHandle.standardError.write(Data("lamina: \(line ?? "\(error)")\n".utf8))
      Foundation.exit(exitCode(for: error).rawValue)
    }
  }

  /// Help and version are no errors here, as they are to the parser.
  private static func run() throws {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch  where exitCode(for: error) == .success {
      try StandardOutput.print(fullMessage(for: error))
    }
  }
}
