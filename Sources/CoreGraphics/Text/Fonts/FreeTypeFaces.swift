import CCairo
import CPango
import Synchronization

/// Creates cairo font faces from the bytes of font files. A lock serializes access to the FreeType
/// library, which is not thread-safe.
enum FreeTypeFaces {
  @safe private struct Library: @unchecked Sendable {
    var pointer: FT_Library?
  }

  private static let library: Mutex<Library> = {
    var pointer: FT_Library?
    unsafe FT_Init_FreeType(&pointer)
    return Mutex(unsafe Library(pointer: pointer))
  }()

  /// The key of the cairo user data that keeps a `Face` alive; only its address matters.
  nonisolated(unsafe) private static var key = cairo_user_data_key_t()

  /// Creates a face that retains `blob` (`cairo_ft_font_face_create_for_ft_face`); nil if FreeType
  /// cannot read it. The caller destroys the face.
  static func makeCairoFace(_ blob: OpaquePointer, index: Int) -> OpaquePointer? {
    let owner = unsafe Face(blob, index: index)
    guard let face = unsafe owner?.pointer, let owner,
      let cairoFace = unsafe cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING))
    else { return nil }
    let status = unsafe cairo_font_face_set_user_data(
      cairoFace, &key, Unmanaged.passRetained(owner).toOpaque(),
      { owner in
        if let owner = unsafe owner { unsafe Unmanaged<Face>.fromOpaque(owner).release() }
      })
    guard status == CAIRO_STATUS_SUCCESS else { return nil }
    return unsafe cairoFace
  }

  /// Owns a FreeType face and retains the bytes that it reads.
  @safe private final class Face {
    let pointer: FT_Face
    private let blob: OpaquePointer

    init?(_ blob: OpaquePointer, index: Int) {
      var face: FT_Face?
      var length: UInt32 = 0
      let bytes = unsafe hb_blob_get_data(blob, &length)
      let failure = library.withLock { library in
        unsafe UnsafeRawPointer(bytes).map { bytes in
          unsafe FT_New_Memory_Face(
            library.pointer, bytes.assumingMemoryBound(to: FT_Byte.self), Int(length), index, &face)
        }
      }
      guard failure == 0, let face = unsafe face else { return nil }
      unsafe pointer = face
      unsafe self.blob = hb_blob_reference(blob)
    }

    deinit {
      library.withLock { _ in _ = unsafe FT_Done_Face(pointer) }
      unsafe hb_blob_destroy(blob)
    }
  }
}
