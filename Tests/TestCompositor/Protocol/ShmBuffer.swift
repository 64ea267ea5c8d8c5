import CWaylandServer

extension WlBuffer {
  /// The size in pixels of a buffer in shared memory; nil for another buffer.
  var size: (width: Int32, height: Int32)? {
    guard let buffer = unsafe wl_shm_buffer_get(resource.pointer) else { return nil }
    return unsafe (wl_shm_buffer_get_width(buffer), wl_shm_buffer_get_height(buffer))
  }

  /// The bytes of the rows of a buffer in shared memory; empty for another buffer.
  var pixels: [UInt8] {
    guard let buffer = unsafe wl_shm_buffer_get(resource.pointer) else { return [] }
    unsafe wl_shm_buffer_begin_access(buffer)
    defer { unsafe wl_shm_buffer_end_access(buffer) }
    let count = unsafe Int(wl_shm_buffer_get_stride(buffer) * wl_shm_buffer_get_height(buffer))
    return unsafe Array(
      UnsafeRawBufferPointer(start: wl_shm_buffer_get_data(buffer), count: count))
  }
}

extension WlBuffer {
  /// Whether the client of the surface still has the buffer.
  func isAlive(in surface: WlSurface) -> Bool {
    guard let client = unsafe wl_resource_get_client(surface.resource.pointer),
      let pointer = unsafe wl_client_get_object(client, resource.firstID)
    else { return false }
    return unsafe pointer == resource.pointer
  }
}
