import Foundation
import RenderServer
import TOMLKit

/// A file of options for the program, for those who operate its machine. An option `display-wait` is
/// what LAMINA_DISPLAY_WAIT is in the environment, which wins.
///
/// Source: TOML 1.0.
@MainActor struct OptionsFile {
  /// The values by the names of their environment variables.
  let values: [String: String]

  /// Reads a file. Throws an error that names the file and the line of what is wrong.
  init(at path: String) throws(RenderError) {
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw RenderError("\(path): cannot be read as a text")
    }
    try self.init(text, name: path)
  }

  /// - Parameter name: the name for errors.
  init(_ text: String, name: String) throws(RenderError) {
    let table = try Self.parse(text, name)
    var values: [String: String] = [:]
    for key in table.keys {
      do throws(RenderError) {
        let option = try Self.option(key)
        let value = try Self.text(of: table[key], key)
        try option.check(value)
        values[option.variable] = value
      } catch {
        throw RenderError("\(name):\(Self.line(of: key, in: text)): \(error)")
      }
    }
    self.values = values
  }

  /// Returns the environment with the options of the file that LAMINA_OPTIONS names, if it is set.
  static func environment(
    over environment: [String: String]
  ) throws(RenderError) -> [String: String] {
    guard let path = environment["LAMINA_OPTIONS"] else { return environment }
    return try OptionsFile(at: path).values.merging(environment) { _, own in own }
  }

  private static func parse(_ text: String, _ name: String) throws(RenderError) -> TOMLTable {
    // The parser takes a NUL for the end of the text.
    if let end = text.firstIndex(of: "\0") {
      let line = text[..<end].count { $0 == "\n" } + 1
      throw RenderError("\(name):\(line): a NUL character")
    }
    do {
      return try TOMLTable(string: text)
    } catch {
      guard let error = error as? TOMLParseError else { throw RenderError("\(name): \(error)") }
      throw RenderError("\(name):\(error.source.begin.line): \(error.description)")
    }
  }

  private static func option(_ key: String) throws(RenderError) -> OperatorOption {
    guard let option = OperatorOption.all.first(where: { $0.name == key }) else {
      throw RenderError("there is no option '\(key)'")
    }
    return option
  }

  /// The value as the environment would have it.
  private static func text(
    of value: (any TOMLValueConvertible)?, _ key: String
  ) throws(RenderError) -> String {
    switch value?.type {
    case .string: return value?.string ?? ""
    case .int: return value?.int.map { "\($0)" } ?? ""
    case .double: return value?.double.map { "\($0)" } ?? ""
    case .bool: return value?.bool == true ? "1" : "0"
    default: throw RenderError("'\(key)' is not a text, a number, true or false")
    }
  }

  /// The line of a key, which is searched for because the parser gives the lines of errors only.
  private static func line(of key: String, in text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { line in
      line.prefix { $0 != "=" && $0 != "." && $0 != "]" }
        .trimmingCharacters(in: CharacterSet(charactersIn: " \t[\"'")) == key
    }
    return (index ?? 0) + 1
  }
}
