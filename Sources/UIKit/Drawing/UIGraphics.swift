// Apple's spelling.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
import QuartzCore

/// The contexts that drawing on this thread goes to, the current one last.
///
/// Each thread has its own, so that a background thread can draw into an image of its own.
final class GraphicsContextStack {
  /// One context, and for image contexts the scale of the image, for PDF contexts their pages.
  struct Entry {
    var context: CGContext
    var imageScale: CGFloat?
    var pdf: PDFDrawing?
  }

  var entries: [Entry] = []

  /// A pthread key rather than `Thread.threadDictionary`: every colour that is set looks here.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { pointer in
      if let pointer = unsafe pointer {
        unsafe Unmanaged<GraphicsContextStack>.fromOpaque(pointer).release()
      }
    }
    return key
  }()

  /// This thread's.
  static var current: GraphicsContextStack {
    if let pointer = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged<GraphicsContextStack>.fromOpaque(pointer).takeUnretainedValue()
    }
    let stack = GraphicsContextStack()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }
}

/// What drawing on this thread goes to; nil outside `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current.entries.last?.context
}

/// Makes `context` the current one of this thread, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.entries.append(.init(context: context))
}

/// Does nothing where there is no context that was pushed.
public func UIGraphicsPopContext() {
  _ = GraphicsContextStack.current.entries.popLast()
}

/// Begins an image context of one pixel per point, not opaque.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context; `scale` in pixels per point, 0 for the main screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : MainScreenScale.value
  let context = CGContext(pointSize: size, scale: scale, isOpaque: opaque)
  GraphicsContextStack.current.entries.append(.init(context: context, imageScale: scale))
}

/// What the current image context holds so far; nil where there is none, or it has no pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.current.entries.last, let scale = entry.imageScale,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current image context; does nothing where the current context is no image context.
public func UIGraphicsEndImageContext() {
  let stack = GraphicsContextStack.current
  if stack.entries.last?.imageScale != nil { stack.entries.removeLast() }
}

extension CGContext {
  /// A context of `size` points from `origin` on, without pixels where that is no size.
  convenience init(
    pointSize size: CGSize, origin: CGPoint = .zero, scale: CGFloat, isOpaque: Bool
  ) {
    func pixels(_ points: CGFloat) -> Int {
      let count = (points * scale).rounded(.up)
      return count > 0 && count <= 32_767 ? Int(count) : 0
    }
    DrawingLog.connect
    self.init(
      width: pixels(size.width), height: pixels(size.height), scale: scale, origin: origin,
      isOpaque: isOpaque)
  }
}
