/// The scroll views that bars follow at the edges of a controller's view.
struct ContentScrollViews {
  struct Reference {
    weak var view: UIScrollView?
  }

  var views: [NSDirectionalRectEdge.RawValue: Reference] = [:]
}

extension UIViewController {
  /// The single edges of a set.
  private static func edges(of edges: NSDirectionalRectEdge) -> [NSDirectionalRectEdge] {
    [.top, .leading, .bottom, .trailing].filter { edges.contains($0) }
  }

  func change(contentScrollView view: UIScrollView?, for edges: NSDirectionalRectEdge) {
    for edge in Self.edges(of: edges) {
      scrollViews.views[edge.rawValue] = view.map { ContentScrollViews.Reference(view: $0) }
    }
    container?.viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the scroll view that was set for an edge, or the one that is the view or its lowest subview.
  func findContentScrollView(for edges: NSDirectionalRectEdge) -> UIScrollView? {
    for edge in Self.edges(of: edges) {
      if let set = scrollViews.views[edge.rawValue]?.view { return set }
    }
    guard let view = loadedView else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}
