import SwiftSyntax

/// `#Preview` and the previews of SwiftUI are left out, with the import of SwiftUI that they need.
enum PreviewRule: Rule {
  static let name = "previews"

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for macro in file.nodes.macros where isPreview(macro) { rewriting.blank(macro) }
    for type in file.nodes.types where isPreview(type) { rewriting.blank(type) }
    for node in file.nodes.imports where leavesOut(node, of: file) { rewriting.blank(node) }
  }

  /// Whether an import is one of SwiftUI in a file with previews.
  static func leavesOut(_ node: ImportDeclSyntax, of file: ParsedFile) -> Bool {
    node.path.trimmedDescription == "SwiftUI"
      && (file.nodes.macros.contains(where: isPreview)
        || file.nodes.types.contains(where: isPreview))
  }

  private static func isPreview(_ macro: any FreestandingMacroExpansionSyntax) -> Bool {
    macro.macroName.text == "Preview"
  }

  private static func isPreview(_ type: any DeclGroupSyntax) -> Bool {
    !Set(type.inheritedNames).isDisjoint(with: ["PreviewProvider", "SwiftUI.PreviewProvider"])
  }
}
