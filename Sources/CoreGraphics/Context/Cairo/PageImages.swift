import CCairo

/// The images on a page of a file; an image that is drawn repeatedly is stored once.
@safe
final class PageImages {
  private var surfaces: [UInt64: OpaquePointer] = unsafe [:]
  /// Keeps the pixels under the surfaces alive.
  private var images: [CGImage] = []

  deinit {
    while let surface = unsafe surfaces.popFirst()?.value {
      unsafe cairo_surface_finish(surface)
      unsafe cairo_surface_destroy(surface)
    }
  }

  /// A surface over the image's pixels; the caller releases it (`cairo_surface_destroy`).
  ///
  /// Its unique ID (`CAIRO_MIME_TYPE_UNIQUE_ID`) lets the file store the image once for all pages.
  func surface(of image: CGImage) -> OpaquePointer? {
    if let known = unsafe surfaces[image.id] { return unsafe cairo_surface_reference(known) }
    guard let surface = unsafe image.buffer.makeSurface() else { return nil }
    if let name = unsafe strdup("image \(image.id)") {
      let length = unsafe strlen(name)
      unsafe name.withMemoryRebound(to: UInt8.self, capacity: length) { bytes in
        _ = unsafe cairo_surface_set_mime_data(
          surface, CAIRO_MIME_TYPE_UNIQUE_ID, bytes, UInt(length), { unsafe free($0) }, name)
      }
    }
    unsafe surfaces[image.id] = surface
    images.append(image)
    return unsafe cairo_surface_reference(surface)
  }
}

extension PixelBuffer {
  /// Creates a surface over the pixels, which must outlive it
  /// (`cairo_image_surface_create_for_data`).
  func makeSurface() -> OpaquePointer? {
    unsafe cairo_image_surface_create_for_data(
      bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), Int32(bytesPerRow))
  }
}
