import Foundation
import UIKit

/// A sun with instruments and small objects in orbit around it, and stars that twinkle.
///
/// The scene is a function of time, made of repeating animations.
struct OrbitScene: DemoScene {
  static let name = "orbit"
  static let summary = "a sun, and instruments and curiosities in orbit around it"

  /// The number of animated views, without the sky and the title.
  private let layers: Int
  /// An image that some of the instruments show.
  private let photoImage: CGImage?

  init(_ options: DemoOptions) {
    (layers, photoImage) = (options.layers, options.image)
  }

  private static let instruments: [ArtView.Type] = [
    ClockView.self, SparklineView.self, GaugeView.self, TicketView.self, CompassView.self,
    SparklineView.self,
  ]
  private static let curiosities: [ArtView.Type] = [
    PlanetView.self, LeafView.self, WeatherView.self, PlanetView.self, DiscView.self,
    FlowerView.self, MoonView.self, CompassView.self, PlanetView.self, WeatherView.self,
  ]
  /// The relative radii of the small objects' orbits; the instruments' orbit has radius 1.
  private static let band: ClosedRange<CGFloat> = 0.52...0.79

  func show(in window: UIWindow) throws {
    window.clear()
    let layout = DemoLayout(size: window.bounds.size)
    let parts = Parts(layers)
    let orbits = Self.orbits(layout, count: parts.curiosities)
    window.addSubview(
      BackdropView(layout: layout, orbits: orbits.map(\.radius) + [Self.instrumentOrbit]))
    addStars(parts.stars, layout, to: window)
    addCuriosities(orbits, layout, to: window)
    if parts.suns > 0 { addSun(layout, to: window) }
    addInstruments(parts.instruments, layout, to: window)
    window.addSubview(
      TitleView(
        layout: layout, number: 4, title: "Celestial Mechanics", subtitle: subtitle))
    let objects = window.subviews.compactMap { $0 as? ArtView }.filter { !($0 is SparkView) }
    window.addSubview(OrbitPlayView(frame: window.bounds, objects: objects))
  }

  private static let instrumentOrbit: CGFloat = 1

  /// The number of views of each kind.
  private struct Parts {
    let suns: Int
    let instruments: Int
    let stars: Int
    let curiosities: Int

    init(_ layers: Int) {
      suns = min(layers, 1)
      instruments = min((layers - suns) / 5, 12)
      stars = (layers - suns - instruments) / 4
      curiosities = layers - suns - instruments - stars
    }
  }

  private var subtitle: String {
    let number = "\(layers)".reversed().enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0 && digit.offset % 3 == 0 { text.append("\u{202F}") }
      text.append(digit.element)
    }
    return "\(String(number.reversed())) layers, each drawn once and set in motion"
  }

  // MARK: The sun

  private func addSun(_ layout: DemoLayout, to window: UIWindow) {
    let sun = AstrolabeView(index: 0, side: layout.sunSide)
    sun.center = layout.center
    window.addSubview(sun)
    // Phase 0 starts with the numeral XII at the top.
    sun.layer.spin(period: 240, phase: 0)
  }

  // MARK: In orbit

  private func addInstruments(_ count: Int, _ layout: DemoLayout, to window: UIWindow) {
    let ring = layout.ring(Self.instrumentOrbit)
    let photo = photoImage.map { scaled($0, to: PhotoView.imageSize(side: layout.instrumentSide)) }
    for index in 0..<count {
      var kind = Self.instruments[index % Self.instruments.count]
      if photo != nil && index % 4 == 1 { kind = PhotoView.self }
      let view = kind.init(index: index, side: layout.instrumentSide)
      if let photo { (view as? PhotoView)?.setImage(photo) }
      window.addSubview(view)
      view.layer.travel(ring, period: 90, phase: (Double(index) + 0.5) / Double(count))
      animate(view)
    }
  }

  private func addCuriosities(
    _ orbits: [Orbit], _ layout: DemoLayout, to window: UIWindow
  ) {
    let count = orbits.reduce(0) { $0 + $1.count }
    let side = layout.curiositySide(count: count, within: Self.band)
    var index = 0
    for (number, orbit) in orbits.enumerated() {
      let ring = layout.ring(orbit.radius)
      // Kepler's third law: the period grows with the radius to the power of 1.5.
      let period = (90 * pow(orbit.radius, 1.5)).rounded()
      let start = 0.382 * Double(number)
      for slot in 0..<orbit.count {
        let kind = Self.curiosities[(index + number * 3) % Self.curiosities.count]
        let view = kind.init(index: index, side: side * (0.85 + 0.4 * scatter(index, 1)))
        window.addSubview(view)
        view.layer.travel(
          ring, period: period, phase: start + Double(slot) / Double(orbit.count))
        animate(view)
        index += 1
      }
    }
  }

  private struct Orbit {
    let radius: CGFloat
    let count: Int
  }

  /// Distributes the small objects over the orbits in proportion to the orbits' lengths.
  private static func orbits(_ layout: DemoLayout, count: Int) -> [Orbit] {
    guard count > 0 else { return [] }
    let width = band.upperBound - band.lowerBound
    let middle = layout.ring((band.lowerBound + band.upperBound) / 2).radii
    let length = 2 * .pi * hypot(middle.width, middle.height) / 2.0.squareRoot()
    let depth = width * min(layout.radii.width, layout.radii.height)
    // Makes the distance between orbits similar to the distance between objects on an orbit.
    let even = (CGFloat(count) * depth / max(length, 1)).squareRoot()
    let number = min(max(1, Int((1.8 * even).rounded())), count)
    let radii = (0..<number).map { orbit in
      number == 1
        ? (band.lowerBound + band.upperBound) / 2
        : band.lowerBound + width * CGFloat(orbit) / CGFloat(number - 1)
    }
    let total = radii.reduce(0, +)
    var (reached, assigned): (CGFloat, Int) = (0, 0)
    return radii.map { radius in
      reached += radius
      let upTo = Int((CGFloat(count) * reached / total).rounded())
      defer { assigned = upTo }
      return Orbit(radius: radius, count: upTo - assigned)
    }
  }

  private func animate(_ view: ArtView) {
    let phase = Double(view.randomFraction(40))
    switch view.rotation {
    case .spin(let period): view.layer.spin(period: period, phase: phase)
    case .sway(let degrees, let period):
      view.layer.swing(
        "transform.rotation.z", middle: 0, reach: degrees * .pi / 180, period: period, phase: phase)
    }
    if view.breathes { view.layer.breathe(0.14, period: 4, phase: phase) }
  }

  /// Scales the image to fill the size, at the screen's resolution, and crops it to its center.
  private func scaled(_ image: CGImage, to size: CGSize) -> CGImage {
    let size = CGSize(width: max(1, size.width), height: max(1, size.height))
    let fit = max(size.width / CGFloat(image.width), size.height / CGFloat(image.height))
    let box = CGSize(width: CGFloat(image.width) * fit, height: CGFloat(image.height) * fit)
    let scaledImage = UIGraphicsImageRenderer(size: size).image { _ in
      // A transparent margin of one point antialiases the edges of the rotated layer.
      UIRectClip(CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1))
      UIImage(cgImage: image).draw(
        in: CGRect(
          x: (size.width - box.width) / 2, y: (size.height - box.height) / 2, width: box.width,
          height: box.height))
    }
    return scaledImage.cgImage ?? image
  }

  // MARK: Stars

  private func addStars(_ count: Int, _ layout: DemoLayout, to window: UIWindow) {
    let title = layout.titleFrame.insetBy(dx: -layout.unit * 0.03, dy: -layout.unit * 0.03)
    let size = layout.unit * min(1, pow(24 / CGFloat(max(count, 1)), 0.28))
    var (index, slot) = (0, 0)
    while index < count {
      slot += 1
      // The R2 low-discrepancy sequence fills a square evenly.
      let x = (0.5 + Double(slot) * 0.754_877_666).truncatingRemainder(dividingBy: 1)
      let y = (0.5 + Double(slot) * 0.569_840_291).truncatingRemainder(dividingBy: 1)
      let point = CGPoint(x: x * layout.size.width, y: y * layout.size.height)
      // A title that fills the window leaves no space, and then the stars stay behind it.
      if title.contains(point) && slot < 4 * count + 64 { continue }
      let side = size * (0.012 + 0.024 * pow(scatter(index, 50), 2))
      let star = SparkView(index: index, side: side)
      star.center = point
      window.addSubview(star)
      twinkle(star, layout.unit)
      index += 1
    }
  }

  private func twinkle(_ star: SparkView, _ unit: CGFloat) {
    UIView.animate(
      withDuration: 1.6 + 2.4 * star.randomFraction(51), delay: 2 * star.randomFraction(52),
      options: [.repeat, .autoreverse, .curveEaseInOut],
      animations: {
        star.alpha = 0.1
        switch star.index % 3 {
        case 0: star.frame = star.frame.insetBy(dx: star.frame.width / 5, dy: star.frame.height / 5)
        case 1: star.center.y -= unit * 0.012
        default: star.transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 0.7, y: 0.7)
        }
      })
  }
}
