import CoreGraphics
import LayerTree
import QuartzCore
import TestSupport
import Testing
import Wayland

@testable import RenderServer

// In processes of their own: other tests stop the clock.
@Suite("Frames on a compositor", .serialized)
struct WindowServerTests {
  @Test("on weston, which says when frames were shown, they are counted and judged")
  func weston() async {
    await #expect(processExitsWith: .success) { try await Self.showFrames(on: .weston) }
  }

  @Test("on sway, where frame callbacks have to do, as well")
  func sway() async {
    await #expect(processExitsWith: .success) { try await Self.showFrames(on: .sway) }
  }

  /// A layer that moves for as long as it takes.
  @MainActor private static func showFrames(on kind: HeadlessCompositor.Kind) async throws {
    guard HeadlessCompositor.Kind.installed.contains(kind) else { return }
    let compositor = try HeadlessCompositor(kind)
    var options = WindowServer.Options(title: "Test")
    options.display = compositor.display
    let (events, sink) = AsyncStream<ServerEvent>.makeStream()
    let server = try WindowServer(options) { sink.yield($0) }
    var configurations = events.makeAsyncIterator()
    var context: LayerContext?
    while context == nil, let event = await configurations.next() {
      guard case .window(.configure(let configuration)) = event else { continue }
      context = show(configuration, on: server)
    }
    while server.log.current.statistics.presentedFrames < 30 {
      try await Task.sleep(for: .milliseconds(5))
    }
    let contents = server.log.current
    let statistics = contents.statistics
    #expect(contents.hasPresentationFeedback == (kind == .weston))
    #expect(statistics.samplingError.count == statistics.presentedFrames)
    #expect(statistics.latency.count >= 1 && statistics.latency.last > 0)
    #expect(statistics.latency.mean <= statistics.latency.maximum)
    #expect(statistics.animatingTime > 0 && statistics.hitchTime >= 0)
    #expect(statistics.hitchTime <= statistics.animatingTime)
    #expect(statistics.commits <= 2)
    #expect(server.stop())
    context?.invalidate()
  }

  @MainActor private static func show(
    _ configuration: WindowConfiguration, on server: WindowServer
  ) -> LayerContext {
    let root = CALayer()
    let size = CGSize(width: configuration.size.width, height: configuration.size.height)
    root.frame = CGRect(origin: .zero, size: size)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.addSublayer(layer)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0.0
    turn.toValue = 6.28
    turn.duration = 10
    turn.repeatCount = .infinity
    layer.add(turn, forKey: nil)
    let context = LayerContext(root: root) { server.post($0) }
    context.setSurface(SurfaceState(size: size, scale: 1, serial: configuration.serial))
    CATransaction.flush()
    return context
  }
}
