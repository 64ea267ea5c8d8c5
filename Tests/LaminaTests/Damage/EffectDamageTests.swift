import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("Damage of masks, filters and shadows", .serialized)
struct EffectDamageTests {
  /// The largest difference between partial and full redraws over 25 edits.
  private func difference(
    seed: UInt64, isFractional: Bool, features: EffectsScene.Features = [],
    rasterizationScales: [CGFloat] = []
  ) throws -> Int {
    var scene = EffectsScene(
      seed: seed, isFractional: isFractional, features: features,
      rasterizationScales: rasterizationScales)
    return try scene.partialRedrawDifference(edits: 25)
  }

  /// With 76 and 182, single pixels differed while their places depended on the size of a group's target.
  @Test(
    "a partial redraw of the damage equals a full redraw, over 25 edits",
    arguments: Samples.seeds(8) + [76, 182])
  func randomEdits(seed: UInt64) throws {
    #expect(try difference(seed: seed, isFractional: false) == 0)
  }

  @Test(
    "with blend modes and background filters, a partial redraw equals a full redraw too",
    arguments: Samples.seeds(16))
  func backdropEdits(seed: UInt64) throws {
    #expect(try difference(seed: seed, isFractional: false, features: .backdrops) == 0)
  }

  @Test(
    "with rasterized layers, a partial redraw of bitmaps and frame equals a full redraw",
    arguments: Samples.seeds(8))
  func rasterizedLayers(seed: UInt64) throws {
    #expect(try difference(seed: seed, isFractional: false, rasterizationScales: [1]) == 0)
    #expect(
      try difference(seed: 100 + seed, isFractional: false, rasterizationScales: [0.5, 1, 2]) <= 1)
  }

  @Test(
    "sublayers of rasterized layers that read their backdrop are redrawn with it",
    arguments: Samples.seeds(8))
  func rasterizedBackdrops(seed: UInt64) throws {
    #expect(
      try difference(
        seed: seed, isFractional: false, features: .backdrops, rasterizationScales: [1]) == 0)
  }

  @Test(
    "with rasterized layers between pixels, it differs by 2 of 255 at most",
    arguments: Samples.seeds(8))
  func fractionalRasterizedLayers(seed: UInt64) throws {
    #expect(
      try difference(seed: seed, isFractional: true, rasterizationScales: [0.7, 1, 1.5, 2]) <= 2)
  }

  /// Antialiased edges are rounded differently in targets of other sizes and origins.
  @Test("between pixels, a partial redraw differs by 1 of 255 at most", arguments: Samples.seeds(8))
  func fractionalEdits(seed: UInt64) throws {
    #expect(try difference(seed: seed, isFractional: true) <= 1)
  }

  @Test("with every effect, a partial redraw equals a full redraw", arguments: Samples.seeds(10))
  func allEffects(seed: UInt64) throws {
    #expect(
      try difference(
        seed: 500 + seed, isFractional: false, features: .all, rasterizationScales: [1]) == 0)
  }

  @Test("with every effect between pixels, it differs by 2 of 255", arguments: Samples.seeds(5))
  func allFractionalEffects(seed: UInt64) throws {
    #expect(
      try difference(
        seed: 900 + seed, isFractional: true, features: .all, rasterizationScales: [1, 1.5]) <= 2)
  }
}
