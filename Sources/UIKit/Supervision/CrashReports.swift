import CCrashReport
import Foundation
import RenderServer

/// Files that say where a program has crashed, with its last requests to the compositor and its last
/// frames.
enum CrashReports {
  /// The reports that a folder keeps. A program that crashes again and again must not fill the disk.
  static let limit = 20
  private static let suffix = ".crash"

  /// Makes crashes write reports to a folder, and removes the oldest reports there.
  static func begin(in folder: String) throws(RenderError) {
    removeOldest(from: folder)
    let time = Int(Date().timeIntervalSince1970)
    let name = "\(ProcessInfo.processInfo.processName)-\(time)-\(getpid())\(suffix)"
    guard unsafe lamina_begin_crash_reports("\(folder)/\(name)") else {
      throw RenderError("\(folder): \(unsafe String(cString: strerror(errno)))")
    }
  }

  /// Returns the folder that LAMINA_CRASH_REPORTS names, or nil if it is not set.
  static func folder(in environment: [String: String]) throws(RenderError) -> String? {
    guard let folder = environment["LAMINA_CRASH_REPORTS"] else { return nil }
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue, unsafe access(folder, W_OK) == 0
    else {
      throw RenderError("LAMINA_CRASH_REPORTS is '\(folder)', not a folder to write to")
    }
    return folder
  }

  /// Makes room for one more report.
  private static func removeOldest(from folder: String) {
    let files = FileManager.default
    let reports = ((try? files.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }
    func date(_ path: String) -> Date {
      (try? files.attributesOfItem(atPath: path)[.modificationDate] as? Date) ?? .distantPast
    }
    let oldest = reports.map { (path: $0, date: date($0)) }.sorted { $0.date < $1.date }
      .dropLast(limit - 1)
    for (path, _) in oldest { try? files.removeItem(atPath: path) }
  }
}
