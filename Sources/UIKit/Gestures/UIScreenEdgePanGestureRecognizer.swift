import CoreGraphics
public import ObjectiveC

/// Recognizes that a finger is dragged from an edge of the window inwards. It begins within 20 points
/// of the edge.
///
/// Main thread only. Source: Apple, "UIScreenEdgePanGestureRecognizer".
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  static let edgeWidth: CGFloat = 20

  /// The edges at which the gesture begins. Default: none.
  open var edges: UIRectEdge = []

  private var startEdges: UIRectEdge = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == touches.count, let touch = touches.first {
      startEdges = edges(near: touch).intersection(edges)
      if startEdges.isEmpty {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  private func edges(near touch: UITouch) -> UIRectEdge {
    guard let window = touch.hitWindow else { return [] }
    let (point, bounds) = (touch.values.location, window.bounds)
    var near: UIRectEdge = []
    if point.x - bounds.minX <= Self.edgeWidth { near.insert(.left) }
    if bounds.maxX - point.x <= Self.edgeWidth { near.insert(.right) }
    if point.y - bounds.minY <= Self.edgeWidth { near.insert(.top) }
    if bounds.maxY - point.y <= Self.edgeWidth { near.insert(.bottom) }
    return near
  }

  /// The finger has to move away from the edge more than along it.
  override func isWanted(_ travel: CGVector) -> Bool {
    let inwards: [(UIRectEdge, CGFloat, CGFloat)] = [
      (.left, travel.dx, travel.dy), (.right, -travel.dx, travel.dy),
      (.top, travel.dy, travel.dx), (.bottom, -travel.dy, travel.dx),
    ]
    return inwards.contains { startEdges.contains($0.0) && $0.1 >= abs($0.2) }
  }

  override func prepareForNextGesture() {
    super.prepareForNextGesture()
    startEdges = []
  }
}
