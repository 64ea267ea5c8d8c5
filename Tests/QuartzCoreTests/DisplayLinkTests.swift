import Foundation
import LayerTree
import QuartzCore
import Testing

@Suite("Display links", .serialized) @MainActor
struct DisplayLinkTests {
  private func tick(_ number: Double) {
    DisplayLinks.shared.tick(shown: number, next: number + 0.5)
  }

  @Test("a link is called at each refresh, with the times, until it is ended")
  func calls() {
    let stage = Stage()
    defer { stage.end() }
    stage.flush()
    var times: [Double] = []
    let link = CADisplayLink { times += [$0.timestamp, $0.targetTimestamp, $0.duration] }
    tick(1)
    #expect(times == [] && stage.flush() == nil)
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    #expect(stage.flush()?.wantsTicks == true)
    tick(2)
    #expect(times == [2, 2.5, 0.5])
    link.invalidate()
    #expect(stage.flush()?.wantsTicks == false)
    tick(3)
    #expect(times.count == 3)
    link.invalidate()
    #expect(stage.flush() == nil)
  }

  @Test("ticks are wanted while any link runs that is not paused")
  func pausing() {
    let stage = Stage()
    defer { stage.end() }
    stage.flush()
    var calls = ""
    let first = CADisplayLink { _ in calls += "1" }
    let second = CADisplayLink { _ in calls += "2" }
    first.add(to: .main, forMode: .common)
    second.add(to: .main, forMode: .common)
    #expect(stage.flush()?.wantsTicks == true)
    first.isPaused = true
    #expect(stage.flush() == nil)
    tick(1)
    #expect(calls == "2")
    second.isPaused = true
    #expect(stage.flush()?.wantsTicks == false)
    first.isPaused = false
    #expect(stage.flush()?.wantsTicks == true)
    tick(2)
    #expect(calls == "21")
    first.invalidate()
    second.invalidate()
    #expect(stage.flush()?.wantsTicks == false)
  }

  @Test("a window that opens while a link runs ticks as well")
  func laterWindow() {
    let link = CADisplayLink { _ in }
    link.add(to: .main, forMode: .common)
    let stage = Stage()
    defer { stage.end() }
    #expect(stage.flush()?.wantsTicks == true)
    link.invalidate()
  }

  @Test("a link may end itself and others while it is called")
  func endingDuringCall() {
    let links = Links()
    for name in ["a", "b"] {
      let link = CADisplayLink { _ in
        links.calls += name
        for link in links.all { link.invalidate() }
      }
      links.all.append(link)
      link.add(to: .main, forMode: .common)
    }
    tick(1)
    tick(2)
    #expect(links.calls == "a")
  }

  @MainActor private final class Links {
    var all: [CADisplayLink] = []
    var calls = ""
  }
}
