import ArgumentParser
import Foundation
import UIKit

/// The `lamina` command. A usage error prints one line to standard error.
@main
struct Lamina: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lamina",
    abstract: "Demo, gallery, measurements and images of Lamina, and builds of iOS sources.",
    subcommands: [
      DemoCommand.self, GalleryCommand.self, BenchCommand.self, SnapshotCommand.self,
      AuditCommand.self, StatusCommand.self, CalibrateCommand.self, AdaptCommand.self,
      BuildCommand.self, RunCommand.self, TestCommand.self,
    ])

  static func main() {
    ProcessSetup.prepare()
    do {
      try run()
    } catch {
      // A program that failed has said why.
      if let code = error as? ExitCode { Foundation.exit(code.rawValue) }
      let line = message(for: error).split(separator: "\n").first.map(String.init)
      FileHandle.standardError.write(Data("lamina: \(line ?? "\(error)")\n".utf8))
      Foundation.exit(exitCode(for: error).rawValue)
    }
  }

  /// Runs the command. ArgumentParser throws for help and version; they are printed as output here.
  private static func run() throws {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch  where exitCode(for: error) == .success {
      try StandardOutput.print(fullMessage(for: error))
    }
  }
}
