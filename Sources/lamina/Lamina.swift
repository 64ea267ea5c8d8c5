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
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let status = exitCode(for: error)
      if status == .success {
        print(fullMessage(for: error))
      } else {
        let line = message(for: error).split(separator: "\n").first.map(String.init)
        FileHandle.standardError.write(Data("lamina: \(line ?? "\(error)")\n".utf8))
      }
      Foundation.exit(status.rawValue)
    }
  }
}
