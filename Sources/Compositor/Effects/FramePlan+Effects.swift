extension FramePlan {
  /// Adds a pass of an effect, which draws a part of its result. The sizes are those of the pixels in
  /// use, which targets may exceed.
  mutating func append(
    _ pass: EffectPass, from source: TargetPool.Target, sourceSize: PixelSize,
    to target: TargetPool.Target, size: PixelSize, part: PixelRect
  ) {
    var shape = ShapeInstance(QuadInstance(Quad(PixelRect(size))), [])
    shape.textureExtent = SIMD2<Float>(sourceSize.vector / source.size.vector)
    let firstParameter = parameters.count
    pass.writeParameters { parameters.append($0) }
    if parameters.count > firstParameter { shape.details = Int32(firstParameter) }
    shapes.append(shape)
    batches.append(
      Batch(
        program: .shape([], pass.primitive), blending: .none, texture: source.texture,
        filter: .nearest, instances: shapes.count - 1..<shapes.count))
    passes.append(
      Pass(
        .filter, target: .texture(target.texture, target.size, originX: 0, originY: 0),
        clip: part, batches: batches.count - 1..<batches.count))
  }
}
