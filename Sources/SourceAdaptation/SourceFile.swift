/// A Swift file as its author wrote it.
package struct SourceFile: Sendable, Hashable {
  /// The path that diagnostics name.
  package let path: String
  /// The name of the module that the file belongs to; types of other modules are found after its own.
  package let module: String
  package let text: String

  package init(path: String, module: String = "", text: String) {
    (self.path, self.module, self.text) = (path, module, text)
  }
}
