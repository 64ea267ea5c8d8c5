extension FramePlan {
  /// Adds a pass of an effect, which draws a part of its result. Targets may be larger than the
  /// pictures; `origin` is what lies at the corner of the target.
  mutating func append(
    _ pass: EffectPass, from source: TargetPool.Target, _ picture: FilterPicture,
    to target: TargetPool.Target, _ result: FilterPicture, part: PixelRect, origin: PixelRect
  ) {
    let (read, pixels) = (pass.pixelsRead(of: picture), picture.pixels)
    var shape = ShapeInstance(QuadInstance(Quad(result.pixels)), [])
    let offset = PixelSize(width: read.minX - pixels.minX, height: read.minY - pixels.minY)
    shape.textureOrigin = SIMD2<Float>(offset.vector / source.size.vector)
    shape.textureExtent = SIMD2<Float>(read.size.vector / source.size.vector)
    let firstParameter = parameters.count
    pass.writeParameters(of: pixels.size) { parameters.append($0) }
    if parameters.count > firstParameter { shape.details = Int32(firstParameter) }
    shapes.append(shape)
    batches.append(
      Batch(
        program: .shape([], pass.primitive), blending: .none, texture: source.texture,
        filter: .nearest, instances: shapes.count - 1..<shapes.count))
    passes.append(
      Pass(
        .filter,
        target: .texture(
          target.texture, target.size, originX: origin.minX, originY: origin.minY),
        clip: part, batches: batches.count - 1..<batches.count))
  }
}
