import Compositor
import GLESRenderer
import Testing

@Suite("Solid quads")
struct SolidTests {
  @Test("a quad covers exactly its pixels, and the first row read is the top one")
  func covers() throws {
    var canvas = try Canvas(width: 6, height: 4)
    canvas.pass(clear: [0, 0, 0, 0]) { $0.add(.solid, [.rect(1, 0, 3, 2, color: .red)]) }
    let pixels = try canvas.render()
    #expect(pixels.rows { $0 == .red ? "#" : "." } == [".###..", ".###..", "......", "......"])
    #expect(pixels[0, 0] == .zero)
  }

  @Test("color and opacity reach the target as premultiplied values")
  func opacity() throws {
    var canvas = try Canvas(width: 1, height: 1)
    canvas.pass(clear: [0, 0, 0, 0]) {
      $0.add(.solid, [.rect(0, 0, 1, 1, color: [200, 100, 50, 255], opacity: 0.4)])
    }
    #expect(try canvas.render()[0, 0] == [80, 40, 20, 102])
  }

  @Test("blending is source over destination, premultiplied")
  func blends() throws {
    var canvas = try Canvas(width: 2, height: 1)
    canvas.pass(clear: [0, 0, 1, 1]) {
      $0.add(.solid, [.rect(0, 0, 1, 1, color: [51, 0, 0, 51])], blending: .over)
      $0.add(.solid, [.rect(1, 0, 1, 1, color: [51, 0, 0, 51])])
    }
    let pixels = try canvas.render()
    #expect(pixels[0, 0] == [51, 0, 204, 255])
    #expect(pixels[1, 0] == [51, 0, 0, 51], "without blending the target is replaced")
  }

  @Test("additive blending of two fractions is an exact cross-fade")
  func adds() throws {
    var canvas = try Canvas(width: 256, height: 1)
    let (previous, next) = (SIMD4<UInt8>(200, 100, 50, 220), SIMD4<UInt8>(10, 20, 60, 80))
    canvas.pass(clear: .zero) { plan in
      for (color, blending) in [(previous, Blending.over), (next, .plus)] {
        let quads = (0..<256).map { step in
          let part = Float(step) / 255
          return QuadInstance.rect(
            Float(step), 0, 1, 1, color: color, opacity: blending == .plus ? part : 1 - part)
        }
        plan.add(.solid, quads, blending: blending)
      }
    }
    let pixels = try canvas.render()
    for step in 0..<256 {
      let part = Double(step) / 255
      let expected = SIMD4<Double>(previous) * (1 - part) + SIMD4<Double>(next) * part
      let difference = SIMD4<Double>(pixels[step, 0]) - expected
      #expect(max(difference.max(), (-difference).max()) <= 1.01, "\(step)")
    }
  }

  @Test("a later quad of one batch lies over an earlier one")
  func order() throws {
    var canvas = try Canvas(width: 3, height: 1)
    canvas.pass(clear: [0, 0, 0, 1]) {
      $0.add(.solid, [.rect(0, 0, 2, 1, color: .red), .rect(1, 0, 2, 1, color: .green)])
    }
    let pixels = try canvas.render()
    #expect([pixels[0, 0], pixels[1, 0], pixels[2, 0]] == [.red, .green, .green])
  }

  @Test("a quad rotated by 45° is a diamond around the same center")
  func rotated() throws {
    var canvas = try Canvas(width: 41, height: 41)
    let quad = QuadInstance(
      xAxis: [20, 20], yAxis: [-20, 20], origin: [20.5, 0.5], color: .white)
    canvas.pass(clear: [0, 0, 0, 1]) { $0.add(.solid, [quad]) }
    let pixels = try canvas.render()
    for y in 0..<41 {
      for x in 0..<41 {
        let distance = abs(x - 20) + abs(y - 20)
        if distance < 20 { #expect(pixels[x, y] == .white, "inside, at (\(x), \(y))") }
        if distance > 20 { #expect(pixels[x, y] == [0, 0, 0, 255], "outside, at (\(x), \(y))") }
      }
    }
  }
}
