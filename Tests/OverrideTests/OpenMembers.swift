import Foundation

/// The members that the classes of QuartzCore and UIKit let subclasses override, as their sources
/// declare them: each in the body of its class, indented as swift-format does.
struct OpenMembers {
  /// The names of each class's open members, as `#function` spells them. A property that can be set
  /// is there a second time, followed by " =".
  private var names: [String: [String]] = [:]

  init() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
    for module in ["QuartzCore", "UIKit"] {
      let folder = sources.appending(path: module)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".swift") {
        read(try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      }
    }
  }

  var classes: Set<String> { Set(names.keys) }

  /// Returns the names of the members of a class, or of several of which each is the superclass of
  /// the next.
  func names(of classes: [String]) -> [String] {
    classes.reduce(into: []) { all, name in
      all += (names[name] ?? []).filter { [all] in !all.contains($0) }
    }
  }

  private mutating func read(_ source: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var name: String?
    for (index, line) in lines.enumerated() {
      if line == "}" { name = nil }
      // Most lines are skipped without a regular expression, which takes a debug build long.
      guard line.range(of: "open ") != nil else { continue }
      if let match = line.firstMatch(of: /^\S.*\bopen class (\w+)[:<]|^open class (\w+)[:<]/) {
        name = (match.1 ?? match.2).map(String.init)
      } else if let name, line.contains(/^  (\S+ )*open (\S+ )*(var|func)\s/) {
        let rest = lines[(index + 1)...].prefix { $0.contains(/^   |^  [{})]/) }
        names[name, default: []] += Self.names(of: ([line] + rest).joined(separator: "\n"))
      }
    }
  }

  /// Returns the names of the member that a declaration declares.
  private static func names(of declaration: String) -> [String] {
    guard let match = declaration.firstMatch(of: /\b(var|func) `?(\w+)`?/) else { return [] }
    let rest = declaration[match.range.upperBound...]
    guard match.1 == "var" else { return [match.2 + "(" + labels(in: rest.dropFirst()) + ")"] }
    let isSettable =
      !declaration.contains("(set)")
      && (!rest.contains("{") || rest.contains(/\b(set|willSet|didSet)( \{|\()/))
    return [String(match.2)] + (isSettable ? [match.2 + " ="] : [])
  }

  /// Returns the labels of the parameters in a list that begins after its parenthesis.
  private static func labels(in list: Substring) -> String {
    var list = String(list)
    // Nested parentheses, such as those of closure types, and generic arguments contain no labels.
    while case let flat = list.replacing(/\([^()]*\)|<[^<>]*>/, with: ""), flat != list {
      list = flat
    }
    let parameters = list.prefix { $0 != ")" }.split(separator: ",")
    return parameters.map { parameter in
      (parameter.firstMatch(of: /\w+/)?.output ?? "") + ":"
    }.joined()
  }
}
