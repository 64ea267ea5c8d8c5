import Foundation
import SourceAdaptation

/// The state of the files after the last adaptation, kept in `.lamina/state.json`.
struct AdaptationState: Codable {
  struct File: Codable {
    var digest: UInt64 = 0
    var summary: FileSummary
    /// The path of the changed copy; nil if the file needs none.
    private(set) var copy: String?
    private(set) var counts: [String: Int] = [:]
    private(set) var findings: [Finding] = []
    /// The names that the rules looked up in the file.
    private(set) var names: Set<String> = []

    init(summary: FileSummary) {
      self.summary = summary
    }

    mutating func set(_ file: AdaptedFile, copy: String?) {
      (self.copy, counts, findings, names) = (copy, file.counts, file.findings, file.names)
    }
  }

  /// By the files' absolute paths.
  var files: [String: File] = [:]
  /// How often a copy has changed without its original.
  var generation = 0
  /// The folder of the files, which may have been moved since.
  private let folder: String
  /// When this program was built. Another one may have other rules.
  private var program = Self.programDate

  private init(of folder: SourceFolder, generation: Int = 0) {
    (self.folder, self.generation) = (folder.path, generation)
  }

  /// Whether there was no state that this program has written.
  var isNew: Bool { files.isEmpty }

  /// What all files declare, by their paths in order.
  var summaries: [FileSummary] { files.sorted { $0.key < $1.key }.map(\.value.summary) }

  /// The changed copies by the paths of their originals.
  var copies: [String: String] { files.compactMapValues(\.copy) }

  private static var programDate: Date? {
    let path = Bundle.main.executablePath
    let attributes = path.flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
    return attributes?[.modificationDate] as? Date
  }

  // MARK: File

  static func read(from folder: SourceFolder) -> AdaptationState {
    guard let data = FileManager.default.contents(atPath: path(in: folder)),
      let state = try? JSONDecoder().decode(AdaptationState.self, from: data)
    else { return AdaptationState(of: folder) }
    if state.program == programDate, state.folder == folder.path { return state }
    return AdaptationState(of: folder, generation: state.generation + 1)
  }

  func write(to folder: SourceFolder) throws {
    try OutputFile.write(try JSONEncoder().encode(self), to: Self.path(in: folder))
    try OutputFile.write(Data("*\n".utf8), to: "\(folder.output)/.gitignore")
  }

  private static func path(in folder: SourceFolder) -> String { "\(folder.output)/state.json" }

  /// The FNV-1a hash of a text.
  static func digest(of text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
