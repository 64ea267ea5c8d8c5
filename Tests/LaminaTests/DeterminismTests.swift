import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("The same picture on every run", .serialized)
@MainActor struct DeterminismTests {
  private let size = CGSize(width: 320, height: 180)

  private func screen() throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: size)
    BenchScene(layers: 30, layerSize: 48).animate(in: screen.window)
    return screen
  }

  @Test("the same frame rendered twice is the same, byte for byte, kept or drawn anew")
  func twice() throws {
    let screen = try screen()
    let first = try screen.picture(at: 1.25)
    let second = try screen.frame()
    screen.redrawWhole()
    let third = try screen.frame()
    #expect(first.isIdentical(to: second) && first.isIdentical(to: third))
  }

  @Test("a second screen gives the picture that the first gave, whatever came before")
  func secondScreen() throws {
    let first = try screen()
    let direct = try first.picture(at: 1.25)
    let second = try screen()
    for time in stride(from: 0, to: 1.25, by: 0.1) { _ = try second.picture(at: time) }
    #expect(try second.picture(at: 1.25).isIdentical(to: direct))
  }

  @Test("equal pictures make equal files")
  func files() throws {
    let first = try screen().picture(at: 0.5).pngData()
    let second = try screen().picture(at: 0.5).pngData()
    #expect(first == second)
  }

  @Test(
    "the bench scene in motion is the one placed at the time, to a hundredth of each way",
    arguments: [0.3, 1.25, 7.77])
  func placed(time: Double) throws {
    let moving = try screen()
    _ = try moving.picture(at: time)
    let shown = moving.window.subviews.compactMap { $0.layer.presentation() }
    let still = try OffscreenScreen(size: size)
    BenchScene(layers: 30, layerSize: 48).place(in: still.window, at: time)
    #expect(shown.count == 30)
    for (layer, view) in zip(shown, still.window.subviews) {
      func number(_ path: String, of layer: CALayer) -> Double {
        (layer.value(forKeyPath: path) as? NSNumber)?.doubleValue ?? .nan
      }
      let ways = [
        ("position.x", 120.0), ("position.y", 80), ("opacity", 0.7), ("transform.scale.x", 1),
        ("transform.scale.y", 1),
      ]
      for (path, way) in ways {
        let error = number(path, of: layer) - number(path, of: view.layer)
        #expect(abs(error) <= 0.01 * way, "\(path)")
      }
      let turn =
        number("transform.rotation.z", of: layer) - number("transform.rotation.z", of: view.layer)
      #expect(abs(sin(turn / 2)) < 1e-9)
    }
  }

  @Test("statistics add up: a bitmap a view, once; a frame for each time that something moves")
  func statistics() throws {
    let screen = try screen()
    _ = try screen.frame()
    let first = screen.statistics
    #expect(first.frames == 1 && first.commits >= 1 && first.drawRectCalls == 30)
    #expect(first.textureUploads == 30 && first.uploadedBytes == 30 * 48 * 48 * 4)
    #expect(first.drawCalls >= 1 && first.drawCalls <= 4)
    for frame in 1...10 { _ = try screen.picture(at: Double(frame) / 60) }
    let later = screen.statistics
    #expect(later.frames == 11 && later.commits == first.commits)
    #expect(later.textureUploads == 30 && later.drawRectCalls == 30)
    #expect(later.drawCalls > first.drawCalls && later.pixels > first.pixels)
    #expect(later.presentedFrames == 0 && later.missedFrames == 0)
  }
}
