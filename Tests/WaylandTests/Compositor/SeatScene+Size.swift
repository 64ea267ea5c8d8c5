import TestCompositor

@testable import Wayland

// The size and the scale of the window.

extension SeatScene {
  /// Gives the window a size, as the states by their numbers say: 2 is full screen.
  func configure(_ width: Int32, _ height: Int32, states: [UInt32] = [2]) {
    compositor.perform {
      $0.windows.first?.window?.configure(width: width, height: height, states: states)
    }
    compositor.roundtrip()
  }

  /// Tells the window the scale that its output wants, in parts of 120.
  func prefer(_ scale: UInt32) {
    compositor.perform { $0.windows.first?.fractionalScale?.preferredScale(scale: scale) }
    compositor.roundtrip()
  }

  var configurations: [WindowConfiguration] {
    window.events.all.compactMap { if case .configure(let value) = $0 { value } else { nil } }
  }

  var sizes: [WindowSize] { configurations.map(\.size) }

  /// The scales that the window was told, alone or with a size, without repetitions.
  var scales: [Double] {
    window.events.all.reduce(into: []) { scales, event in
      switch event {
      case .scale(let scale): scales.append(scale)
      case .configure(let value) where value.scale != scales.last: scales.append(value.scale)
      default: break
      }
    }
  }
}
