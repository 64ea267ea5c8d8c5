import CGLES
import Compositor
import CoreGraphics
import EGL

/// The renderer's textures, by the compositor's identifiers.
struct TextureStore {
  private var textures: [TextureID: Texture] = [:]
  /// The commands that created the textures whose memory is allocated ahead.
  private var allocating: [TextureID: TextureCommand] = [:]
  /// The allocations that have ended and were not looked at.
  private var finished: [TextureAllocator.Allocation] = []
  /// Textures that could not be created ahead: they are missing, so that nothing waits for them.
  private var missingAhead: [TextureID] = []
  /// Textures that were deleted meanwhile; they exist until the next `execute` after that.
  private var condemned: [TextureID: Texture] = [:]
  private let allocator: TextureAllocator
  /// The textures for which there is no memory.
  var shortage = TextureShortage()
  private let driver: Driver
  private let counts: ObjectCounts
  /// The format of bitmaps without tiles, and of targets whose components have eight bits.
  let formatOfBytes: GLenum
  var staging: StagingBuffer

  init(_ driver: Driver, usesPixelBuffers: Bool, in context: Context) {
    (self.driver, counts) = (driver, context.objects)
    formatOfBytes = GLenum(driver.prefersBGRA ? GL_BGRA_EXT : GL_RGBA8)
    allocator = TextureAllocator(sharing: context)
    staging = StagingBuffer(usesPixelBuffers: usesPixelBuffers, in: context.objects)
  }

  /// Returns the textures created ahead whose allocation has ended since the last call. The next
  /// `execute` allocates what the other thread could not.
  mutating func takeReady() -> [TextureID] {
    guard !allocating.isEmpty || !missingAhead.isEmpty else { return [] }
    let ended = allocator.takeFinished()
    finished += ended
    defer { missingAhead = [] }
    return ended.map(\.id) + missingAhead
  }

  /// Executes texture commands. The bound texture and framebuffer are unspecified afterwards. A
  /// texture for which there is no memory is missing until there is.
  mutating func execute(
    _ commands: [TextureCommand], _ statistics: inout ExecutionStatistics
  ) throws(GLESError) {
    shortage.begin()
    if !finished.isEmpty { try finishAllocations() }
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
      if let id = command.createdAhead { missingAhead.append(id) }
      shortage.note(error, of: command)
    }
  }

  private mutating func perform(
    _ command: TextureCommand, _ statistics: inout ExecutionStatistics
  ) throws(GLESError) {
    switch command {
    case .create(let id, let size, let isMipmapped, let isAhead):
      let texture = try Texture(
        size, formatOfBytes, isMipmapped: isMipmapped, maximumSize: driver.maximumTextureSize,
        in: counts, isAhead: isAhead)
      insert(texture, for: id)
      if isAhead { allocate(texture, for: id, command) }
    case .createTiles(let id, let tiling, let isAhead):
      let texture = try Texture(
        tiling, maximumSize: driver.maximumTextureSize, in: counts, isAhead: isAhead)
      insert(texture, for: id)
      if isAhead { allocate(texture, for: id, command) }
    case .createTarget(let id, let size, let precision):
      let texture = try Texture(
        targetOf: size, format(of: precision), maximumSize: driver.maximumTextureSize, in: counts)
      insert(texture, for: id)
    case .upload(let id, let image, let x, let y, let gutter):
      self[id].bind()
      upload(image, self[id].uploadOrder, x: x, y: y, gutter: gutter)
      statistics.countUpload(image)
    case .uploadTiles(let id, let image, let x, let y, let tiling):
      self[id].bind()
      upload(image, x: x, y: y, to: tiling)
      statistics.countUpload(image)
    case .copy(let source, let rect, let id, let x, let y):
      driver.finishPass()
      try self[id].copy(rect, of: self[source], x: x, y: y)
    case .makeMipmaps(let id):
      driver.finishPass()
      self[id].makeMipmaps()
    case .delete(let id):
      guard let texture = textures.removeValue(forKey: id) else {
        preconditionFailure("no texture \(id.rawValue)")
      }
      if allocating[id] != nil { condemned[id] = texture }
    }
  }

  private func format(of precision: TargetPrecision) -> GLenum {
    switch precision {
    case .bytes: formatOfBytes
    case .sixteenBits: driver.formatOfSixteenBits
    }
  }

  private mutating func allocate(_ texture: Texture, for id: TextureID, _ command: TextureCommand) {
    allocating[id] = command
    allocator.begin(texture.storage, of: id)
  }

  /// Allocates here what could not be allocated on the other thread.
  private mutating func finishAllocations() throws(GLESError) {
    defer { finished = [] }
    for (id, isAllocated) in finished {
      let command = allocating.removeValue(forKey: id)
      guard condemned.removeValue(forKey: id) == nil, !isAllocated, let command else { continue }
      do throws(GLESError) {
        try self[id].storage.allocate()
      } catch {
        guard error.isOutOfMemory else { throw error }
        textures[id] = nil
        shortage.note(error, of: command)
      }
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

  private mutating func upload(
    _ image: CGImage, _ order: GLenum, x: Int32, y: Int32, gutter: Edges
  ) {
    let (width, height) = (image.width, image.height)
    unsafe image.withPixels { pixels, bytesPerRow in
      guard !gutter.isEmpty || staging.usesPixelBuffers else {
        return unsafe Self.write(
          pixels.baseAddress, order, x: x, y: y, width: width, height: height,
          pixelsPerRow: bytesPerRow / 4)
      }
      let left = gutter.contains(.left) ? 1 : 0
      let top = gutter.contains(.top) ? 1 : 0
      let staged = PixelSize(
        width: Int32(width + left + (gutter.contains(.right) ? 1 : 0)),
        height: Int32(height + top + (gutter.contains(.bottom) ? 1 : 0)))
      unsafe staging.fill(
        staged.area * 4,
        {
          unsafe Self.stage(
            pixels, bytesPerRow, width: width, height: height, into: $0, staged, left: left,
            top: top)
        },
        {
          unsafe Self.write(
            $0, order, x: x - Int32(left), y: y - Int32(top), width: Int(staged.width),
            height: Int(staged.height), pixelsPerRow: 0)
        })
    }
  }

  /// Copies an image with the gutter that it has on some sides, where its edge pixels are repeated.
  private static func stage(
    _ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int, width: Int, height: Int,
    into staged: UnsafeMutableRawBufferPointer, _ size: PixelSize, left: Int, top: Int
  ) {
    let stride = Int(size.width) * 4
    for row in 0..<Int(size.height) {
      let source = min(max(row - top, 0), height - 1) * bytesPerRow
      let line = unsafe UnsafeMutableRawBufferPointer(rebasing: staged[(row * stride)...])
      unsafe line.baseAddress!.advanced(by: left * 4)
        .copyMemory(from: pixels.baseAddress!.advanced(by: source), byteCount: width * 4)
      if left > 0 {
        let first = unsafe line.load(fromByteOffset: 4, as: UInt32.self)
        unsafe line.storeBytes(of: first, toByteOffset: 0, as: UInt32.self)
      }
      if Int(size.width) > width + left {
        let last = unsafe line.load(fromByteOffset: (left + width - 1) * 4, as: UInt32.self)
        unsafe line.storeBytes(of: last, toByteOffset: (left + width) * 4, as: UInt32.self)
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
    _ pixels: UnsafeRawPointer?, _ order: GLenum, x: Int32, y: Int32, width: Int, height: Int,
    pixelsPerRow: Int
  ) {
    glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), GLint(pixelsPerRow))
    unsafe glTexSubImage2D(
      GLenum(GL_TEXTURE_2D), 0, x, y, GLsizei(width), GLsizei(height),
      order, GLenum(GL_UNSIGNED_BYTE), pixels)
  }
}
