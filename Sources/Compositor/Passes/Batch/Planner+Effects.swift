import LayerTree

// Effects: the passes between the items of a group and the pixels that are shown of it.

extension Planner {
  /// Adds the passes of filters. Returns the target with the result, and its size.
  mutating func apply(
    _ effects: EffectChain, to source: Index<TargetPool.Target>, _ size: PixelSize,
    in plan: inout FramePlan, _ pixels: inout Int
  ) -> (Index<TargetPool.Target>, PixelSize) {
    var (source, size, index) = (source, size, 0)
    while let effect = effects.pass(index) {
      let result = draw(effect, from: source, size: size, in: &plan)
      pool.release(source)
      (source, size) = result
      pixels += size.area
      index += 1
    }
    guard let (shadow, blur) = effects.shadowAndBlur else { return (source, size) }
    return (add(shadow, blur, below: source, size, in: &plan, &pixels), size)
  }

  /// Adds a pass of an effect, with a target for its result.
  mutating func draw(
    _ effect: EffectPass, from source: Index<TargetPool.Target>, size: PixelSize,
    in plan: inout FramePlan
  ) -> (target: Index<TargetPool.Target>, size: PixelSize) {
    let result = effect.resultSize(size)
    let target = pool.acquire(result, &plan.textureCommands, precision: .sixteenBits)
    plan.append(effect, from: pool[source], sourceSize: size, to: pool[target], size: result)
    return (target, result)
  }

  /// Adds the passes of a group's shadow. Returns the target with the shadow below the picture.
  private mutating func add(
    _ shadow: GroupShadow, _ blur: GaussianBlur, below picture: Index<TargetPool.Target>,
    _ size: PixelSize, in plan: inout FramePlan, _ pixels: inout Int
  ) -> Index<TargetPool.Target> {
    var blurred = (target: picture, size: size)
    pixels += 2 * size.area
    for index in 0..<blur.passCount {
      let result = draw(blur.pass(index), from: blurred.target, size: blurred.size, in: &plan)
      if index > 0 { pool.release(blurred.target) }
      blurred = result
      pixels += result.size.area
    }
    let target = pool.acquire(size, &plan.textureCommands, precision: .sixteenBits)
    plan.append(
      shadow, from: pool[blurred.target], blurredSize: blurred.size, below: pool[picture],
      size: size, to: pool[target])
    if blur.passCount > 0 { pool.release(blurred.target) }
    pool.release(picture)
    return target
  }
}
