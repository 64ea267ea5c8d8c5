import UIKit

/// Calls closures for the notifications about the view hierarchy.
@MainActor class CallbackView: UIView {
  var onWillMoveToSuperview: (UIView?) -> Void = { _ in }
  var onDidMoveToSuperview: () -> Void = {}
  var onWillMoveToWindow: () -> Void = {}
  var onDidMoveToWindow: () -> Void = {}
  var onDidAddSubview: (UIView) -> Void = { _ in }
  var onWillRemoveSubview: (UIView) -> Void = { _ in }

  override func willMove(toSuperview new: UIView?) { onWillMoveToSuperview(new) }
  override func didMoveToSuperview() { onDidMoveToSuperview() }
  override func willMove(toWindow new: UIWindow?) { onWillMoveToWindow() }
  override func didMoveToWindow() { onDidMoveToWindow() }
  override func didAddSubview(_ view: UIView) { onDidAddSubview(view) }
  override func willRemoveSubview(_ view: UIView) { onWillRemoveSubview(view) }
}

extension UIView {
  /// Whether views and layers, superviews and subviews, and windows are consistent in the whole
  /// tree.
  var isConsistent: Bool {
    let mine = layer.sublayers ?? []
    guard mine.compactMap({ $0.delegate as? UIView }) == subviews,
      Set(subviews).count == subviews.count
    else { return false }
    return subviews.allSatisfy {
      $0.superview === self && $0.window === window && $0.layer.superlayer === layer
        && $0.isConsistent
    }
  }
}
