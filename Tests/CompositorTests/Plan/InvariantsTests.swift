import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Invariants")
struct InvariantsTests {
  /// A group of two layers, one of them rounded, in a window.
  private func pipeline() -> FramePipeline {
    var pipeline = FramePipeline()
    var commit = Commit.window(100, 50, sublayers: [1])
    commit.paint(1, CGRect(x: 10, y: 10, width: 20, height: 20), sublayers: [2, 3]) {
      $0.opacity = 0.5
    }
    commit.paint(2, CGRect(x: 0, y: 0, width: 20, height: 10)) { $0.opacity = 0.5 }
    commit.style(2) { $0.cornerRadius = 4 }
    commit.paint(3, CGRect(x: 0, y: 0, width: 5, height: 5))
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    return pipeline
  }

  @Test("random trees, lists and plans have no violation", arguments: 1...4 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var app = RandomApp(seed: seed, hasTransitions: true)
    var pipeline = FramePipeline()
    for _ in 0..<50 {
      pipeline.apply(app.nextCommit())
      app.time += 0.1
      _ = pipeline.animate(to: app.time)
      _ = pipeline.plan(bufferAge: 1)
      #expect(pipeline.tree.violation == nil)
      #expect(pipeline.plan.violation == nil)
      for capture in pipeline.takeCaptures() { #expect(capture.violation == nil) }
    }
  }

  @Test("a broken tree is detected")
  func tree() {
    let tree = pipeline().tree
    #expect(tree.violation == nil)
    let changes: [((inout RenderTree) -> Void, String)] = [
      ({ $0.order = [] }, "a tree with a root has no order"),
      ({ $0.order[1].slot = 9 }, "order entry 1 refers to slot 9, which is not in use"),
      (
        {
          $0.setStyle(.plain, of: 2)
          $0.layers.remove(2)
        }, "order entry 2 refers to slot 2, which is not in use"
      ),
      ({ $0.order[1].parent = 2 }, "order entry 1 does not follow its parent"),
      ({ $0.order[1].parent = nil }, "order entry 1 does not follow its parent"),
      ({ $0.order[1].end = 5 }, "order entry 1 ends at 5, its parent at 4"),
      ({ $0.order[2].end = 2 }, "order entry 2 ends at 2, its parent at 4"),
    ]
    for (change, violation) in changes {
      var broken = tree
      change(&broken)
      #expect(broken.violation == violation)
    }
  }

  @Test("a broken list is detected")
  func list() {
    var tree = pipeline().tree
    let list = tree.list()
    #expect(list.violation(placements: 0) == nil)
    #expect(list.items.map(\.firstChild) == [nil, nil, nil, 0])
    let changes: [((inout DisplayList) -> Void, String)] = [
      ({ $0.items[2].box.maxX = 101 }, "in a target of 100×50"),
      ({ $0.items[3].firstChild = 3 }, "group 3 begins at item 3"),
      (
        {
          $0.items[3].firstChild = 1
          $0.items[2].firstChild = 0
        }, "group 3 begins inside group 2"
      ),
      ({ $0.items[1].shape = 9 }, "has shape 9 of 1"),
      ({ $0.shapes[0].instance.clip = 0 }, "has its clip at parameter 0 of 0"),
      ({ $0.shapes[0].instance.details = 0 }, "has its details at parameter 0 of 0"),
      ({ $0.items[0].placement = 0 }, "shows placement 0 of 0"),
      ({ $0.items[0].program = ProgramID(.curl) }, "has a program that does not exist"),
      ({ $0.items[1].program = .solid }, "has a shape and is drawn as a quad"),
    ]
    for (change, violation) in changes {
      var broken = list
      change(&broken)
      #expect(broken.violation(placements: 0)?.hasSuffix(violation) == true, "\(violation)")
    }
  }

  @Test("a broken plan is detected")
  func plan() {
    let plan = pipeline().plan
    #expect(plan.violation == nil)
    #expect(plan.passes.count == 2)
    let changes: [((inout FramePlan) -> Void, String)] = [
      ({ $0.passes[1].batches = 0..<1 }, "pass 1 has the batches 0..<1 instead of those from"),
      ({ $0.passes.removeLast() }, "1 batches belong to no pass"),
      ({ $0.passes[1].clip.maxX = 101 }, "pass 1 clips to (0, 0) 101×50, outside of its target"),
      ({ $0.passes[0].clip.minX = 9 }, "pass 0 clips to (9, 10) 21×20, outside of its target"),
      ({ $0.batches[0].instances = 0..<99 }, "draws the instances 0..<99 of"),
      (
        { $0.batches[0].program = ProgramID(.solid, .rounded) }, "has a program that does not exist"
      ),
      ({ $0.batches[$0.batches.count - 1].texture = nil }, "has no texture"),
    ]
    for (change, violation) in changes {
      var broken = plan
      change(&broken)
      #expect(broken.violation?.contains(violation) == true, "\(violation)")
    }
  }

  @Test("a pass that reads its own target is detected")
  func feedback() {
    var plan = pipeline().plan
    plan.passes[1].target = plan.passes[0].target
    plan.passes[1].clip = plan.passes[0].clip
    #expect(plan.violation?.hasSuffix("reads its own target") == true)
  }
}
