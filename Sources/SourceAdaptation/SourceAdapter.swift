import SwiftSyntax

/// Rewrites Swift files that were written for iOS, so that the compiler for Linux accepts them.
///
/// Pure: text in, text out. Lines keep their numbers, so that errors name the lines of the original.
package struct SourceAdapter {
  private let files: [String: ParsedFile]
  private let index: TypeIndex

  /// - Parameters:
  ///   - files: the files to be adapted, and those whose members move into them.
  ///   - summaries: what all files of the program declare.
  package init(_ files: [ParsedFile], summaries: [FileSummary]) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { $1 }
    index = TypeIndex(summaries)
  }

  /// Adapts a program of which all files are given.
  package static func adapt(_ sources: [SourceFile]) throws(SourceSyntaxError) -> [AdaptedFile] {
    var files: [ParsedFile] = []
    for source in sources { files.append(try ParsedFile(source)) }
    let adapter = SourceAdapter(files, summaries: files.map(\.summary))
    return files.map(adapter.adapt)
  }

  /// The paths of the files into which members of a file's extensions move.
  package func destinations(ofMembersFrom path: String) -> Set<String> {
    Set(index.moves.lazy.filter { $0.source == path }.map(\.destination))
  }

  /// The paths of the files from which members move into a file.
  package func sources(ofMembersOf path: String) -> Set<String> {
    Set(index.moves.lazy.filter { $0.destination == path }.map(\.source))
  }

  /// The paths of the files for which this program may ask for other changes than an earlier state of it.
  ///
  /// - Parameter names: the names that the rules looked up in each file, by its path.
  package func affectedFiles(
    since earlier: SourceAdapter, names: [String: Set<String>]
  ) -> Set<String> {
    let changed = index.names(changedSince: earlier.index)
    let moves = Set(index.moves).symmetricDifference(earlier.index.moves)
    return Set(names.lazy.filter { !$0.value.isDisjoint(with: changed) }.map(\.key))
      .union(moves.flatMap { [$0.source, $0.destination] })
  }

  package func adapt(_ file: ParsedFile) -> AdaptedFile {
    index.lookups.names = []
    var rewriting = rewrite(file)
    let moves = index.moves.filter { $0.source == file.path }
    for move in moves {
      if let member = file.member(move) { rewriting.blank(member) }
    }
    for move in index.moves where move.destination == file.path { bring(move, into: &rewriting) }
    return AdaptedFile(
      path: file.path, text: rewriting.text, counts: rewriting.counts,
      findings: rewriting.findings, names: index.lookups.names)
  }

  private func rewrite(_ file: ParsedFile) -> Rewriting {
    var rewriting = Rewriting(of: file)
    for rule in rules {
      rewriting.rule = rule.name
      rule.apply(to: file, index, &rewriting)
    }
    rewriting.rule = OverrideRule.name
    return rewriting
  }

  /// Inserts a member of an extension, as its own file's rules change it, at the end of its class.
  private func bring(_ move: MemberMove, into rewriting: inout Rewriting) {
    guard let origin = files[move.source], let member = origin.member(move),
      let type = rewriting.file.declaration(of: move.type)
    else { return }
    var text =
      OverrideRule.prefix(of: member, sameFile: origin.path == rewriting.file.path)
      + rewrite(origin).text(of: member)
    if let condition = member.condition {
      text = "#if \(index.condition(condition, in: origin))\n\(text)\n#endif"
    }
    let brace = type.memberBlock.rightBrace
    let place = rewriting.file.location(of: brace)
    let line = origin.location(of: member).line - (member.condition == nil ? 0 : 1)
    rewriting.insert(
      """

      #sourceLocation(file: \(quoted(origin.path)), line: \(line))
      \(text)
      #sourceLocation(file: \(quoted(rewriting.file.path)), line: \(place.line))
      \(String(repeating: " ", count: place.column - 1))
      """, before: brace)
  }
}

/// A string literal of a path.
func quoted(_ path: String) -> String {
  let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  return "\"\(escaped)\""
}
