import CoreGraphics
import LayerTree
import TestSupport
import Testing

@testable import Compositor

@Suite("Items with several instances")
struct InstancesTests {
  /// A list of two items; the first draws three squares with a shape of opacity 0.5.
  private func list(program: ProgramID = .shape([])) -> DisplayList {
    var list = DisplayList(size: PixelSize(width: 100, height: 50))
    list.area = PixelRect(list.size)
    list.parameters = Array(repeating: .zero, count: 3)
    let box = PixelRect(10, 10, 50, 10)
    var item = DisplayItem(slot: 0, quad: QuadInstance(Quad(box)), box: box)
    item.program = program
    for index in 0..<3 {
      let square = PixelRect(10 + 20 * Int32(index), 10, 10, 10)
      var instance = ShapeInstance(QuadInstance(Quad(square), opacity: 0.5), [])
      instance.color = SIMD4(UInt8(index), 0, 0, 255)
      list.instances.append(instance)
    }
    var shape = ShapeInstance(item.quad, [])
    (shape.opacity, shape.clip) = (0.5, program.isShape ? 0 : -1)
    list.setInstances(since: 0, of: &item, DisplayShape(instance: shape, hash: 1))
    let second = PixelRect(60, 30, 10, 10)
    var other = DisplayItem(slot: 1, quad: QuadInstance(Quad(second)), box: second)
    other.program = program
    list.items = [item, other]
    return list
  }

  private func plan(_ list: DisplayList) -> (plan: FramePlan, pixels: Int) {
    var (plan, planner) = (FramePlan(size: list.size), Planner())
    let region = Region(PixelRect(list.size))
    let pixels = planner.plan(list, region: region, commands: [], reusing: &plan)
    return (plan, pixels)
  }

  @Test("one batch draws all of them and the next item, with the item's clip and opacity")
  func batch() {
    let (plan, pixels) = plan(list())
    #expect(plan.violation == nil && plan.batches.map(\.instances) == [0..<4])
    #expect(plan.shapes.map(\.origin.x) == [10, 30, 50, 60])
    #expect(plan.shapes.map(\.opacity) == [0.25, 0.25, 0.25, 1])
    #expect(plan.shapes.map(\.clip) == [0, 0, 0, -1])
    #expect(pixels == 4 * 100 + 100 * 50)
  }

  @Test("a program of quads draws them as quads")
  func quads() {
    let (plan, _) = plan(list(program: .solid))
    #expect(plan.violation == nil && plan.instances.map(\.origin.x) == [10, 30, 50, 60])
    #expect(plan.instances.map(\.opacity) == [0.25, 0.25, 0.25, 1] && plan.shapes.isEmpty)
  }

  @Test("a changed hash, which covers the instances, or opacity damages the item")
  func damage() {
    func damage(_ change: (inout DisplayList) -> Void) -> Region {
      var (tracker, recycled) = (DamageTracker(), list())
      let table = TextureTable()
      _ = tracker.damage(for: list(), bufferAge: 1, placements: table, recycled: &recycled)
      var next = list()
      change(&next)
      return tracker.damage(for: next, bufferAge: 1, placements: table, recycled: &recycled).frame
    }
    let box = Region(PixelRect(10, 10, 50, 10))
    #expect(damage { _ in }.isEmpty)
    #expect(damage { $0.instances.insert($0.instances[0], at: 0) }.isEmpty)
    #expect(damage { $0.shapes[0].hash = 2 } == box)
    #expect(damage { $0.shapes[0].instance.opacity = 1 } == box)
  }

  @Test("instances and their parameters out of range are detected")
  func violations() {
    #expect(list().violation(placements: 0) == nil)
    var broken = list()
    broken.shapes[0].instances = 0..<4
    #expect(broken.violation(placements: 0)?.hasSuffix("draws the instances 0..<4 of 3") == true)
    broken = list()
    broken.instances[2].details = 3
    #expect(broken.violation(placements: 0)?.hasSuffix("details at parameter 3 of 3") == true)
  }
}
