import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("Rendering is deterministic", .serialized)
@MainActor struct DeterminismTests {
  private let size = CGSize(width: 320, height: 180)

  private func screen() throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: size)
    BenchScene(layers: 30, layerSize: 48).animate(in: screen.window)
    return screen
  }

  @Test("rendering a frame again gives the same bytes, with and without a full redraw")
  func twice() throws {
    let screen = try screen()
    let first = try screen.image(at: 1.25)
    let second = try screen.frame()
    screen.redrawWhole()
    let third = try screen.frame()
    #expect(first.isIdentical(to: second) && first.isIdentical(to: third))
  }

  @Test("two screens render the same frame, whatever they rendered before")
  func secondScreen() throws {
    let first = try screen()
    let direct = try first.image(at: 1.25)
    let second = try screen()
    for time in stride(from: 0, to: 1.25, by: 0.1) { _ = try second.image(at: time) }
    #expect(try second.image(at: 1.25).isIdentical(to: direct))
  }

  @Test("animations begin at the time of their screen, also after another screen has set the clock")
  func clock() throws {
    func moved(otherTime: Double) throws -> CGImage {
      let (screen, other) = (
        try OffscreenScreen(size: size), try OffscreenScreen(size: size)
      )
      other.time = otherTime
      let dot = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      dot.backgroundColor = .red
      screen.window.addSubview(dot)
      UIView.animate(
        withDuration: 1, delay: 0.1, options: [], animations: { dot.center.x += 200 },
        completion: nil)
      return try screen.image(at: 0.6)
    }
    #expect(try moved(otherTime: 0.3).isIdentical(to: moved(otherTime: 0)))
  }

  @Test("equal images are encoded to equal files")
  func files() throws {
    let first = try screen().image(at: 0.5).pngData()
    let second = try screen().image(at: 0.5).pngData()
    #expect(first == second)
  }

  @Test(
    "the animated bench scene matches the static one within 1 % of each range",
    arguments: [0.3, 1.25, 7.77])
  func arranged(time: Double) throws {
    let moving = try screen()
    _ = try moving.image(at: time)
    let shown = moving.window.subviews.compactMap { $0.layer.presentation() }
    let still = try OffscreenScreen(size: size)
    BenchScene(layers: 30, layerSize: 48).arrange(in: still.window, at: time)
    #expect(shown.count == 30)
    for (layer, view) in zip(shown, still.window.subviews) {
      func number(_ path: String, of layer: CALayer) -> Double {
        (layer.value(forKeyPath: path) as? NSNumber)?.doubleValue ?? .nan
      }
      let ranges = [
        ("position.x", 120.0), ("position.y", 80), ("opacity", 0.7), ("transform.scale.x", 1),
        ("transform.scale.y", 1),
      ]
      for (path, range) in ranges {
        let error = number(path, of: layer) - number(path, of: view.layer)
        #expect(abs(error) <= 0.01 * range, "\(path)")
      }
      let rotation =
        number("transform.rotation.z", of: layer) - number("transform.rotation.z", of: view.layer)
      #expect(abs(sin(rotation / 2)) < 1e-9)
    }
  }

  @Test("statistics count one bitmap for each view, and one frame for each animated time")
  func statistics() throws {
    let screen = try screen()
    try screen.render()
    let first = screen.statistics
    #expect(first.frames == 1 && first.commits >= 1 && first.drawRectCalls == 30)
    #expect(first.textureUploads == 30 && first.uploadedBytes == 30 * 48 * 48 * 4)
    #expect(first.drawCalls >= 1 && first.drawCalls <= 4)
    for frame in 1...10 { _ = try screen.image(at: Double(frame) / 60) }
    let later = screen.statistics
    #expect(later.frames == 11 && later.commits == first.commits)
    #expect(later.textureUploads == 30 && later.drawRectCalls == 30)
    #expect(later.drawCalls > first.drawCalls && later.pixels > first.pixels)
    #expect(later.presentedFrames == 0 && later.missedFrames == 0)
  }
}
