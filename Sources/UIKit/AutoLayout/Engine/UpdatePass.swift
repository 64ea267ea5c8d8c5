/// The views whose `updateConstraints()` is to be called.
@MainActor enum UpdatePass {
  private struct Weak {
    weak var view: UIView?
  }

  private static var pending: [Weak] = []

  static func add(_ view: UIView) {
    pending.append(Weak(view: view))
  }

  /// Calls it for the views of a tree or subtree, lowest first. Views that are marked during the calls
  /// follow in the next pass.
  static func updateConstraints(below root: UIView) {
    guard !pending.isEmpty else { return }
    let views = pending.compactMap(\.view)
    pending = views.filter { !$0.isInSubtree(of: root) }.map(Weak.init)
    let marked = views.filter { $0.isInSubtree(of: root) }
    for view in marked.map({ ($0, $0.depth) }).sorted(by: { $0.1 > $1.1 }).map(\.0) {
      guard let state = view.autoLayout, state.needsUpdate else { continue }
      state.needsUpdate = false
      if let controller = view.viewController {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }
}

extension UIView {
  /// The number of views above.
  fileprivate var depth: Int {
    var (depth, next) = (0, parent)
    while let view = next { (depth, next) = (depth + 1, view.parent) }
    return depth
  }
}
