import ArgumentParser
import Foundation
import UIKit

/// `lamina status`
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Print how a program on Lamina is, which was started with LAMINA_STATUS.",
    discussion: """
      Without a path it asks the program whose socket is in XDG_RUNTIME_DIR; there has to be one. The \
      status is 1 if no program answers.
      """)

  @Argument(help: "The path of the program's socket.")
  var socket: String?

  @Flag(help: "Print the text format of Prometheus instead of JSON.")
  var prometheus = false

  func run() throws {
    let path = try socket ?? Self.onlySocket()
    let answer = try StatusQuestion.ask(at: path, prometheus ? "prometheus" : "json")
    try StandardOutput.print(String(answer.dropLast()))
  }

  /// The socket in the folder of the session's sockets.
  private static func onlySocket() throws -> String {
    guard let folder = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] else {
      throw ValidationError("XDG_RUNTIME_DIR is not set; name a socket")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let sockets = names.filter { $0.hasPrefix("lamina-") && $0.hasSuffix(".sock") }.sorted()
    guard let socket = sockets.first else { throw StatusFailure("\(folder): no program's socket") }
    guard sockets.count == 1 else {
      throw StatusFailure(
        "\(folder): several sockets; name one of \(sockets.joined(separator: ", "))")
    }
    return "\(folder)/\(socket)"
  }

  private struct StatusFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}
