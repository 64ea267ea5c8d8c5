import QuartzCore

extension UIView {
  /// The mask; nil if the program has given the layer another mask.
  var maskingView: UIView? {
    guard let view = attachments?.mask, ownLayer.mask === view.ownLayer else { return nil }
    return view
  }

  /// The view that this view is the mask of.
  var maskedView: UIView? {
    guard parent == nil, let masked = ownLayer.superlayer?.delegate as? UIView,
      masked.attachments?.mask === self
    else { return nil }
    return masked
  }

  func changeMask(to view: UIView?) {
    guard view !== maskingView else { return }
    view?.removeFromSuperview()
    view?.maskedView?.mask = nil
    ownLayer.mask = view?.ownLayer
    changeAttachments { $0.mask = view }
    if let screen = hostWindow?.screen { view?.adopt(scale: screen.scale) }
  }
}
