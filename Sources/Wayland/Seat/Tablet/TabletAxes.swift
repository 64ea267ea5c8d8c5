import Foundation

/// The location, the force and the angles of a tablet's tool, as last reported.
struct TabletAxes {
  private(set) var location = InputPoint(x: 0, y: 0)
  var buttons: PointerSample.Buttons = []
  private var force: Double?
  private var distance = 0.0
  private var tiltX = 0.0
  private var tiltY = 0.0

  /// The largest value of pressure and distance.
  private static let full = 65535.0

  mutating func update(_ event: ZwpTabletToolV2.Event) {
    switch event {
    case .motion(let x, let y): location = InputPoint(x: x, y: y)
    case .pressure(let value): force = min(Double(value) / Self.full, 1)
    case .distance(let value): distance = min(Double(value) / Self.full, 1)
    case .tilt(let x, let y):
      tiltX = x * .pi / 180
      tiltY = y * .pi / 180
    default: break
    }
  }

  /// The angle between the pen and the screen's plane. The two tilts are the angles between the
  /// normal and the pen's projections to the planes of the axes.
  private var altitude: Double {
    let slope = hypot(tan(Self.limited(tiltX)), tan(Self.limited(tiltY)))
    return .pi / 2 - atan(slope)
  }

  /// The direction in which the pen leans, clockwise from the x axis; 0 for a vertical pen.
  private var azimuth: Double {
    atan2(tan(Self.limited(tiltY)), tan(Self.limited(tiltX)))
  }

  var pen: PointerSample.Pen { .init(altitude: altitude, azimuth: azimuth, distance: distance) }

  func touch(_ id: Int32, _ phase: TouchSample.Phase) -> TouchSample {
    var sample = TouchSample(id: id, phase: phase, location: location)
    sample.tool = .pen(altitude: altitude, azimuth: azimuth)
    sample.force = force
    sample.buttons = buttons
    return sample
  }

  /// A tilt at which the tangent is finite.
  private static func limited(_ tilt: Double) -> Double { min(max(tilt, -1.57), 1.57) }
}

extension PointerSample.Buttons {
  /// The button of a pen with a code of `linux/input-event-codes.h`: `BTN_STYLUS` is the secondary
  /// one, `BTN_STYLUS2` the middle one, and buttons of a mouse on a tablet are as usual.
  init(penCode code: UInt32) {
    switch code {
    case 0x14b: self = .secondary
    case 0x14c: self = .middle
    default: self.init(code: code)
    }
  }
}
