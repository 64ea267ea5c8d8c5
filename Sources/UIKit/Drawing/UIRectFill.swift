// Apple's function names begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// Replaces the pixels of `rect`, including their alpha, with the current fill color.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside `rect`, in the current fill color.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let inner = rect.insetBy(dx: 1, dy: 1)
  guard rect.width > 2, rect.height > 2 else {
    return UIRectFillUsingBlendMode(rect, blendMode)
  }
  let (top, bottom) = (
    rect.divided(atDistance: 1, from: .minYEdge).slice,
    rect.divided(atDistance: 1, from: .maxYEdge).slice
  )
  let left = CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height)
  let right = CGRect(x: inner.maxX, y: inner.minY, width: 1, height: inner.height)
  for side in [top, bottom, left, right] { UIRectFillUsingBlendMode(side, blendMode) }
}

/// Clips further drawing to `rect`.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
