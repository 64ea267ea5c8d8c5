// Apple's function names begin with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
import QuartzCore

/// The stack of graphics contexts of a thread; the current one is the last.
///
/// Each thread has its own stack, so that a background thread can draw into its own images.
final class GraphicsContextStack {
  /// A context; image contexts also have the image's scale, and PDF contexts their page state.
  struct Entry {
    var context: CGContext
    var imageScale: CGFloat?
    var pdf: PDFDrawing?
  }

  var entries: [Entry] = []

  /// This is a pthread key because `Thread.threadDictionary` is slower, and every use of a color
  /// reads it.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { pointer in
      if let pointer = unsafe pointer {
        unsafe Unmanaged<GraphicsContextStack>.fromOpaque(pointer).release()
      }
    }
    return key
  }()

  /// The stack of the current thread.
  static var current: GraphicsContextStack {
    if let pointer = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged<GraphicsContextStack>.fromOpaque(pointer).takeUnretainedValue()
    }
    let stack = GraphicsContextStack()
    unsafe pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }
}

/// Returns the context for drawing on this thread; nil outside `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current.entries.last?.context
}

/// Makes `context` the current one of this thread, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.entries.append(.init(context: context))
}

/// Pops the current context; does nothing if the stack is empty.
public func UIGraphicsPopContext() {
  _ = GraphicsContextStack.current.entries.popLast()
}

/// Begins an image context with one pixel per point that is not opaque.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context; `scale` is in pixels per point, 0 means the main screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : MainScreenScale.value
  let context = CGContext(pointSize: size, scale: scale, isOpaque: opaque)
  GraphicsContextStack.current.entries.append(.init(context: context, imageScale: scale))
}

/// Returns the contents of the current image context; nil if there is none, or it has no pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.current.entries.last, let scale = entry.imageScale,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current image context; does nothing if the current context is not an image context.
public func UIGraphicsEndImageContext() {
  let stack = GraphicsContextStack.current
  if stack.entries.last?.imageScale != nil { stack.entries.removeLast() }
}

extension CGContext {
  /// Creates a context of `size` points starting at `origin`; it has no pixels if the size is
  /// invalid.
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
