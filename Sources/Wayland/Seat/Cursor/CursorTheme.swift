import CWaylandCursor
import Foundation
import WaylandWire

/// The user's cursor theme at one scale (`wl_cursor_theme`).
@safe final class CursorTheme {
  struct Image {
    /// The image's buffer, which the theme owns.
    let buffer: WlBuffer
    /// Pixels.
    let width: Int32
    let height: Int32
    /// The hotspot, in pixels.
    let hotspotX: Int32
    let hotspotY: Int32

    /// The largest scale up to this one of which both sides are multiples, as compositors require. A theme
    /// may have no image of the size that a scale wants.
    func scale(atMost limit: Int32) -> Int32 {
      let largest = max(1, min(limit, width, height))
      return (1...largest).last { width.isMultiple(of: $0) && height.isMultiple(of: $0) } ?? 1
    }
  }

  private let pointer: OpaquePointer
  private let sharedMemory: WlShm

  /// `wl_cursor_theme_load`
  init?(_ sharedMemory: WlShm, scale: Int32) {
    let environment = ProcessInfo.processInfo.environment
    let size = environment["XCURSOR_SIZE"].flatMap { Int32($0) }.map { min(max($0, 1), 1024) } ?? 24
    guard
      let pointer = unsafe wl_cursor_theme_load(
        environment["XCURSOR_THEME"], size * scale, sharedMemory.proxy.pointer)
    else { return nil }
    unsafe self.pointer = unsafe pointer
    self.sharedMemory = sharedMemory
  }

  deinit {
    unsafe wl_cursor_theme_destroy(pointer)
  }

  /// The first image of a shape; nil when the theme has none.
  func image(of shape: CursorShape) -> Image? {
    for name in shape.names {
      if let image = image(named: name) { return image }
    }
    return nil
  }

  private func image(named name: String) -> Image? {
    guard let cursor = unsafe wl_cursor_theme_get_cursor(pointer, name),
      let image = unsafe cursor.pointee.images[0],
      let buffer = unsafe wl_cursor_image_get_buffer(image)
    else { return nil }
    let proxy = unsafe WaylandProxy(
      borrowing: buffer, WlBuffer.interface, on: sharedMemory.proxy.queue)
    return unsafe Image(
      buffer: WlBuffer(proxy: proxy), width: Int32(image.pointee.width),
      height: Int32(image.pointee.height), hotspotX: Int32(image.pointee.hotspot_x),
      hotspotY: Int32(image.pointee.hotspot_y))
  }
}
