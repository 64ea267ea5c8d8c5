package import Foundation

/// Reads a PDF file with poppler's command line tools, which only the tests need.
package final class PDFReader {
  private let path: String

  package init(_ data: Data) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "test-\(UUID()).pdf").path
    try data.write(to: URL(fileURLWithPath: path))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the text of a page, or of all pages (`pdftotext`).
  package func text(page: Int? = nil) throws -> String {
    try run("pdftotext", pages(page) + [path, "-"])
  }

  /// Returns the file's document information by name (`pdfinfo`).
  package func info() throws -> [String: String] {
    let pairs = try run("pdfinfo", [path]).split(separator: "\n").compactMap { line in
      line.firstIndex(of: ":").map { colon in
        (
          String(line[..<colon]),
          line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        )
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the size of each page as "612 x 792".
  package func pageSizes() throws -> [String] {
    try run("pdfinfo", ["-f", "1", "-l", "1000", path]).split(separator: "\n")
      .filter { $0.hasPrefix("Page ") && $0.contains(" size:") }
      .map { line in
        let size = line.split(separator: ":")[1].split(separator: "pts")[0]
        return size.trimmingCharacters(in: .whitespaces)
      }
  }

  /// Returns a page's box as "10 20 100 130" (`pdfinfo -box`).
  package func box(_ name: String, page: Int = 1) throws -> String {
    let lines = try run("pdfinfo", ["-box"] + pages(page) + [path]).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("Page") && $0.contains(" \(name)Box:") } ?? ""
    let numbers = line.split(separator: ":").last?.split(separator: " ") ?? []
    return numbers.compactMap { Double($0).map { String(format: "%g", $0) } }.joined(separator: " ")
  }

  /// Returns the file's XMP metadata (`pdfinfo -meta`).
  package func metadata() throws -> String {
    try run("pdfinfo", ["-meta", path])
  }

  /// Returns the outline, one line with a page number for each entry (`pdftohtml -xml`).
  package func outline() throws -> [String] {
    try run("pdftohtml", ["-xml", "-stdout", "-i", path]).split(separator: "\n")
      .filter { $0.hasPrefix("<item") }.map(String.init)
  }

  /// Returns the URLs of the external links (`pdfinfo -url`).
  package func addresses() throws -> [String] {
    try rows("pdfinfo", ["-url", path], skipping: 1).map { $0.last ?? "" }
  }

  /// Returns one line with page, location and name for each named destination (`pdfinfo -dests`).
  package func destinations() throws -> [String] {
    try rows("pdfinfo", ["-dests", path], skipping: 1).map { $0.joined(separator: " ") }
  }

  /// Returns width, height and object number for each use of an image; masks are left out
  /// (`pdfimages -list`).
  package func images() throws -> [(width: Int, height: Int, object: String)] {
    try rows("pdfimages", ["-list", path], skipping: 2).filter { $0[2] == "image" }.map {
      (Int($0[3]) ?? 0, Int($0[4]) ?? 0, $0[10])
    }
  }

  /// Renders a page to a PNG file (`pdftoppm`).
  package func renderPage(page: Int = 1, dotsPerInch: Int = 72) throws -> Data {
    let name = path + "-\(page)"
    defer { try? FileManager.default.removeItem(atPath: name + ".png") }
    let options = ["-png", "-singlefile", "-r", "\(dotsPerInch)"]
    _ = try run("pdftoppm", options + pages(page) + [path, name])
    return try Data(contentsOf: URL(fileURLWithPath: name + ".png"))
  }

  private func pages(_ page: Int?) -> [String] {
    page.map { ["-f", "\($0)", "-l", "\($0)"] } ?? []
  }

  private func rows(_ tool: String, _ arguments: [String], skipping count: Int) throws -> [[String]]
  {
    try run(tool, arguments).split(separator: "\n").dropFirst(count).map {
      $0.split(separator: " ").map(String.init)
    }
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> String {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errorOutput = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, errorOutput.isEmpty else {
      throw ToolError(
        description: "\(tool): status \(process.terminationStatus): "
          + String(decoding: errorOutput, as: UTF8.self))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The error output of a tool.
  private struct ToolError: Error, CustomStringConvertible {
    let description: String
  }
}
