import UIKit

/// A plate that shows a series of drawings.
final class PlateView: UIView {
  private static let drawings: [ArtView.Type] = [
    PlanetView.self, LeafView.self, CompassView.self, FlowerView.self, MoonView.self,
    WeatherView.self, DiscView.self,
  ]
  private let index: Int
  private var number = 0

  init(frame: CGRect, index: Int) {
    self.index = index
    super.init(frame: frame)
    layer.cornerRadius = frame.height * 0.08
    clipsToBounds = true
    showNext()
  }

  required init?(coder: NSCoder) { nil }

  /// Changes to the next color and drawing.
  func showNext() {
    for view in subviews { view.removeFromSuperview() }
    let kind = Self.drawings[(index * 3 + number) % Self.drawings.count]
    let accent = DemoPalette.accent(index * 2 + number * 3)
    backgroundColor = accent.mixed(with: DemoPalette.dusk, number % 2 == 0 ? 0.72 : 0.45)
    let drawing = kind.init(
      index: index + number * 5, side: min(bounds.width, bounds.height) * 0.74)
    drawing.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(drawing)
    number += 1
  }
}
