import QuartzCore

/// Holds a view's mask. It is an object for the same reason as `SubviewList`.
@MainActor final class MaskHolder {
  private(set) var view: UIView?

  init(_ view: UIView) {
    self.view = view
  }

  isolated deinit {
    var views = [view].compactMap(\.self)
    view = nil
    Self.releaseQueue.release(&views)
  }

  private static let releaseQueue = ReleaseQueue<UIView>()
}

extension UIView {
  /// The mask; nil if the program has given the layer another mask.
  var maskingView: UIView? {
    guard let view = maskHolder?.view, ownLayer.mask === view.ownLayer else { return nil }
    return view
  }

  /// The view that this view is the mask of.
  var maskedView: UIView? {
    guard parent == nil, let masked = ownLayer.superlayer?.delegate as? UIView,
      masked.maskHolder?.view === self
    else { return nil }
    return masked
  }

  func changeMask(to view: UIView?) {
    guard view !== maskingView else { return }
    view?.removeFromSuperview()
    view?.maskedView?.mask = nil
    ownLayer.mask = view?.ownLayer
    QuartzCore.exchange(&maskHolder, with: view.map(MaskHolder.init))
    if let screen = hostWindow?.screen { view?.adopt(scale: screen.scale) }
  }
}
