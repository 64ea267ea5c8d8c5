import CGLES
import Compositor
import CoreGraphics
import EGL

/// The renderer's textures, by the compositor's identifiers.
struct TextureStore {
  private var textures: [TextureID: Texture] = [:]
  /// The textures for which there is no memory.
  var shortage = TextureShortage()
  private let maximumSize: Int32
  private let counts: ObjectCounts
  /// A buffer that is reused by uploads with a gutter.
  var staging: [UInt8] = []

  init(maximumSize: Int32, in counts: ObjectCounts) {
    (self.maximumSize, self.counts) = (maximumSize, counts)
  }

  /// Executes texture commands. The bound texture and framebuffer are unspecified afterwards. A
  /// texture for which there is no memory is missing until there is.
  mutating func execute(
    _ commands: [TextureCommand], _ statistics: inout ExecutionStatistics
  ) throws(GLESError) {
    shortage.begin()
    for command in commands { try execute(command, &statistics) }
    if shortage.shouldRetry(hasCommands: !commands.isEmpty) { try createMissing(&statistics) }
    if !commands.isEmpty { try GLESError.check("glTexSubImage2D") }
  }

  mutating func execute(
    _ command: TextureCommand, _ statistics: inout ExecutionStatistics
  ) throws(GLESError) {
    if !shortage.missing.isEmpty {
      if shortage.hold(command) { return }
      if case .delete(let id) = command, let held = shortage.cancel(id) {
        for command in held { try execute(command, &statistics) }
        return
      }
    }
    do throws(GLESError) {
      try perform(command, &statistics)
    } catch {
      guard error.isOutOfMemory else { throw error }
      shortage.note(error, of: command)
    }
  }

  private mutating func perform(
    _ command: TextureCommand, _ statistics: inout ExecutionStatistics
  ) throws(GLESError) {
    switch command {
    case .create(let id, let size, let isMipmapped):
      insert(
        try Texture(size, isMipmapped: isMipmapped, maximumSize: maximumSize, in: counts), for: id)
    case .createTiles(let id, let tiling):
      insert(try Texture(tiling, maximumSize: maximumSize, in: counts), for: id)
    case .createTarget(let id, let size):
      insert(try Texture(targetOf: size, maximumSize: maximumSize, in: counts), for: id)
    case .upload(let id, let image, let x, let y, let gutter):
      self[id].bind()
      upload(image, x: x, y: y, gutter: gutter)
      statistics.countUpload(image)
    case .uploadTiles(let id, let image, let x, let y, let tiling):
      self[id].bind()
      upload(image, x: x, y: y, to: tiling)
      statistics.countUpload(image)
    case .copy(let source, let rect, let id):
      try self[id].copy(rect, of: self[source])
    case .makeMipmaps(let id):
      self[id].makeMipmaps()
    case .delete(let id):
      precondition(textures.removeValue(forKey: id) != nil, "no texture \(id.rawValue)")
    }
  }

  func isMissing(_ id: TextureID) -> Bool {
    !shortage.missing.isEmpty && shortage.missing[id] != nil
  }

  subscript(id: TextureID) -> Texture {
    guard let texture = textures[id] else {
      preconditionFailure("no texture \(id.rawValue)")
    }
    return texture
  }

  private mutating func insert(_ texture: Texture, for id: TextureID) {
    precondition(textures[id] == nil, "texture \(id.rawValue) already exists")
    textures[id] = texture
  }

  private mutating func upload(_ image: CGImage, x: Int32, y: Int32, gutter: Edges) {
    let (width, height) = (image.width, image.height)
    unsafe image.withPixels { pixels, bytesPerRow in
      guard !gutter.isEmpty else {
        unsafe Self.write(
          pixels, x: x, y: y, width: width, height: height, pixelsPerRow: bytesPerRow / 4)
        return
      }
      unsafe stage(pixels, bytesPerRow, width: width, height: height)
      // The staged image has a gutter on all sides; the unwanted sides are skipped.
      let left = gutter.contains(.left) ? 1 : 0
      let top = gutter.contains(.top) ? 1 : 0
      let right = gutter.contains(.right) ? 1 : 0
      let bottom = gutter.contains(.bottom) ? 1 : 0
      let skipped = ((1 - top) * (width + 2) + 1 - left) * 4
      unsafe staging.withUnsafeBytes {
        unsafe Self.write(
          UnsafeRawBufferPointer(rebasing: $0[skipped...]),
          x: x - Int32(left), y: y - Int32(top),
          width: width + left + right, height: height + top + bottom, pixelsPerRow: width + 2)
      }
    }
  }

  /// Copies the image into the staging buffer with its edge pixels repeated once around it.
  private mutating func stage(
    _ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int, width: Int, height: Int
  ) {
    let stride = (width + 2) * 4
    if staging.count < stride * (height + 2) {
      staging = [UInt8](repeating: 0, count: stride * (height + 2))
    }
    unsafe staging.withUnsafeMutableBytes { staged in
      for row in 0..<height + 2 {
        let source = min(max(row - 1, 0), height - 1) * bytesPerRow
        let line = unsafe UnsafeMutableRawBufferPointer(rebasing: staged[(row * stride)...])
        unsafe line.baseAddress!.advanced(by: 4)
          .copyMemory(from: pixels.baseAddress!.advanced(by: source), byteCount: width * 4)
        let first = unsafe line.load(fromByteOffset: 4, as: UInt32.self)
        let last = unsafe line.load(fromByteOffset: width * 4, as: UInt32.self)
        unsafe line.storeBytes(of: first, toByteOffset: 0, as: UInt32.self)
        unsafe line.storeBytes(of: last, toByteOffset: (width + 1) * 4, as: UInt32.self)
      }
    }
  }

  /// Creates missing textures, the smallest ones first, until there is no memory for one.
  private mutating func createMissing(
    _ statistics: inout ExecutionStatistics
  ) throws(GLESError) {
    for id in shortage.missingFromSmallest {
      guard let held = shortage.missing.removeValue(forKey: id) else { continue }
      try execute(held[0], &statistics)
      guard shortage.missing[id] == nil else {
        shortage.missing[id] = held
        return
      }
      shortage.hasEnded = true
      try textures[id]?.clear()
      // A texture may have been deleted while a copy waited for its source.
      for command in held.dropFirst()
      where command.needed.allSatisfy({ textures[$0] != nil || shortage.missing[$0] != nil }) {
        try execute(command, &statistics)
      }
    }
  }

  private static func write(
    _ pixels: UnsafeRawBufferPointer, x: Int32, y: Int32, width: Int, height: Int, pixelsPerRow: Int
  ) {
    glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), GLint(pixelsPerRow))
    unsafe glTexSubImage2D(
      GLenum(GL_TEXTURE_2D), 0, x, y, GLsizei(width), GLsizei(height),
      GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), pixels.baseAddress)
  }
}
