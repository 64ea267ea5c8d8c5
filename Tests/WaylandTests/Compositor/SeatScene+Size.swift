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

  var sizes: [WindowSize] {
    window.events.all.compactMap { if case .configure(let value) = $0 { value.size } else { nil } }
  }

  var scales: [Double] {
    window.events.all.compactMap { if case .scale(let scale) = $0 { scale } else { nil } }
  }
}
