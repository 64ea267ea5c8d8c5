import CoreGraphics
import Foundation
import LayerTree
import Testing

/// The formulas of W3C's "Compositing and Blending Level 1" and of Photoshop's other modes, for
/// straight colors, in double precision.
private struct BlendFormula {
  typealias Color = SIMD3<Double>
  let mode: BlendMode

  func callAsFunction(_ below: Color, _ color: Color) -> Color {
    switch mode {
    case .hue: Self.lit(Self.saturated(color, Self.saturation(below)), Self.luminosity(below))
    case .saturation:
      Self.lit(Self.saturated(below, Self.saturation(color)), Self.luminosity(below))
    case .color: Self.lit(color, Self.luminosity(below))
    case .luminosity: Self.lit(below, Self.luminosity(color))
    default: Color(channel(below.x, color.x), channel(below.y, color.y), channel(below.z, color.z))
    }
  }

  private func channel(_ b: Double, _ s: Double) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return Self.hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let curve = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (curve - b)
    case .hardLight: return Self.hardLight(b, s)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    case .subtract: return max(0, b - s)
    case .divide: return b == 0 ? 0 : s == 0 ? 1 : min(1, b / s)
    case .linearBurn: return max(0, b + s - 1)
    case .linearDodge: return min(1, b + s)
    case .linearLight: return min(max(b + 2 * s - 1, 0), 1)
    case .pinLight: return s <= 0.5 ? min(b, 2 * s) : max(b, 2 * s - 1)
    default: return s
    }
  }

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private static func luminosity(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private static func saturation(_ c: Color) -> Double { c.max() - c.min() }

  private static func lit(_ color: Color, _ target: Double) -> Color {
    var c = color + (target - luminosity(color))
    let (low, high) = (c.min(), c.max())
    if low < 0 { c = target + (c - target) * (target / (target - low)) }
    if high > 1 { c = target + (c - target) * ((1 - target) / (high - target)) }
    return c
  }

  private static func saturated(_ color: Color, _ target: Double) -> Color {
    let range = saturation(color)
    return range > 0 ? (color - color.min()) * (target / range) : .zero
  }

  /// The result for premultiplied colors with alpha.
  func composite(_ below: SIMD4<Double>, _ source: SIMD4<Double>) -> SIMD4<Double> {
    let (b, s) = (below.rgb, source.rgb)
    if mode == .plusL { return (below + source).clamped(lowerBound: .zero, upperBound: .one) }
    if mode == .plusD {
      let alpha = min(below.w + source.w, 1)
      let sum = b + s - (below.w + source.w - alpha)
      return SIMD4(sum.clamped(lowerBound: .zero, upperBound: .one), alpha)
    }
    let mixed =
      below.w > 0 && source.w > 0
      ? self(b / below.w, s / source.w).clamped(lowerBound: .zero, upperBound: .one) : .zero
    let result = s * (1 - below.w) + b * (1 - source.w) + mixed * (below.w * source.w)
    return SIMD4(result, below.w + source.w - below.w * source.w)
  }
}

extension SIMD4<Double> {
  fileprivate var rgb: SIMD3<Double> { SIMD3(x, y, z) }
  fileprivate var premultiplied: SIMD4 { SIMD4(rgb * w, w) }
}

@Suite("Blend modes of layers", .serialized)
struct BlendModeTests {
  private static let levels: [Double] = [0, 0.2, 0.4, 0.6, 0.8, 1]
  /// The colors of columns and of rows, straight.
  private static let colors: [SIMD4<Double>] = (0..<16).map { index in
    SIMD4(
      levels[index * 5 % 6], levels[(index * 3 + index / 4) % 6], levels[(index / 2 + 2) % 6], 1)
  }

  private static func color(_ index: Int, alphas: [Double]) -> SIMD4<Double> {
    var color = colors[index]
    color.w = alphas[index % alphas.count]
    return color
  }

  private static let side = 6
  private static let size = Double(16 * side)

  /// Columns of colors in a layer, and rows of colors in a layer with a blend mode above it.
  private func scene(
    _ mode: BlendMode, below: [Double], above: [Double], opacity: Float, isGroup: Bool
  ) -> CommitScene {
    var scene = CommitScene(Self.size, Self.size)
    let frame = CGRect(x: 0, y: 0, width: Self.size, height: Self.size)
    scene.paint(SIMD4(1, 1, 1, 1), in: frame)
    let base = scene.add(frame, to: scene.stage) { $0.properties.opacity = isGroup ? 0.5 : 1 }
    for index in 0..<16 {
      let column = CGRect(x: Double(index * Self.side), y: 0, width: 6, height: Self.size)
      scene.paint(SIMD4<Float>(Self.color(index, alphas: below)), in: column, to: base)
    }
    let top = scene.add(frame, to: base) {
      ($0.style.blendMode, $0.properties.opacity) = (mode, opacity)
    }
    for index in 0..<16 {
      let row = CGRect(x: 0, y: Double(index * Self.side), width: Self.size, height: 6)
      scene.paint(SIMD4<Float>(Self.color(index, alphas: above)), in: row, to: top)
    }
    return scene
  }

  /// Modes that OpenGL blends, which may take the source in the precision of the target (OpenGL ES
  /// 3.0.6, 4.1.7 "Blending").
  private static let blendedByOpenGL: Set<BlendMode> = [.normal, .multiply, .screen, .plusL]

  /// The largest and the mean difference from the formula in 1/255.
  private func difference(
    _ mode: BlendMode, below: [Double] = [1], above: [Double] = [1], opacity: Float = 1,
    isGroup: Bool = false
  ) throws -> (largest: Double, mean: Double) {
    let bytes = try scene(mode, below: below, above: above, opacity: opacity, isGroup: isGroup)
      .render().premultipliedRGBA
    let (formula, white) = (BlendFormula(mode: mode), SIMD4(repeating: 1.0))
    var (largest, sum) = (0.0, 0.0)
    for row in 0..<16 {
      for column in 0..<16 {
        let below = Self.color(column, alphas: below).premultiplied
        // The group above is a picture of bytes.
        let stored = (Self.color(row, alphas: above).premultiplied * 255).rounded(.toNearestOrEven)
        var source = stored / 255 * Double(opacity)
        if Self.blendedByOpenGL.contains(mode), !isGroup {
          source = (source * 255).rounded(.toNearestOrEven) / 255
        }
        var expected: SIMD4<Double>
        if isGroup {
          expected = formula.composite(below, source) * 0.5
          expected += white * (1 - expected.w)
        } else {
          expected = formula.composite(below + white * (1 - below.w), source)
        }
        let offset = ((row * Self.side + 3) * 16 * Self.side + column * Self.side + 3) * 4
        for channel in 0..<3 {
          let error = abs(Double(bytes[offset + channel]) - (expected[channel] * 255).rounded())
          largest = max(largest, error)
          sum += error / 768
        }
      }
    }
    return (largest, sum)
  }

  @Test(
    "each mode of opaque layers is within 2 of 255 of its formula", arguments: BlendMode.allCases)
  func opaque(mode: BlendMode) throws {
    let result = try difference(mode)
    #expect(result.largest <= 2 && result.mean <= 0.1, "\(mode): \(result)")
  }

  @Test("translucent layers and a group opacity follow the formula", arguments: BlendMode.allCases)
  func translucent(mode: BlendMode) throws {
    let result = try difference(mode, above: [1, 0.6, 0, 0.8], opacity: 0.8)
    #expect(result.largest <= 2 && result.mean <= 0.1, "\(mode): \(result)")
  }

  /// Divisions amplify the rounding of premultiplied colors to bytes.
  private static let steep: Set<BlendMode> = [
    .colorDodge, .colorBurn, .divide, .hue, .saturation, .linearLight, .pinLight, .softLight,
  ]

  @Test(
    "in a group, a layer is blended with what lies below it in the group, including its alpha",
    arguments: BlendMode.allCases)
  func group(mode: BlendMode) throws {
    let result = try difference(mode, below: [1, 0, 0.6], above: [1, 0.8], isGroup: true)
    #expect(result.largest <= (Self.steep.contains(mode) ? 3 : 2), "\(mode): \(result)")
  }

  @Test("a blend mode with a mask, a filter, a clip and antialiased edges changes no other pixels")
  func combined() throws {
    var scene = CommitScene(64, 64)
    scene.paint(SIMD4(0.2, 0.4, 0.6, 1), in: CGRect(x: 0, y: 0, width: 64, height: 64))
    let clip = scene.add(CGRect(x: 8, y: 8, width: 48, height: 48), to: scene.stage) {
      ($0.style.masksToBounds, $0.style.cornerRadius) = (true, 10)
    }
    let layer = scene.paint(
      SIMD4(1, 1, 1, 1), in: CGRect(x: 0.5, y: 0.5, width: 60, height: 30), to: clip
    ) {
      $0.style.blendMode = .difference
      $0.style.filters = [
        .color(
          ColorMatrix(
            red: SIMD4(0.5, 0, 0, 0), green: SIMD4(0, 0.5, 0, 0), blue: SIMD4(0, 0, 0.5, 0)))
      ]
    }
    scene.mask(layer, by: CGRect(x: 0, y: 0, width: 30, height: 30))
    let bytes = try scene.render().premultipliedRGBA
    func pixel(_ x: Int, _ y: Int) -> [Int] { (0..<3).map { Int(bytes[(y * 64 + x) * 4 + $0]) } }
    #expect(pixel(4, 20) == [51, 102, 153] && pixel(50, 20) == [51, 102, 153])
    #expect(pixel(8, 8) == [51, 102, 153] && pixel(20, 50) == [51, 102, 153])
    let inside = pixel(24, 24)
    #expect(zip(inside, [77, 26, 25]).allSatisfy { abs($0 - $1) <= 1 }, "\(inside)")
    let edge = pixel(8, 24)
    #expect(edge[0] > 51 && edge[0] < 77, "\(edge)")
  }
}
