import SwiftSyntax

/// `import UIKit.UIColor` imports UIKit, and files that use the parts of Foundation which are modules of
/// their own on Linux, or selectors, keys and observing, import these.
enum ImportRule: Rule {
  static let name = "import"

  private static let divided: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]
  private static let parts: [(module: String, prefixes: [String])] = [
    (
      "FoundationNetworking",
      [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie",
        "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLCache",
        "URLProtocol", "NSURLRequest", "NSMutableURLRequest",
      ]
    ),
    ("FoundationXML", ["XMLParser", "XMLDocument", "XMLElement", "XMLNode"]),
  ]
  /// The modules that have Darwin's names, such as `NSEC_PER_SEC`. On iOS, Foundation has them too.
  private static let darwinModules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics"]
  private static let darwinNames: Set<String> = [
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "HUGE", "HUGE_VAL",
    "HUGE_VALF", "MAXFLOAT", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent",
  ]

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for node in file.nodes.imports {
      let names = node.path.map { $0.name.text }
      if node.importKindSpecifier == nil, names.count > 1, divided.contains(names[0]) {
        let start = node.path.first?.name.textRange.upperBound ?? 0
        rewriting.blank(start..<node.path.textRange.upperBound)
      } else if AppleFrameworks.absent.contains(names[0]), !PreviewRule.leavesOut(node, of: file) {
        rewriting.report(
          node, "\(names[0]) does not exist on Linux",
          wayOut: "put what needs it into #if canImport(\(names[0]))")
      }
    }
    addParts(to: file, &rewriting)
  }

  private static func addParts(to file: ParsedFile, _ rewriting: inout Rewriting) {
    let imports = Set(file.nodes.imports.compactMap { $0.path.first?.name.text })
    let place = file.nodes.imports.first { divided.contains($0.path.first?.name.text ?? "") }
    guard let place else { return }
    for (module, prefixes) in parts where !imports.contains(module) {
      let isUsed = file.nodes.identifiers.contains { name in
        prefixes.contains { name.text.hasPrefix($0) }
      }
      if isUsed { rewriting.insert("; import \(module)", after: place) }
    }
    if imports.isDisjoint(with: darwinModules),
      file.nodes.identifiers.contains(where: { darwinNames.contains($0.text) })
    {
      rewriting.insert("; import CoreGraphics", after: place)
    }
    if imports.isDisjoint(with: selectorModules), usesSelectors(file) || usesKeys(file) {
      rewriting.insert("; import ObjectiveC", after: place)
    }
  }

  /// The modules that have selectors. On iOS, Foundation has them too.
  private static let selectorModules: Set<String> = ["UIKit", "QuartzCore", "ObjectiveC"]

  /// Whether a file has properties with keys or observes some, whose types the module has.
  private static func usesKeys(_ file: ParsedFile) -> Bool {
    let names: Set<String> = [
      "observe", "addObserver", "observeValue", "willChangeValue", "didChangeValue",
    ]
    return file.nodes.variables.contains { $0.summaries.contains(where: \.isKeyed) }
      || file.nodes.functions.contains { names.contains($0.name.text) }
      || file.nodes.identifiers.contains { name in
        names.contains(name.text) || name.text.hasPrefix("NSKeyValue")
      }
  }

  private static func usesSelectors(_ file: ParsedFile) -> Bool {
    let names: Set<String> = [
      "Selector", "NSSelectorFromString", "NSStringFromSelector", "objc_getAssociatedObject",
      "objc_setAssociatedObject", "autoreleasepool",
    ]
    return file.nodes.macros.contains { $0.macroName.text == "selector" }
      || file.nodes.identifiers.contains { names.contains($0.text) }
  }
}
