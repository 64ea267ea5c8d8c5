import Foundation

/// The public classes of views, as the sources of UIKit declare them.
enum PublicViewClasses {
  static func names() throws -> Set<String> {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../../../Sources/UIKit").standardized
    var superclasses: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for line in source.split(separator: "\n") where line.contains(" class UI") {
        guard
          let match = line.firstMatch(of: /^(?:\S+ )*(?:open|public) (?:final )?class (\w+): (\w+)/)
        else { continue }
        superclasses[String(match.1)] = String(match.2)
      }
    }
    func isView(_ name: String) -> Bool {
      name == "UIView" || superclasses[name].map(isView) == true
    }
    return Set(superclasses.keys.filter(isView))
  }
}
