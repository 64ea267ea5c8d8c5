import SwiftSyntax

/// `#Preview` and the previews of SwiftUI are left out, with the import of SwiftUI that they need, and
/// what only Interface Builder calls.
enum PreviewRule: Rule {
  static let name = "previews"

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for macro in file.nodes.macros where isPreview(macro) { rewriting.blank(macro) }
    for type in file.nodes.types where isPreview(type) { rewriting.blank(type) }
    for function in file.nodes.functions where isForInterfaceBuilder(function) {
      rewriting.blank(function)
    }
    for node in file.nodes.imports where leavesOut(node, of: file) { rewriting.blank(node) }
  }

  /// Whether an import is one of SwiftUI in a file with previews.
  static func leavesOut(_ node: ImportDeclSyntax, of file: ParsedFile) -> Bool {
    node.path.trimmedDescription == "SwiftUI"
      && (file.nodes.macros.contains(where: isPreview)
        || file.nodes.types.contains(where: isPreview))
  }

  private static func isForInterfaceBuilder(_ function: FunctionDeclSyntax) -> Bool {
    function.name.text == "prepareForInterfaceBuilder" && function.hasModifier(.override)
  }

  private static func isPreview(_ macro: any FreestandingMacroExpansionSyntax) -> Bool {
    macro.macroName.text == "Preview"
  }

  private static func isPreview(_ type: any DeclGroupSyntax) -> Bool {
    !Set(type.inheritedNames).isDisjoint(with: ["PreviewProvider", "SwiftUI.PreviewProvider"])
  }
}
