import SwiftParser
import SwiftSyntax

/// A file with its syntax tree.
package struct ParsedFile {
  package let path: String
  package let module: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let nodes: ActiveNodes

  /// Throws an error that names the first place where the syntax is wrong.
  package init(_ source: SourceFile) throws(SourceSyntaxError) {
    (path, module, bytes) = (source.path, source.module, Array(source.text.utf8))
    tree = Parser.parse(source: source.text)
    nodes = ActiveNodes(of: tree)
    if tree.hasError, let error = SourceSyntaxError(in: self) { throw error }
  }

  var place: FilePlace { FilePlace(module: module, path: path) }

  /// The line and the column in bytes, from 1, at which a node begins.
  func location(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let before = bytes[..<node.positionAfterSkippingLeadingTrivia.utf8Offset]
    let lineBreak = UInt8(ascii: "\n")
    let start = before.lastIndex(of: lineBreak).map { $0 + 1 } ?? 0
    return (before.count { $0 == lineBreak } + 1, before.count - start + 1)
  }

  /// The declaration of a type, which no extension is, by its full name.
  func declaration(of name: String) -> (any DeclGroupSyntax)? {
    nodes.types.first { !$0.is(ExtensionDeclSyntax.self) && $0.qualifiedName == name }
  }
}

/// The first place in a file where the syntax is wrong.
package struct SourceSyntaxError: Error, CustomStringConvertible {
  package let description: String

  /// nil if the parser has found nothing but white space where it should not be.
  init?(in file: ParsedFile) {
    let finder = FaultFinder(viewMode: .all)
    finder.walk(file.tree)
    guard let fault = finder.fault else { return nil }
    let place = file.location(of: fault)
    description = "\(file.path):\(place.line):\(place.column): this is not Swift: \(finder.message)"
  }
}

/// Finds the first token that is missing, or that is not expected where it is.
private final class FaultFinder: SyntaxVisitor {
  private(set) var fault: Syntax?
  private(set) var message = ""

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if fault == nil, token.presence == .missing {
      fault = Syntax(token)
      message = "\"\(token.text)\" is missing"
    }
    return .visitChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    if fault == nil {
      fault = Syntax(node)
      message = "unexpected \"\(node.trimmedDescription.prefix(30))\""
    }
    return .skipChildren
  }
}
