import Foundation
import LayerTree
import ObjectiveC
import QuartzCore
import Testing

@Suite("Display links", .serialized) @MainActor
struct DisplayLinkTests {
  private func tick(_ number: Double) {
    DisplayLinks.shared.tick(shown: number, next: number + 0.5, refresh: 0.5)
  }

  @Test("a link is called at each refresh, with the times, until it is invalidated")
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

  @Test("refreshes are requested while any link is running and not paused")
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

  @Test("a window that opens while a link runs requests refreshes too")
  func laterWindow() {
    let link = CADisplayLink { _ in }
    link.add(to: .main, forMode: .common)
    let stage = Stage()
    defer { stage.end() }
    #expect(stage.flush()?.wantsTicks == true)
    link.invalidate()
  }

  @Test("a link may invalidate itself and others while it is called")
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

  @Test("a link that is added for two modes runs until it is removed from both")
  func modes() {
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    link.remove(from: .main, forMode: .common)
    link.remove(from: .main, forMode: .common)
    tick(1)
    #expect(calls == 1)
    link.remove(from: .main, forMode: .default)
    tick(2)
    #expect(calls == 1)
    link.add(to: .main, forMode: .default)
    tick(3)
    #expect(calls == 2)
    link.invalidate()
  }

  @Test("an invalidated link stays invalid and releases its block")
  func ending() {
    let stage = Stage()
    defer { stage.end() }
    stage.flush()
    var links: Links? = Links()
    weak let held = links
    let link = CADisplayLink { [links] _ in links?.calls += "1" }
    links = nil
    #expect(held != nil)
    link.invalidate()
    #expect(held == nil)
    link.add(to: .main, forMode: .common)
    #expect(stage.flush() == nil)
  }

  @MainActor private final class Receiver: NSObject {
    var timestamps: [CFTimeInterval] = []
    func step(_ link: CADisplayLink) { timestamps.append(link.timestamp) }
  }

  @Test("a link with a selector calls and retains its target until it is invalidated")
  func selector() {
    weak var released: Receiver?
    var receiver: Receiver? = Receiver()
    released = receiver
    let link = CADisplayLink(
      target: receiver as Any, selector: Selector("step:", Receiver.step(_:)))
    link.add(to: .main, forMode: .common)
    receiver = nil
    tick(1)
    #expect(released?.timestamps == [1])
    link.invalidate()
    #expect(released == nil)
  }

  // MARK: Rates

  /// The refreshes, at 60 per second, at which a link with each range is called.
  private func calls(
    _ ranges: [CAFrameRateRange], refreshes: [Int]
  ) -> [[Int]] {
    let links = Links()
    for (number, range) in ranges.enumerated() {
      links.numbers.append([])
      let link = CADisplayLink { _ in links.numbers[number].append(links.refresh) }
      link.preferredFrameRateRange = range
      link.add(to: .main, forMode: .common)
      links.all.append(link)
    }
    for refresh in refreshes {
      links.refresh = refresh
      let shown = 100 + Double(refresh) / 60
      DisplayLinks.shared.tick(shown: shown, next: shown + 1 / 60, refresh: 1 / 60)
    }
    for link in links.all { link.invalidate() }
    return links.numbers
  }

  @Test("links of the same rate are called together, at every second or third refresh")
  func rates() {
    func rate(_ rate: Float) -> CAFrameRateRange {
      CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
    let calls = calls([.default, rate(30), rate(20), rate(30)], refreshes: Array(0..<7))
    #expect(calls == [Array(0..<7), [0, 2, 4, 6], [0, 3, 6], [0, 2, 4, 6]])
  }

  @Test("a skipped refresh does not shift later calls")
  func missedRefreshes() {
    let half = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    #expect(calls([half], refreshes: [0, 1, 3, 4, 5, 9, 10, 11]) == [[0, 3, 4, 9, 10]])
  }

  @Test("duration is the screen's interval, and the time to the target is the link's interval")
  func slowTimes() {
    var times: [Double] = []
    let link = CADisplayLink { times += [$0.timestamp, $0.targetTimestamp, $0.duration] }
    link.preferredFramesPerSecond = 1
    link.add(to: .main, forMode: .common)
    for number in 1...3 { tick(Double(number)) }
    #expect(times == [1, 2, 0.5, 2, 3, 0.5, 3, 4, 0.5])
    link.invalidate()
  }

  @Test("preferredFramesPerSecond sets a range of one rate, and 0 is the screen's rate")
  func framesPerSecond() {
    let link = CADisplayLink { _ in }
    #expect(link.preferredFramesPerSecond == 0 && link.preferredFrameRateRange == .default)
    link.preferredFramesPerSecond = 30
    let range = CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
    #expect(link.preferredFrameRateRange == range)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 12)
    #expect(link.preferredFramesPerSecond == 12)
    link.preferredFramesPerSecond = 0
    #expect(link.preferredFrameRateRange == .default)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15)
    #expect(link.preferredFramesPerSecond == 0)
  }

  @MainActor private final class Links {
    var all: [CADisplayLink] = []
    var calls = ""
    var numbers: [[Int]] = []
    var refresh = 0
  }
}
