import LayerTree

/// The filters of a group. Each is a few passes, which draw the result of the previous pass into a
/// target of their own.
package struct EffectChain: Equatable, Sendable {
  var filters: [LayerFilter]
  /// Pixels per point.
  var scale: Double
  /// The shadow of what the filters result in.
  var shadow: GroupShadow?
  /// The pixels that the result may change, including those outside of the target.
  var extent = PixelRect.empty

  /// The largest side of a group with filters, in pixels; above the limit of textures, it is drawn in
  /// parts.
  static let largestSide: Int32 = 8192 - 4 * largestReduction

  /// A longer chain of filters reaches no further, so that its targets stay small.
  private static let largestReach = 4096.0

  /// The distance in pixels up to which a pixel of the group changes the result.
  var reach: Int32 {
    var reach = 0.0
    forEachEffect { effect, reduction in
      reach += Double(effect.reach) * reduction
      return true
    }
    if let (shadow, blur) = shadowAndBlur {
      reach += shadow.reach(with: blur) * Double(reduction)
    }
    return Int32(min(reach.rounded(.up), Self.largestReach))
  }

  /// The largest `reduction`, that of the largest blur.
  static let largestReduction: Int32 = 32

  /// The shadow and its blur, in pixels of what the filters result in.
  var shadowAndBlur: (shadow: GroupShadow, blur: GaussianBlur)? {
    guard let shadow = shadow?.reduced(by: Double(reduction)) else { return nil }
    return (shadow, shadow.blur(limit: Effect.largestDeviation / Double(reduction)))
  }

  /// The pixels along each side of the blocks in which the group is rendered, so that all passes have
  /// whole pixels.
  var blockSide: Int32 { reduction * (shadowAndBlur?.blur.reduction ?? 1) }

  /// How many times smaller than the group the last result is.
  var reduction: Int32 {
    var result = 1.0
    forEachEffect { effect, reduction in
      result = reduction * Double(effect.reduction)
      return true
    }
    return Int32(result)
  }

  /// The pixels of the group that are needed to draw the result in `clip`, in whole blocks. The
  /// spline that enlarges the result reads the next block too.
  func source(of clip: PixelRect) -> PixelRect {
    let needed = clip.expanded(by: reach).intersection(extent)
    let side = blockSide
    return wholeBlocks(needed.expanded(by: side > 1 ? side : 0))
  }

  /// The smallest rectangle around another that the filters can reduce.
  func wholeBlocks(_ rect: PixelRect) -> PixelRect {
    rect.expanded(toMultiplesOf: blockSide)
  }

  /// The part of the last result that is read in order to show pixels of a group, or of a copy, that
  /// was drawn in a rectangle.
  func part(showing shown: PixelRect, of drawn: PixelRect) -> PixelRect {
    shown.moved(to: drawn).splineSource(.horizontal, by: reduction)
      .splineSource(.vertical, by: reduction)
  }

  /// The pass at an index over all filters, without those of the shadow; nil after the last one.
  func pass(_ index: Int) -> EffectPass? {
    var (index, pass) = (index, EffectPass?.none)
    forEachEffect { effect, _ in
      if index < effect.passCount { pass = effect.pass(index) }
      index -= effect.passCount
      return pass == nil
    }
    return pass
  }

  /// The number of passes up to the one after which the picture is smaller; 0 where none makes it
  /// smaller.
  var reducingPassCount: Int {
    var count = 0
    while let pass = pass(count) {
      count += 1
      if case .reduce(.vertical, _) = pass { return count }
    }
    return 0
  }

  /// Calls `body` with each effect, and how many times smaller than the group its source is, until
  /// it returns false.
  private func forEachEffect(_ body: (Effect, Double) -> Bool) {
    var reduction = 1.0
    for filter in filters {
      let effect = Effect(filter, scale: scale, reduction: reduction)
      guard body(effect, reduction) else { return }
      reduction *= Double(effect.reduction)
    }
  }
}

extension PixelRect {
  func expanded(toMultiplesOf step: Int32) -> PixelRect {
    func floor(_ value: Int32) -> Int32 {
      let rest = value % step
      return value - (rest < 0 ? rest + step : rest)
    }
    return PixelRect(
      minX: floor(minX), minY: floor(minY), maxX: floor(maxX + step - 1),
      maxY: floor(maxY + step - 1))
  }
}
