import CoreGraphics
import Foundation
import RenderServer
import Testing

@testable import UIKit

@MainActor @Suite("A program that nobody uses")
struct InactivityTests {
  @Test("is told of once, an interval after the last use, and again after it was used")
  func interval() {
    let clock = Clock(interval: 10)
    clock.advance(to: 100)
    #expect(clock.times == [] && clock.timers == 0)
    for time in [100.0, 101, 105, 109] {
      clock.advance(to: time)
      clock.monitor.noteUse()
    }
    clock.advance(to: 118.9)
    #expect(clock.times == [])
    clock.advance(to: 500)
    #expect(clock.times == [119])
    clock.monitor.noteUse()
    clock.advance(to: 1000)
    #expect(clock.times == [119, 510])
  }

  @Test("constant use wakes the program once in each interval")
  func wakeUps() {
    let clock = Clock(interval: 10)
    for step in 0..<6000 {
      clock.advance(to: Double(step) / 60)
      clock.monitor.noteUse()
    }
    #expect(clock.times == [] && clock.timers <= 11)
  }

  @Test("LAMINA_INACTIVITY is a number of seconds; other values are an error")
  func environment() throws {
    #expect(try UIApplication.inactivityInterval(in: [:]) == nil)
    #expect(try UIApplication.inactivityInterval(in: ["LAMINA_INACTIVITY": "90"]) == 90)
    for value in ["", "-1", "inf", "nan", "soon"] {
      #expect(throws: RenderError.self) {
        try UIApplication.inactivityInterval(in: ["LAMINA_INACTIVITY": value])
      }
    }
  }

  @Test("frees what is kept of the text that its user has read, but not while somebody uses it")
  func text() {
    UIApplication.inactivityInterval = 1000
    defer { UIApplication.inactivityInterval = 0 }
    UIApplication.shared.inactivity?.noteUse()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Museum"
    _ = UIGraphicsImageRenderer(size: label.bounds.size).image {
      label.layer.render(in: $0.cgContext)
    }
    #expect(TextCaches.glyphBytes > 0)
    UIApplication.freeTextOfUser()
    #expect(TextCaches.glyphBytes > 0)
    // Setting the interval forgets the use.
    UIApplication.inactivityInterval = 1000
    UIApplication.freeTextOfUser()
    #expect(TextCaches.glyphBytes == 0)
  }

  /// A monitor on a set clock.
  @MainActor private final class Clock {
    private(set) var times: [Double] = []
    private(set) var timers = 0
    private(set) var monitor: InactivityMonitor!
    private var now = 0.0
    private var due: (time: Double, body: @MainActor @Sendable () -> Void)?

    init(interval: Double) {
      monitor = InactivityMonitor(
        interval: interval, now: { [unowned self] in now },
        timer: { [unowned self] seconds, body in
          timers += 1
          due = (now + seconds, body)
        }, didBecomeInactive: { [unowned self] in times.append(now) })
    }

    func advance(to time: Double) {
      while let (dueTime, body) = due, dueTime <= time {
        (now, due) = (dueTime, nil)
        body()
      }
      now = time
    }
  }
}
