import Foundation
import LayerTree

extension UIView {
  /// The window that the view is in.
  public var window: UIWindow? {
    var next: UIView? = self
    while let view = next {
      if let window = view as? UIWindow { return window }
      next = view.superview
    }
    return nil
  }

  /// Puts `view` in front of the other subviews.
  public func addSubview(_ view: UIView) {
    insert(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  /// Puts `view` at an index: 0 is the back; an index past the end is the front.
  public func insertSubview(_ view: UIView, at index: Int) {
    let count = view.superview === self ? subviews.count - 1 : subviews.count
    insert(view, at: min(max(index, 0), count))
  }

  /// Puts `view` right in front of `siblingSubview`.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Puts `view` right behind `siblingSubview`.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count
    insert(view, at: index)
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: subviews.count - 1)
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  /// Lets two subviews change places. Traps when an index is out of range.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    guard low !== high else { return }
    let (lowIndex, highIndex) = (min(index1, index2), max(index1, index2))
    insert(high, at: lowIndex)
    insert(low, at: highIndex)
  }

  /// Whether `view` is this one or above it.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// The view with the tag: this one, or the first below it, depth first; nil where there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    let hadWindow = window != nil
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if hadWindow { forEachInSubtree { $0.willMove(toWindow: nil) } }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
    parent.setNeedsLayout()
    if hadWindow { forEachInSubtree { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  /// `index` counts the subviews without `view`.
  private func insert(_ view: UIView, at index: Int) {
    require(view !== self, "Can't add self as subview")
    require(
      !isDescendant(of: view), "Can't add a view as a subview of one of its own subviews")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      place(view, at: index)
      return
    }
    let newWindow = window
    let movesToWindow = view.window !== newWindow
    view.superview?.willRemoveSubview(view)
    if movesToWindow { view.forEachInSubtree { $0.willMove(toWindow: newWindow) } }
    view.willMove(toSuperview: self)
    view.superview?.subviews.removeAll { $0 === view }
    view.superview?.setNeedsLayout()
    view.superview = self
    place(view, at: index)
    if movesToWindow, let newWindow { view.adopt(scale: newWindow.screen.scale) }
    setNeedsLayout()
    if movesToWindow { view.forEachInSubtree { $0.didMoveToWindow() } }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Sublayers may stand between those of subviews; the view's goes right behind the next view's.
  private func place(_ view: UIView, at index: Int) {
    subviews.insert(view, at: index)
    if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  func forEachInSubtree(_ body: (UIView) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      body(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
  }
}
