import Foundation
package import SourceAdaptation

/// The adapted copies of a folder's sources, which `PATH/.lamina` holds.
///
/// A file is adapted again if its text has changed, or what other files declare of the names in it.
package struct Adaptation {
  private let folder: SourceFolder
  private var state: AdaptationState

  /// Brings the copies up to date, and fetches the packages on which the sources depend.
  package init(of folder: SourceFolder) throws {
    self.folder = folder
    try Dependencies(of: folder).fetch()
    state = AdaptationState.read(from: folder)
    try update()
  }

  // MARK: Update

  private mutating func update() throws {
    let folders = [folder] + (try Dependencies(of: folder).folders())
    let sources = try folders.flatMap { folder in try folder.sourcePaths().map(folder.source) }
    let edited = sources.filter {
      state.files[$0.path]?.digest != AdaptationState.digest(of: $0.text)
    }
    let removed = Set(state.files.keys).subtracting(sources.map(\.path))
    guard !edited.isEmpty || !removed.isEmpty || state.isNew else { return }
    var parsed = Dictionary(
      uniqueKeysWithValues: try edited.map { ($0.path, try ParsedFile($0)) })
    let earlier = SourceAdapter([], summaries: state.summaries)
    record(edited, parsed)
    try remove(removed)
    let summaries = state.summaries
    let plan = SourceAdapter([], summaries: summaries)
    var affected = Set(edited.map(\.path))
    affected.formUnion(
      plan.affectedFiles(since: earlier, names: state.files.mapValues(\.names)))
    affected.formUnion(affected.flatMap(plan.destinations))
    let needed = affected.union(affected.flatMap(plan.sources))
    for source in sources where needed.contains(source.path) && parsed[source.path] == nil {
      parsed[source.path] = try ParsedFile(source)
    }
    let adapter = SourceAdapter(Array(parsed.values), summaries: summaries)
    for source in sources where affected.contains(source.path) {
      guard let file = parsed[source.path] else { continue }
      try write(adapter.adapt(file), of: source, isEdited: edited.contains(source))
    }
    try Toolchain(folder).write(copies: state.copies, generation: state.generation)
    try state.write(to: folder)
  }

  /// Notes what files declare.
  private mutating func record(_ edited: [SourceFile], _ parsed: [String: ParsedFile]) {
    for source in edited {
      guard let summary = parsed[source.path]?.summary else { continue }
      var record = state.files[source.path] ?? AdaptationState.File(summary: summary)
      (record.summary, record.digest) = (summary, AdaptationState.digest(of: source.text))
      state.files[source.path] = record
    }
  }

  private mutating func remove(_ paths: Set<String>) throws {
    for path in paths.sorted() {
      if let copy = state.files[path]?.copy { try OutputFile.remove(copy) }
      state.files[path] = nil
    }
  }

  /// Writes the copy of a file, if it differs from the original and from the copy that there is.
  private mutating func write(
    _ file: AdaptedFile, of source: SourceFile, isEdited: Bool
  ) throws {
    let copy = copyPath(of: source)
    let earlier = state.files[source.path]?.copy.flatMap(FileManager.default.contents)
    let data = Data(file.text.utf8)
    let isCopied = file.text != source.text
    state.files[source.path]?.set(file, copy: isCopied ? copy : nil)
    guard (isCopied ? data : nil) != earlier else { return }
    // The compiler looks for changes at the originals alone.
    if !isEdited { state.generation += 1 }
    if isCopied {
      try OutputFile.write(data, to: copy)
    } else {
      try OutputFile.remove(copy)
    }
  }

  /// Copies of the sources of other packages have the whole path of the original.
  private func copyPath(of source: SourceFile) -> String {
    let prefix = folder.path + "/"
    return source.path.hasPrefix(prefix)
      ? "\(folder.output)/sources/\(source.path.dropFirst(prefix.count))"
      : "\(folder.output)/dependencies\(source.path)"
  }

  // MARK: Report

  /// What could not be adapted.
  package var findings: [Finding] {
    state.files.sorted { $0.key < $1.key }.flatMap(\.value.findings)
  }

  /// A table with the number of changes of each rule, and the findings.
  package var report: [String] {
    let files = state.files.values
    var lines = [
      "\(counted(files.count, "file")), \(state.copies.count) of them changed in \(folder.output)"
    ]
    for rule in ruleNames {
      let counts = files.compactMap { $0.counts[rule] }
      guard !counts.isEmpty else { continue }
      let name = rule.padding(toLength: 26, withPad: " ", startingAt: 0)
      let number = String(counts.reduce(0, +))
      let padding = String(repeating: " ", count: max(0, 6 - number.count))
      lines.append("  \(name)\(padding)\(number) in \(counted(counts.count, "file"))")
    }
    if !findings.isEmpty { lines.append("\(counted(findings.count, "place")) to look at:") }
    return lines + findings.map { "  \($0)" }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
