import ArgumentParser
import Foundation
import SourceAdaptation

/// A Swift package or a folder with an app's sources.
package struct SourceFolder {
  /// The absolute path.
  package let path: String
  /// Whether another package depends on this one, whose tests are then not built.
  private let isDependency: Bool

  package init(_ path: String, isDependency: Bool = false) throws {
    self.isDependency = isDependency
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: self.path, isDirectory: &isFolder) else {
      throw ValidationError("\(path): there is no such folder")
    }
    guard isFolder.boolValue else { throw ValidationError("\(path) is not a folder") }
  }

  package var isPackage: Bool { Self.isPackage(path) }

  private static func isPackage(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/Package.swift")
  }

  /// Where everything is written.
  package var output: String { "\(path)/.lamina" }

  /// A name that Swift accepts for a module.
  package var moduleName: String {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let letters = name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return letters.first?.isNumber == true ? "_\(String(letters))" : String(letters)
  }

  /// The paths of the files below the folder, relative to it, sorted. Those in hidden folders, in
  /// the folders of other packages and of Xcode's projects are none; of apps and dependencies, those of
  /// tests are none either.
  package func files() throws -> [String] {
    guard let enumerator = FileManager.default.enumerator(atPath: path) else {
      throw ValidationError("\(path) cannot be read")
    }
    var files: [String] = []
    for case let file as String in enumerator {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      let isFolder = enumerator.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if isFolder, isLeftOut(name) || Self.isPackage("\(path)/\(file)") {
        enumerator.skipDescendants()
      } else if !isFolder, !name.hasPrefix(".") {
        files.append(file)
      }
    }
    return files.sorted()
  }

  private func isLeftOut(_ folder: String) -> Bool {
    folder.hasPrefix(".") || folder.hasSuffix(".xcodeproj") || folder.hasSuffix(".xcworkspace")
      || folder == "Pods" || ((!isPackage || isDependency) && folder.hasSuffix("Tests"))
  }

  /// The Swift files, except the package's manifests.
  package func sourcePaths() throws -> [String] {
    try files().filter { file in
      file.hasSuffix(".swift") && !(isPackage && file.hasPrefix("Package") && !file.contains("/"))
    }
  }

  /// Reads a file.
  func source(_ file: String) throws -> SourceFile {
    let path = "\(path)/\(file)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError("\(path) cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ValidationError("\(path) is not UTF-8 text")
    }
    return SourceFile(path: path, module: module(of: file), text: text)
  }

  /// The folder below `Sources` or `Tests`, which is named after its module; without these, the folder
  /// at the top.
  private func module(of file: String) -> String {
    let parts = file.split(separator: "/").dropLast().map(String.init)
    guard isPackage, let first = parts.first else { return moduleName }
    let isShared = ["Sources", "Source", "src", "Tests"].contains(first)
    return isShared && parts.count > 1 ? parts[1] : first
  }
}
