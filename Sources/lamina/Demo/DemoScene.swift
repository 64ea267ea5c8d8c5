import ArgumentParser
import UIKit

@MainActor struct DemoScene {
  var layers = 100
  func animate(in window: UIWindow) throws {}
}

struct DemoCommand: ParsableCommand {}
