import ArgumentParser
import CoreGraphics
import LaminaTesting
import UIKit

/// What `lamina demo` shows: a window full of things that move.
@MainActor protocol DemoScene {
  /// What the command line calls it.
  static var name: String { get }
  /// What there is to see, in a line.
  static var summary: String { get }
  /// Where `--at` may be: seconds from the start, unless the scene says otherwise.
  static var places: ClosedRange<Double> { get }

  init(_ options: DemoOptions)

  /// Replaces what the window shows with the scene in motion.
  func show(in window: UIWindow) throws

  /// The picture at one of the places, for a scene that has just been shown.
  func picture(at place: Double, on screen: OffscreenScreen) throws -> CGImage
}

/// What the command line says of a scene's content.
struct DemoOptions {
  /// How many views move, where the scene can have any number of them.
  var layers = 100
  /// Some of the views are prints of it, where the scene has a use for it.
  var image: CGImage?
}

extension DemoScene {
  static var places: ClosedRange<Double> { 0...3600 }

  func picture(at place: Double, on screen: OffscreenScreen) throws -> CGImage {
    try screen.picture(at: place)
  }
}

extension OffscreenScreen {
  /// The picture at a time that is reached frame by frame, so that what is started when something else
  /// ends is started in time.
  func picture(playedTo time: Double) throws -> CGImage {
    while self.time < time {
      try render()
      self.time = min(time, self.time + 1 / 60)
    }
    return try frame()
  }
}

extension UIWindow {
  /// Makes room for a scene.
  func clear() {
    for view in subviews { view.removeFromSuperview() }
    backgroundColor = DemoPalette.night
  }
}

/// All scenes, in the order in which they are listed.
@MainActor enum DemoScenes {
  static let all: [any DemoScene.Type] = [
    OrbitScene.self, CardsScene.self, SpringsScene.self, KeyframesScene.self,
    TransitionsScene.self, ScrubScene.self,
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
