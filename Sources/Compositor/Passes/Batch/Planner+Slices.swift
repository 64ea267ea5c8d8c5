import LayerTree

// Pictures that exceed the limit of textures, but not after filters have reduced them: the passes
// that reduce are applied to slices of such a picture, which meet in one target. So a blur may reach
// further than a texture.

extension Planner {
  /// A part of a picture that filters reduce.
  struct Slice {
    /// The pixels of the reduced picture.
    let part: PixelRect
    /// The pixels of the picture that are read for it.
    let source: PixelRect
  }

  /// The slices of a picture whose filters reduce it; nil where it need not or cannot be divided.
  func slices(of picture: FilterPicture, _ effects: EffectChain) -> [Slice]? {
    let limit = pool.maximumSide
    guard max(picture.size.width, picture.size.height) > limit, effects.shadow == nil else {
      return nil
    }
    let count = effects.reducingPassCount
    let factor = effects.reduction(after: count)
    let reduced = PixelRect(
      PixelSize(width: picture.size.width / factor, height: picture.size.height / factor))
    let margin = source(of: .single, effects, count, factor).width - factor
    let side = (limit - margin) / factor
    guard count > 0, side > 0, max(reduced.width, reduced.height) <= limit else { return nil }
    return reduced.tiles(side).map { part in
      let needed = source(of: part, effects, count, factor)
      return Slice(part: part, source: picture.pixelsRead(for: needed))
    }
  }

  /// The pixels that the first passes read for a part of their result, in whole blocks.
  private func source(
    of part: PixelRect, _ effects: EffectChain, _ count: Int, _ factor: Int32
  ) -> PixelRect {
    var source = part
    for index in (0..<count).reversed() {
      if let pass = effects.pass(index) { source = pass.source(of: source) }
    }
    return source.expanded(toMultiplesOf: factor)
  }

  /// Creates the target in which the slices of a picture meet.
  mutating func acquireReduced(
    _ picture: FilterPicture, _ effects: EffectChain, in plan: inout FramePlan
  ) -> (target: Index<TargetPool.Target>, picture: FilterPicture) {
    let factor = effects.reduction(after: effects.reducingPassCount)
    let size = PixelSize(
      width: picture.size.width / factor, height: picture.size.height / factor)
    let target = pool.acquire(size, &plan.textureCommands, precision: .sixteenBits)
    return (target, FilterPicture(size))
  }

  /// Adds the passes that reduce a slice. `source` has its pixels, and is released.
  mutating func reduce(
    _ slice: Slice, _ effects: EffectChain, from source: Index<TargetPool.Target>,
    _ picture: FilterPicture, into reduced: Index<TargetPool.Target>, in plan: inout FramePlan,
    _ pixels: inout Int
  ) {
    let count = effects.reducingPassCount
    findParts(of: effects, count, showing: slice.part)
    var (source, picture) = (source, picture)
    for index in 0..<count - 1 {
      guard let pass = effects.pass(index) else { break }
      let result = draw(pass, from: source, picture, part: effectParts[index], in: &plan, &pixels)
      pool.release(source)
      (source, picture) = result
    }
    guard let last = effects.pass(count - 1) else { return }
    let result = last.result(of: picture)
    plan.append(
      last, from: pool[source], picture, to: pool[reduced], result, part: slice.part,
      origin: result.pixels)
    pixels += slice.part.area
    pool.release(source)
  }
}

extension EffectChain {
  /// How many times smaller the picture is after some of the passes.
  fileprivate func reduction(after count: Int) -> Int32 {
    var reduction: Int32 = 1
    for index in 0..<count {
      if case .reduce(.vertical, let factor) = pass(index) { reduction *= factor }
    }
    return reduction
  }
}

extension PixelRect {
  fileprivate static let single = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)

  /// The parts with sides of at most `side`.
  func tiles(_ side: Int32) -> [PixelRect] {
    var tiles: [PixelRect] = []
    for y in stride(from: minY, to: maxY, by: Int(side)) {
      for x in stride(from: minX, to: maxX, by: Int(side)) {
        tiles.append(
          PixelRect(minX: x, minY: y, maxX: min(x + side, maxX), maxY: min(y + side, maxY)))
      }
    }
    return tiles
  }
}
