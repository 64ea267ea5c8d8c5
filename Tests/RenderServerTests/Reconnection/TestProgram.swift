import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing
import Wayland

@testable import RenderServer

/// A program with a window in which a square moves over a picture at rest. It answers the events of its
/// server as `UIApplication` does.
@MainActor final class TestProgram {
  /// The size of the window in points and pixels.
  nonisolated static let size = WindowSize(width: 320, height: 64)
  /// The rows in which the square moves, above the picture at rest.
  nonisolated static let movingRows = 16

  private(set) var events: [String] = []
  private(set) var failure: RenderError?
  private(set) var server: WindowServer?
  private let root = CALayer()
  private let picture = Picture()
  private var context: LayerContext?
  private(set) var size: WindowSize?
  private var scale = 1.0
  private var quarterTurns = 0

  init(_ options: WindowServer.Options) throws {
    server = try WindowServer(options) { [weak self] event in self?.handle(event) }
  }

  /// Closes the window. Returns whether everything has ended.
  func end() -> Bool {
    context?.invalidate()
    return server?.stop() ?? false
  }

  /// Moves the picture a little, as an answer to input.
  func answerInput() {
    root.sublayers?.last?.position.x += 1
    CommitObserver.shared.noteInput()
    CATransaction.flush()
  }

  /// Covers the picture with opaque layers on top of one another, which are drawn with depth if they are
  /// many. None hides another one completely.
  func stack(_ colors: [CGColor]) {
    for (index, color) in colors.enumerated() {
      let layer = CALayer()
      layer.frame = CGRect(x: 4 * index, y: Self.movingRows, width: 200, height: 48)
      layer.backgroundColor = color
      root.addSublayer(layer)
    }
    CATransaction.flush()
  }

  /// Waits until the condition holds, while the main queue delivers events.
  func wait(for what: String, until condition: () -> Bool) async throws {
    let deadline = Date(timeIntervalSinceNow: 120)
    while !condition() {
      guard Date() < deadline else {
        // A child process says nothing of an error that ends it, but tells its parent of issues.
        let timeout = Timeout(description: "no \(what) after \(events.suffix(40))")
        Issue.record(timeout)
        throw timeout
      }
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  /// Waits until the server has told something so often.
  func wait(for event: String, times: Int = 1) async throws {
    try await wait(for: event) { count(event) >= times }
  }

  func count(_ event: String) -> Int { events.count { $0 == event } }

  struct Timeout: Error, CustomStringConvertible {
    let description: String
  }

  private func handle(_ event: ServerEvent) {
    switch event {
    case .connected: events.append("connected")
    case .presented: events.append("presented")
    case .disconnected:
      events.append("disconnected")
      quarterTurns = 0
      context?.resendAll()
    case .notice(let text): events.append("notice: \(text)")
    case .failed(let error):
      events.append("failed: \(error)")
      failure = error
    case .window(.configure(let configuration)): configure(configuration)
    case .window(.scale(let scale)):
      self.scale = scale
      showSurface()
    case .window(.outputRotation(let quarterTurns)):
      self.quarterTurns = quarterTurns
      showSurface()
    case .input(let inputs): events += inputs.map { "\($0.kind)" }
    default: break
    }
    CATransaction.flush()
  }

  private func configure(_ configuration: WindowConfiguration) {
    (size, scale) = (configuration.size, configuration.scale)
    showSurface(serial: configuration.serial)
  }

  /// Draws for the size, the scale and the rotation of the window that were told last.
  private func showSurface(serial: UInt32? = nil) {
    guard let size else { return }
    let isUpright = quarterTurns.isMultiple(of: 2)
    let buffer = CGSize(
      width: isUpright ? size.width : size.height, height: isUpright ? size.height : size.width)
    root.frame = CGRect(origin: .zero, size: buffer)
    if context == nil { show() }
    context?.setSurface(
      SurfaceState(size: buffer, scale: scale, outputQuarterTurns: quarterTurns, serial: serial))
  }

  private func show() {
    root.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    context = LayerContext(root: root) { [weak self] in self?.server?.post($0) }
    let square = CALayer()
    square.frame = CGRect(x: 0, y: 0, width: 16, height: Self.movingRows)
    square.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    root.addSublayer(square)
    let movement = CABasicAnimation(keyPath: "position.x")
    movement.fromValue = 8.0
    movement.toValue = 308.0
    // At 20 points a second at first, and never at its end.
    movement.timingFunction = CAMediaTimingFunction(controlPoints: 0, 1, 0, 1)
    movement.duration = 600
    square.add(movement, forKey: nil)
    picture.add(to: root, below: CGFloat(Self.movingRows))
  }
}

/// Layers at rest: one that draws its contents, one with a gradient, and a group.
@MainActor private final class Picture: NSObject, CALayerDelegate {
  func add(to root: CALayer, below y: CGFloat) {
    let drawn = CALayer()
    drawn.frame = CGRect(x: 0, y: y, width: 64, height: 48)
    drawn.delegate = self
    drawn.setNeedsDisplay()
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 64, y: y, width: 64, height: 48)
    gradient.colors = [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
    ]
    let group = CALayer()
    group.frame = CGRect(x: 128, y: y, width: 64, height: 48)
    group.opacity = 0.5
    group.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let corner = CALayer()
    corner.frame = CGRect(x: 8, y: 8, width: 32, height: 32)
    corner.cornerRadius = 12
    corner.backgroundColor = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    group.addSublayer(corner)
    for layer in [drawn, gradient, group] { root.addSublayer(layer) }
  }

  func draw(_ layer: CALayer, in context: CGContext) {
    context.setFillColor(CGColor(red: 0.2, green: 0.6, blue: 1, alpha: 1))
    context.fillEllipse(in: layer.bounds.insetBy(dx: 4, dy: 4))
  }
}
