import CoreGraphics
import LayerTree
import QuartzCore
import TestSupport
import Testing
import Wayland

@testable import RenderServer

// The tests run in child processes, because other tests stop the media clock.
@Suite("Frames on a compositor", .serialized)
struct WindowServerTests {
  @Test("on weston, which sends presentation feedback, frame statistics are collected")
  func weston() async {
    await #expect(processExitsWith: .success) { try await Self.showFrames(on: .weston) }
  }

  @Test(
    "on sway, without presentation feedback, frame statistics are collected from frame callbacks")
  func sway() async {
    await #expect(processExitsWith: .success) { try await Self.showFrames(on: .sway) }
  }

  @Test("a display link is called at each refresh of weston and sway without a frame being drawn")
  func displayLink() async {
    await #expect(processExitsWith: .success) { try await Self.tick(on: .weston) }
    await #expect(processExitsWith: .success) { try await Self.tick(on: .sway) }
  }

  @Test("where frames are kept, a layer that moves redraws its own pixels alone")
  func keptFrames() async {
    await #expect(processExitsWith: .success) { try await Self.redrawPart(on: .weston) }
    await #expect(processExitsWith: .success) { try await Self.redrawPart(on: .sway) }
  }

  @Test("answers to input at any time are presented, on weston and sway, while animations go on")
  func answers() async {
    await #expect(processExitsWith: .success) { try await Self.answer(on: .weston) }
    await #expect(processExitsWith: .success) { try await Self.answer(on: .sway) }
  }

  @Test("a texture that the last frame does not need is deleted without another frame")
  func rest() async {
    await #expect(processExitsWith: .success) { try await Self.rest(on: .weston) }
  }

  @Test("where memory is short, the texture of a group that is shown is deleted without a frame")
  func shortage() async {
    await #expect(processExitsWith: .success) { try await Self.runShort(on: .weston) }
  }

  @Test("where memory is short, the kept frame is deleted, and the next frame makes it again")
  func keptFrameShortage() async {
    await #expect(processExitsWith: .success) { try await Self.releaseKeptFrame(on: .weston) }
  }

  /// Moves the layer a little until frames are kept, and once more after a shortage.
  @MainActor private static func releaseKeptFrame(
    on kind: HeadlessCompositor.Kind
  ) async throws {
    let method = PartialRedraw.Method.keptTarget(copyCost: 0.1)
    let session = try await Session(on: kind, moves: false, partialRedraw: method)
    let log = session.server.log
    func move() async throws -> FrameStatistics {
      let before = log.current.statistics.frames
      CATransaction.setDisableActions(true)
      session.layer.position.x += 1
      CATransaction.flush()
      return try await log.statistics { $0.frames > before }
    }
    let first = try await log.statistics { $0.presentedFrames > 0 }
    var kept = first
    while kept.textureBytes == first.textureBytes { kept = try await move() }
    // A frame that waits for its swap needs the kept pixels still.
    let short = try await log.statistics { statistics in
      session.server.releaseMemory()
      return statistics.textureBytes < kept.textureBytes
    }
    #expect(short.textureBytes == first.textureBytes)
    let last = try await move()
    #expect(last.textureBytes == kept.textureBytes)
    #expect(session.end())
  }

  /// Makes the layer a group, in front of which another one moves, so that its texture is kept.
  @MainActor private static func runShort(on kind: HeadlessCompositor.Kind) async throws {
    let whole = PartialRedraw.Method.none
    let session = try await Session(on: kind, moves: false, partialRedraw: whole)
    let log = session.server.log
    var last = try await log.statistics { $0.presentedFrames > 0 }
    let before = last.textureBytes
    let (inner, front) = (CALayer(), CALayer())
    CATransaction.setDisableActions(true)
    inner.frame = CGRect(x: 5, y: 5, width: 90, height: 90)
    for layer in [inner, front] { layer.backgroundColor = CGColor(gray: 0.5, alpha: 1) }
    session.layer.addSublayer(inner)
    session.layer.superlayer?.addSublayer(front)
    for x in 0..<4 {
      CATransaction.setDisableActions(true)
      session.layer.opacity = 0.5
      front.frame = CGRect(x: x, y: 0, width: 20, height: 20)
      CATransaction.flush()
      last = try await log.statistics { $0.frames > last.frames }
    }
    // A frame that waits for its callback may be drawn twice, so that the last one may be drawn only now.
    try await Task.sleep(for: .milliseconds(500))
    last = log.current.statistics
    session.server.releaseMemory()
    let short = try await log.statistics { $0.textureBytes == before }
    #expect(last.textureBytes > before && short.frames == last.frames)
    #expect(session.end())
  }

  /// Makes the layer a group for some frames.
  @MainActor private static func rest(on kind: HeadlessCompositor.Kind) async throws {
    let whole = PartialRedraw.Method.none
    let session = try await Session(on: kind, moves: false, partialRedraw: whole)
    let log = session.server.log
    let first = try await log.statistics { $0.presentedFrames > 0 }
    let inner = CALayer()
    inner.frame = CGRect(x: 5, y: 5, width: 90, height: 90)
    inner.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    CATransaction.setDisableActions(true)
    session.layer.addSublayer(inner)
    session.layer.opacity = 0.5
    CATransaction.flush()
    let group = try await log.statistics { $0.textureBytes > first.textureBytes }
    CATransaction.setDisableActions(true)
    session.layer.opacity = 1
    CATransaction.flush()
    _ = try await log.statistics { $0.frames > group.frames && $0.commits == 3 }
    // The frame of the last commit is drawn by then, and memory is given back two seconds after it.
    try await Task.sleep(for: .milliseconds(500))
    let last = log.current.statistics
    let rest = try await log.statistics { $0.textureBytes == first.textureBytes }
    #expect(rest.frames == last.frames && rest.commits == last.commits)
    #expect(session.end())
  }

  /// Changes a rotating layer 60 times in answer to input, on all phases of the refresh.
  @MainActor private static func answer(on kind: HeadlessCompositor.Kind) async throws {
    let session = try await Session(on: kind, moves: true)
    let log = session.server.log
    while log.current.statistics.presentedFrames < 10 {
      try await Task.sleep(for: .milliseconds(5))
    }
    let before = log.current.statistics
    for step in 0..<60 {
      session.layer.opacity = step.isMultiple(of: 2) ? 0.5 : 1
      CommitObserver.shared.noteInput()
      CATransaction.flush()
      try await Task.sleep(for: .milliseconds(9))
    }
    // The last answer may still be on its way.
    while log.current.statistics.presentedFrames < before.presentedFrames + 20 {
      try await Task.sleep(for: .milliseconds(5))
    }
    let statistics = log.current.statistics
    #expect(statistics.latency.count > before.latency.count)
    #expect(statistics.samplingError.count == statistics.presentedFrames)
    #expect(statistics.frames >= statistics.presentedFrames)
    #expect(session.end())
  }

  /// Shows a rotating layer, and counts the pixels of ten frames after the first ones.
  @MainActor private static func redrawPart(on kind: HeadlessCompositor.Kind) async throws {
    let method = PartialRedraw.Method.keptTarget(copyCost: 0.5)
    let session = try await Session(on: kind, moves: true, partialRedraw: method)
    let log = session.server.log
    func statistics(after frames: Int) async throws -> FrameStatistics {
      while log.current.statistics.frames < frames { try await Task.sleep(for: .milliseconds(5)) }
      return log.current.statistics
    }
    let first = try await statistics(after: 10)
    let last = try await statistics(after: first.frames + 10)
    #expect(last.partialRedraw == .keptTarget)
    #expect(last.pixels - first.pixels <= 3 * 50 * 50 * (last.frames - first.frames))
    #expect(session.end())
  }

  /// Shows a layer with an endless animation until 30 frames have been presented.
  @MainActor private static func showFrames(on kind: HeadlessCompositor.Kind) async throws {
    let session = try await Session(on: kind, moves: true)
    let log = session.server.log
    while log.current.statistics.presentedFrames < 30 {
      try await Task.sleep(for: .milliseconds(5))
    }
    let contents = log.current
    let statistics = contents.statistics
    #expect(contents.hasPresentationFeedback == (kind == .weston))
    #expect(statistics.samplingError.count == statistics.presentedFrames)
    #expect(statistics.latency.count >= 1 && statistics.latency.last > 0)
    #expect(statistics.latency.mean <= statistics.latency.maximum)
    #expect(statistics.animatingTime > 0 && statistics.hitchTime >= 0)
    #expect(statistics.hitchTime <= statistics.animatingTime)
    #expect(statistics.commits <= 2)
    #expect(session.end())
  }

  /// Runs a display link over a layer that does not change.
  @MainActor private static func tick(on kind: HeadlessCompositor.Kind) async throws {
    let session = try await Session(on: kind, moves: false)
    let log = session.server.log
    while log.current.statistics.presentedFrames < 1 {
      try await Task.sleep(for: .milliseconds(5))
    }
    let frames = log.current.statistics.frames
    var times: [(shown: Double, next: Double)] = []
    let link = CADisplayLink { link in
      times.append((link.timestamp, link.targetTimestamp))
      #expect(link.duration > 0.001 && link.duration < 1)
    }
    link.add(to: .main, forMode: .common)
    CATransaction.flush()
    for await case .tick(let tick) in session.events {
      DisplayLinks.shared.tick(shown: tick.shown, next: tick.next, refresh: tick.refresh)
      if times.count == 10 { break }
    }
    link.invalidate()
    #expect(times.count == 10 && times.allSatisfy { $0.shown < $0.next })
    #expect(zip(times, times.dropFirst()).allSatisfy { $0.shown < $1.shown })
    #expect(log.current.statistics.frames == frames)
    #expect(session.end())
  }
}

/// A compositor with a window that shows a square.
@MainActor private struct Session {
  let server: WindowServer
  let events: AsyncStream<ServerEvent>
  let layer: CALayer
  private let compositor: HeadlessCompositor
  private let context: LayerContext

  init(
    on kind: HeadlessCompositor.Kind, moves: Bool, partialRedraw: PartialRedraw.Method? = nil
  ) async throws {
    compositor = try HeadlessCompositor(kind)
    var options = WindowServer.Options(title: "Test")
    options.display = compositor.display
    options.partialRedraw = partialRedraw
    let (events, sink) = AsyncStream<ServerEvent>.makeStream()
    let server = try WindowServer(options) { sink.yield($0) }
    (self.server, self.events) = (server, events)
    var context: LayerContext?
    for await case .window(.configure(let configuration)) in events {
      context = Self.makeContext(configuration, on: server, moves: moves)
      break
    }
    layer = try #require(context?.root.sublayers?.first)
    self.context = try #require(context)
  }

  func end() -> Bool {
    context.invalidate()
    return server.stop()
  }

  private static func makeContext(
    _ configuration: WindowConfiguration, on server: WindowServer, moves: Bool
  ) -> LayerContext {
    let root = CALayer()
    let size = CGSize(width: configuration.size.width, height: configuration.size.height)
    root.frame = CGRect(origin: .zero, size: size)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.addSublayer(layer)
    let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
    rotation.fromValue = 0.0
    rotation.toValue = 6.28
    rotation.duration = 10
    rotation.repeatCount = .infinity
    if moves { layer.add(rotation, forKey: nil) }
    let context = LayerContext(root: root) { server.post($0) }
    context.setSurface(SurfaceState(size: size, scale: 1, serial: configuration.serial))
    CATransaction.flush()
    return context
  }
}

extension FrameLog {
  /// Waits for statistics that fulfill a condition, and returns them.
  @MainActor fileprivate func statistics(
    where condition: (FrameStatistics) -> Bool
  ) async throws -> FrameStatistics {
    while !condition(current.statistics) { try await Task.sleep(for: .milliseconds(5)) }
    return current.statistics
  }
}
