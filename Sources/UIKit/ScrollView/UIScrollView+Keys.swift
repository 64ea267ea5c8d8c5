import CoreGraphics

extension UIApplication {
  /// Scrolls with a key that no responder has used: the first scroll view of the responder chain that
  /// can, or the main one of the controller or the window if no view has the focus.
  func scroll(for key: UIKey, from first: UIResponder) -> Bool {
    let root = first as? UIWindow ?? (first as? UIViewController)?.viewIfLoaded
    if let main = root?.mainScrollView {
      return ([main] + main.outerScrollViews).contains { $0.scroll(for: key) }
    }
    let views = sequence(first: first, next: \.next).lazy.compactMap { $0 as? UIScrollView }
    return views.contains { $0.scroll(for: key) }
  }
}

extension UIView {
  /// The largest visible scroll view in the view that keys move.
  fileprivate var mainScrollView: UIScrollView? {
    var found: [UIScrollView] = []
    forEachInSubtree { view in
      if let view = view as? UIScrollView, view.isShown, view.allowsKeyboardScrolling {
        found.append(view)
      }
    }
    return found.max { $0.visibleArea < $1.visibleArea }
  }
}

extension UIScrollView {
  /// How far an arrow key moves content, and how much of a page remains visible. Points.
  private static let lineLength: CGFloat = 60
  private static let overlap: CGFloat = 40

  fileprivate var isShown: Bool {
    sequence(first: self as UIView, next: \.superview).allSatisfy {
      !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled
    }
  }

  fileprivate var visibleArea: CGFloat {
    guard let window else { return 0 }
    let frame = convert(bounds, to: window as UIView?).intersection(window.bounds)
    return frame.isNull ? 0 : frame.width * frame.height
  }

  fileprivate func scroll(for key: UIKey) -> Bool {
    guard isScrollEnabled, allowsKeyboardScrolling,
      key.modifierFlags.isDisjoint(with: [.control, .command, .alternate])
    else { return false }
    let input = key.charactersIgnoringModifiers
    switch input {
    case UIKeyCommand.inputUpArrow: return step(.vertical, by: -Self.lineLength)
    case UIKeyCommand.inputDownArrow: return step(.vertical, by: Self.lineLength)
    case UIKeyCommand.inputLeftArrow: return step(.horizontal, by: -Self.lineLength)
    case UIKeyCommand.inputRightArrow: return step(.horizontal, by: Self.lineLength)
    case UIKeyCommand.inputPageUp: return step(.vertical, by: -pageLength)
    case UIKeyCommand.inputPageDown: return step(.vertical, by: pageLength)
    case " ":
      let isBack = key.modifierFlags.contains(.shift)
      return step(.vertical, by: isBack ? -pageLength : pageLength)
    case UIKeyCommand.inputHome: return scrollToTop()
    case UIKeyCommand.inputEnd: return scrollToBottom()
    default: return false
    }
  }

  private var pageLength: CGFloat {
    let visible = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    return isPagingEnabled ? bounds.height : max(visible - Self.overlap, visible / 2)
  }

  /// Returns false at the edge, where a scroll view around this one may move.
  private func step(_ axis: Axis, by length: CGFloat) -> Bool {
    guard hasRange(axis), hasRoom(axis, for: -length) else { return false }
    var change = CGVector.zero
    change[axis] = isPagingEnabled ? (length < 0 ? -bounds.size[axis] : bounds.size[axis]) : length
    step(by: change)
    return true
  }

  private func scrollToTop() -> Bool {
    guard scrollsToTop, hasRange(.vertical),
      scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    glide(to: CGPoint(x: contentOffset.x, y: limits(.vertical).lowerBound), .top)
    return true
  }

  private func scrollToBottom() -> Bool {
    guard hasRange(.vertical) else { return false }
    glide(to: CGPoint(x: contentOffset.x, y: limits(.vertical).upperBound))
    return true
  }
}
