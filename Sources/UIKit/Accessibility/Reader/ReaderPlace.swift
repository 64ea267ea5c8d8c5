import CoreGraphics

/// The element at which a screen reader is, and the element to continue with when that one is gone.
@MainActor struct ReaderPlace {
  private(set) weak var element: UIResponder?
  private weak var controller: UIViewController?
  private var center = CGPoint.zero

  init() {}

  init(_ element: UIResponder) {
    self.element = element
    controller = element.nearestController
    update()
  }

  /// Notes where the element is now.
  mutating func update() {
    if let element { center = element.centerOfAccessibilityFrame }
  }

  /// The nearest element of the same view controller, whose rows may have been loaded again, or else the
  /// first one of a screen that is new.
  func successor(in elements: [UIResponder]) -> UIResponder? {
    let near = elements.filter { controller != nil && $0.nearestController === controller }
    return near.min { distance(to: $0) < distance(to: $1) } ?? elements.first
  }

  private func distance(to element: UIResponder) -> CGFloat {
    element.centerOfAccessibilityFrame.distance(to: center)
  }
}

extension UIResponder {
  fileprivate var nearestController: UIViewController? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}
