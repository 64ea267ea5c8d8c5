import UIKit

/// A variant that shows the grid of moving layers of `BenchScene`, each a view of its own making.
@MainActor protocol GridVariant: BenchVariant {
  /// Whether the opacities of the layers are animated; they are 1 otherwise.
  static var fades: Bool { get }

  var options: BenchOptions { get }

  /// Creates the view of an index, whose side is the one of the options.
  func makeView(_ index: Int) -> UIView
}

extension GridVariant {
  static var fades: Bool { true }

  var grid: BenchScene {
    BenchScene(
      layers: options.layers, layerSize: options.layerSize, animations: options.animations,
      fades: Self.fades, makeView: makeView)
  }

  func show(in window: UIWindow, _ motion: BenchMotion) {
    showGrid(in: window, motion)
  }

  /// Adds the grid of layers to the window, or to a view in it.
  func showGrid(in view: UIView, _ motion: BenchMotion) {
    switch motion {
    case .moving: grid.animate(in: view)
    case .still(let time): grid.arrange(in: view, at: time)
    }
  }
}
