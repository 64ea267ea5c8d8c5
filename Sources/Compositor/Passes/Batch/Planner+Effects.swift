import LayerTree

// Effects: the passes between the items of a group and the pixels that are shown of it.

extension Planner {
  /// Adds the passes of filters, of whose result a part is shown, from one of the passes on. Returns
  /// the target with the result, and its size.
  mutating func apply(
    _ effects: EffectChain, from first: Int = 0, to source: Index<TargetPool.Target>,
    _ picture: FilterPicture, showing part: PixelRect, in plan: inout FramePlan,
    _ pixels: inout Int
  ) -> (Index<TargetPool.Target>, PixelSize) {
    var (source, picture, index) = (source, picture, first)
    findParts(of: effects, showing: part)
    while let effect = effects.pass(index) {
      let result = draw(
        effect, from: source, picture, part: effectParts[index], in: &plan, &pixels)
      pool.release(source)
      (source, picture) = result
      index += 1
    }
    let size = picture.size
    guard let (shadow, blur) = effects.shadowAndBlur else { return (source, size) }
    return (add(shadow, blur, below: source, size, in: &plan, &pixels), size)
  }

  /// Finds which part of its result each pass has to draw: what the next pass reads. `count` is the
  /// number of passes; nil for all.
  mutating func findParts(of effects: EffectChain, _ count: Int? = nil, showing part: PixelRect) {
    effectParts.removeAll(keepingCapacity: true)
    while effectParts.count != count, effects.pass(effectParts.count) != nil {
      effectParts.append(part)
    }
    for index in effectParts.indices.dropLast().reversed() {
      guard let next = effects.pass(index + 1) else { continue }
      effectParts[index] = next.source(of: effectParts[index + 1])
    }
  }

  /// Adds a pass of an effect, with a target for its result. Only a part of the result is drawn, if
  /// one is given; with `isCropped`, the target has only that part.
  mutating func draw(
    _ effect: EffectPass, from source: Index<TargetPool.Target>, _ picture: FilterPicture,
    part: PixelRect? = nil, isCropped: Bool = false, in plan: inout FramePlan,
    _ pixels: inout Int
  ) -> (target: Index<TargetPool.Target>, picture: FilterPicture) {
    let result = effect.result(of: picture)
    let drawn = part.map(result.pixelsRead) ?? result.pixels
    let held = isCropped ? drawn : result.pixels
    let target = pool.acquire(held.size, &plan.textureCommands, precision: .sixteenBits)
    plan.append(
      effect, from: pool[source], picture, to: pool[target], result, part: drawn, origin: held)
    pixels += drawn.area
    return (target, result)
  }

  /// Adds the passes of a group's shadow. Returns the target with the shadow below the picture.
  private mutating func add(
    _ shadow: GroupShadow, _ blur: GaussianBlur, below picture: Index<TargetPool.Target>,
    _ size: PixelSize, in plan: inout FramePlan, _ pixels: inout Int
  ) -> Index<TargetPool.Target> {
    var blurred = (target: picture, picture: FilterPicture(size))
    pixels += 2 * size.area
    for index in 0..<blur.passCount {
      let result = draw(
        blur.pass(index), from: blurred.target, blurred.picture, in: &plan, &pixels)
      if index > 0 { pool.release(blurred.target) }
      blurred = result
    }
    let target = pool.acquire(size, &plan.textureCommands, precision: .sixteenBits)
    plan.append(
      shadow, from: pool[blurred.target], blurredSize: blurred.picture.size, below: pool[picture],
      size: size, to: pool[target])
    if blur.passCount > 0 { pool.release(blurred.target) }
    pool.release(picture)
    return target
  }
}
