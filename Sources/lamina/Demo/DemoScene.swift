import ArgumentParser
import CoreGraphics
import LaminaTesting
import UIKit

/// A scene of `lamina demo` that fills a window with animated views.
@MainActor protocol DemoScene {
  /// The name on the command line.
  static var name: String { get }
  /// One line that describes the scene.
  static var summary: String { get }
  /// The valid range of `--at`: seconds from the start, unless the scene defines another unit.
  static var positions: ClosedRange<Double> { get }

  init(_ options: DemoOptions)

  /// Replaces the window's subviews with the animated scene.
  func show(in window: UIWindow) throws

  /// Makes the delegate of the program that shows the scene on a display.
  func makeDelegate(seconds: Double?, showsHUD: Bool) -> any UIApplicationDelegate

  /// The frame at a position in `positions`, for a scene that has just been shown.
  func image(at position: Double, on screen: OffscreenScreen) throws -> CGImage
}

/// The command line options for a scene's content.
struct DemoOptions {
  /// The number of animated views, for scenes in which it can vary.
  var layers = 100
  /// An image that some of the views show, for scenes that support it.
  var image: CGImage?
  /// Whether the colors are dark, for scenes that have both.
  var isDark = false
}

extension DemoScene {
  static var positions: ClosedRange<Double> { 0...3600 }

  func image(at position: Double, on screen: OffscreenScreen) throws -> CGImage {
    try screen.image(at: position)
  }

  func makeDelegate(seconds: Double?, showsHUD: Bool) -> any UIApplicationDelegate {
    DemoDelegate(self, seconds: seconds, showsHUD: showsHUD)
  }
}

extension OffscreenScreen {
  /// The frame at a time that is reached frame by frame, so that animations that start when others end
  /// start on time.
  func image(playedTo time: Double) throws -> CGImage {
    while self.time < time {
      try render()
      self.time = min(time, self.time + 1 / 60)
    }
    return try frame()
  }
}

extension UIWindow {
  /// Removes all subviews and sets the background of the scenes.
  func clear() {
    for view in subviews { view.removeFromSuperview() }
    backgroundColor = DemoPalette.night
  }
}

/// All scenes, in the order of `--list`.
@MainActor enum DemoScenes {
  static let all: [any DemoScene.Type] = [
    OrbitScene.self, CardsScene.self, SpringsScene.self, KeyframesScene.self,
    TransitionsScene.self, ScrubScene.self, EffectsScene.self, ControlsScene.self,
    MuseumScene.self,
  ]

  /// - Throws: an error that lists the names.
  static func named(_ name: String) throws -> any DemoScene.Type {
    guard let scene = all.first(where: { $0.name == name }) else {
      let names = all.map { $0.name }.joined(separator: ", ")
      throw ValidationError("--scene \(name): no such scene; there are \(names)")
    }
    return scene
  }
}
