import Foundation
import SourceAdaptation

/// The packages on which a package depends, as far as their sources are written for iOS.
struct Dependencies {
  private let folder: SourceFolder

  init(of folder: SourceFolder) {
    self.folder = folder
  }

  /// Fetches the packages that are named by their addresses, unless some are there already.
  func fetch() throws {
    guard folder.isPackage, !FileManager.default.fileExists(atPath: checkouts),
      try manifest(of: folder).contains(#/\.package\([^)]*url:/#)
    else { return }
    _ = try Program(search: "swift", ["package", "--package-path", folder.path, "resolve"]).run()
  }

  /// The folders of packages at local paths, of those on which they depend, and of fetched packages.
  func folders() throws -> [SourceFolder] {
    var (found, waiting) = ([SourceFolder](), try local(to: folder) + fetched())
    while let next = waiting.popLast() {
      guard next.path != folder.path, !found.contains(where: { $0.path == next.path }),
        try isForInterfaces(next)
      else { continue }
      found.append(next)
      waiting += try local(to: next)
    }
    return found.sorted { $0.path < $1.path }
  }

  private var checkouts: String { "\(folder.path)/.build/checkouts" }

  private func fetched() throws -> [SourceFolder] {
    guard folder.isPackage, FileManager.default.fileExists(atPath: checkouts) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: checkouts).sorted()
      .map { try SourceFolder("\(checkouts)/\($0)", isDependency: true) }
  }

  private func local(to folder: SourceFolder) throws -> [SourceFolder] {
    guard folder.isPackage else { return [] }
    return try manifest(of: folder).matches(of: #/\.package\([^)]*path:\s*"([^"]+)"/#).map {
      match in
      let base = URL(fileURLWithPath: folder.path, isDirectory: true)
      let path = URL(fileURLWithPath: String(match.1), relativeTo: base).path
      return try SourceFolder(path, isDependency: true)
    }
  }

  private func manifest(of folder: SourceFolder) throws -> String {
    try folder.source("Package.swift").text
  }

  /// Whether a package that is not Lamina imports UIKit or Core Animation anywhere.
  private func isForInterfaces(_ folder: SourceFolder) throws -> Bool {
    guard folder.isPackage, try !manifest(of: folder).contains(#/Package\(\s*name: "Lamina"/#)
    else {
      return false
    }
    let imports = ["import UIKit", "import QuartzCore"].map { Data($0.utf8) }
    return try folder.sourcePaths().contains { file in
      let data = FileManager.default.contents(atPath: "\(folder.path)/\(file)") ?? Data()
      return imports.contains { data.range(of: $0) != nil }
    }
  }
}
