import CoreGraphics
import QuartzCore

extension UIView {
  /// Describes how the view and its subtree take part in Auto Layout, one line per view and layout
  /// guide, with those whose place is ambiguous. UIKit prints this text for `_autolayoutTrace`.
  ///
  /// For debugging. Main thread. Source: Apple, "Auto Layout Guide", "Ambiguous Layouts".
  public func autolayoutTrace() -> String {
    let engine = layoutEngine
    engine?.solveIfNeeded()
    var lines: [String] = []
    var pending: [(object: AnyObject, depth: Int)] = [(self, 0)]
    while let (object, depth) = pending.popLast() {
      lines.append(String(repeating: "|   ", count: depth) + traceLine(of: object, engine))
      guard let view = object as? UIView else { continue }
      let guides = (view.autoLayout?.allGuides ?? []).filter { engine?.existingItem(of: $0) != nil }
      pending += (guides + view.subviews).reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n") + """


      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
  }

  private func traceLine(of object: AnyObject, _ engine: LayoutEngine?) -> String {
    let name = (object as? UILayoutGuide)?.description ?? NSLayoutConstraint.name(of: object)
    guard let engine, let item = engine.existingItem(of: object) else { return name }
    if object === engine.root { return "•" + name }
    let isManual = (object as? UIView)?.translatesAutoresizingMaskIntoConstraints ?? false
    return (isManual ? "+" : "*") + name + engine.ambiguityNote(of: item, object)
  }
}

extension LayoutEngine {
  fileprivate func ambiguityNote(of item: LayoutItem, _ object: AnyObject) -> String {
    let ambiguous = ambiguousVariables(of: item)
    let names = zip(item.variables, ["minX", "minY", "Width", "Height"])
      .filter { ambiguous.contains($0.0) }
      .map { "\(NSLayoutConstraint.name(of: object)).\($0.1)" }
    return names.isEmpty ? "" : "- AMBIGUOUS LAYOUT for \(names.joined(separator: ", "))"
  }
}
