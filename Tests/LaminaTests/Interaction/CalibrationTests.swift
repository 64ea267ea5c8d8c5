import CoreGraphics
import LaminaTesting
import Testing
import UIKit
import Wayland

@testable import lamina

@Suite("The calibration of a touch screen", .serialized)
@MainActor struct CalibrationTests {
  private let size = CGSize(width: 640, height: 400)
  private let screen: OffscreenScreen

  init() throws {
    screen = try OffscreenScreen(size: size)
  }

  /// Shows the crosses. The function returns the matrix that was found so far.
  private func show() throws -> () -> TouchCalibration? {
    var found: TouchCalibration?
    screen.window.rootViewController = CalibrationController { found = $0 }
    try screen.render()
    return { found }
  }

  /// Touches at places of the surface, from 0 to 1, in whatever way the content is rotated.
  private func touch(_ places: [InputPoint]) throws {
    for place in places {
      let point = CGPoint(x: place.x * size.width, y: place.y * size.height)
      let space = screen.screen.fixedCoordinateSpace
      screen.tap(at: screen.window.convert(point, from: space))
      try screen.render()
    }
  }

  @Test("five touches give the matrix that moves them to the crosses, also in a rotated interface")
  func matrix() throws {
    for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
      screen.screen.interfaceOrientation = orientation
      let found = try show()
      try touch(CalibrationController.places.map { InputPoint(x: 1 - $0.x, y: 0.8 * $0.y + 0.1) })
      #expect(found()?.text == "-1.0 0.0 1.0 0.0 1.25 -0.125")
    }
  }

  @Test("touches that do not fit together are asked for again")
  func again() throws {
    let found = try show()
    try touch(CalibrationController.places.reversed())
    #expect(found() == nil)
    try touch(CalibrationController.places)
    #expect(found()?.text == "1.0 0.0 0.0 0.0 1.0 0.0")
  }

  @Test("the crosses")
  func picture() throws {
    _ = try show()
    let first = try screen.frame()
    try touch(Array(CalibrationController.places.prefix(4)))
    let last = try screen.frame()
    try assertSnapshot(
      of: .strip([first, last], columns: 2), named: "calibration",
      tolerance: GoldenTests.tolerance(screen))
  }
}
