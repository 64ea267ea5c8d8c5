import Compositor
import CoreGraphics
import EGL
import GLESRenderer

/// A renderer with an off-screen target, for one test.
struct Canvas {
  let renderer: Renderer
  let target: OffscreenTarget
  var plan: FramePlan

  init(
    width: Int32, height: Int32, display: Display? = nil, programs: ProgramCompilation = .whenUsed
  ) throws {
    let context = try Context(display ?? .offscreen(), for: .offscreen)
    renderer = try Renderer(context, programs: programs)
    let size = PixelSize(width: width, height: height)
    target = try OffscreenTarget(context, size: size)
    renderer.target = target
    plan = FramePlan(size: size)
  }

  /// Creates a texture and uploads an image to it.
  mutating func upload(_ image: CGImage, in texture: TextureID) {
    let size = PixelSize(width: Int32(image.width), height: Int32(image.height))
    plan.textureCommands += [
      .create(texture, size), .upload(texture, image, x: 0, y: 0, gutter: []),
    ]
  }

  /// Adds a pass over the whole target, or a part of it.
  mutating func pass(
    _ clip: PixelRect? = nil, clear: SIMD4<Float>? = nil,
    _ add: (inout FramePlan) -> Void = { _ in }
  ) {
    let first = plan.batches.count
    add(&plan)
    plan.passes.append(
      Pass(
        clip: clip ?? PixelRect(plan.size), clearColor: clear, batches: first..<plan.batches.count))
  }

  /// Renders the added passes, removes them, and reads the whole target back.
  mutating func render() throws -> Pixels {
    let plan = plan
    self.plan = FramePlan(size: plan.size)
    try renderer.execute(plan)
    return Pixels(size: plan.size, bytes: try target.readPixels())
  }
}

extension FramePlan {
  mutating func add(
    _ program: ProgramID, _ quads: [QuadInstance], texture: TextureID? = nil,
    filter: TextureFilter = .nearest, blending: Blending = .none
  ) {
    let first = instances.count
    instances += quads
    batches.append(
      Batch(
        program: program, blending: blending, texture: texture, filter: filter,
        instances: first..<instances.count))
  }
}

extension QuadInstance {
  /// An axis-aligned quad; by default it shows its whole texture.
  static func rect(
    _ x: Float, _ y: Float, _ width: Float, _ height: Float, color: SIMD4<UInt8> = .zero,
    opacity: Float = 1, textureOrigin: SIMD2<Float> = .zero, textureExtent: SIMD2<Float> = .one
  ) -> QuadInstance {
    QuadInstance(
      xAxis: [width, 0], yAxis: [0, height], origin: [x, y], textureOrigin: textureOrigin,
      textureExtent: textureExtent, color: color, opacity: opacity)
  }
}

/// Premultiplied RGBA pixels that were read back.
struct Pixels: Equatable {
  let size: PixelSize
  let bytes: [UInt8]

  subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    let start = (y * Int(size.width) + x) * 4
    return [bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]]
  }

  /// The pixels as one character per pixel and one string per row.
  func rows(_ character: (SIMD4<UInt8>) -> Character) -> [String] {
    (0..<Int(size.height)).map { y in
      String((0..<Int(size.width)).map { x in character(self[x, y]) })
    }
  }
}

extension SIMD4 where Scalar == UInt8 {
  static var red: Self { [255, 0, 0, 255] }
  static var green: Self { [0, 255, 0, 255] }
  static var blue: Self { [0, 0, 255, 255] }
  static var white: Self { [255, 255, 255, 255] }
}

/// An image from its premultiplied RGBA pixels.
func image(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> SIMD4<UInt8>) -> CGImage {
  var bytes: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let color = pixel(x, y)
      bytes += [color.x, color.y, color.z, color.w]
    }
  }
  return CGImage(width: width, height: height, premultipliedRGBA: bytes)
}
