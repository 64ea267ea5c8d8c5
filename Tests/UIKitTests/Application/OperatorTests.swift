import CoreGraphics
import Foundation
import LaminaTesting
import RenderServer
import Testing
import Wayland

@testable import UIKit

@MainActor @Suite("What the operator of a machine wants", .serialized)
struct OperatorTests {
  private static let size = (width: 200.0, height: 100.0)

  @Test("a matrix moves fingers on the surface, and leaves pointers and pens where they are")
  func touchMatrix() throws {
    func place(_ matrix: String, _ tool: TouchSample.Tool = .finger) throws -> InputPoint? {
      let calibration = try #require(TouchCalibration(matrix))
      var sample = TouchSample(id: 1, phase: .began, location: InputPoint(x: 50, y: 25))
      sample.tool = tool
      let input = calibration.apply(
        to: InputEvent(time: 1, .touches([sample])), size: Self.size)
      guard case .touches(let samples) = input.kind else { return nil }
      return samples.first?.location
    }
    #expect(try place("1 0 0 0 1 0") == InputPoint(x: 50, y: 25))
    #expect(try place("-1 0 1 0 -1 1") == InputPoint(x: 150, y: 75))
    #expect(try place("0 -1 1 1 0 0") == InputPoint(x: 150, y: 25))
    #expect(try place("1 0 0.1 0 0.5 0") == InputPoint(x: 70, y: 12.5))
    #expect(try place("-1 0 1 0 -1 1", .pen(altitude: 1, azimuth: 0)) == InputPoint(x: 50, y: 25))
    let pointer = InputEvent(time: 1, .pointer(PointerSample(location: InputPoint(x: 5, y: 5))))
    let calibration = try #require(TouchCalibration("-1 0 1 0 -1 1"))
    #expect(calibration.apply(to: pointer, size: Self.size) == pointer)
  }

  @Test("the matrix of touches is the one that has moved them, or nearest to it, or none on a line")
  func fit() throws {
    let shown = [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9), (0.5, 0.5)].map {
      InputPoint(x: $0.0, y: $0.1)
    }
    for text in ["1 0 0 0 1 0", "-1 0 1 0 -1 1", "0 -1 1 1 0 0", "1.25 0.125 -0.25 0 0.5 0.125"] {
      let inverse = try #require(TouchCalibration(text))
      let touched = shown.map { inverse.apply(to: $0, (width: 1, height: 1)) }
      let calibration = try #require(TouchCalibration(touched: touched, shown: shown))
      #expect(calibration.largestError(touched: touched, shown: shown) < 1e-5)
      #expect(TouchCalibration(calibration.text) == calibration)
    }
    var touched = shown
    touched[4].x += 0.1
    let calibration = try #require(TouchCalibration(touched: touched, shown: shown))
    let error = calibration.largestError(touched: touched, shown: shown)
    #expect(error > 0.02 && error < 0.1)
    let line = shown.map { InputPoint(x: $0.x, y: 0.5) }
    #expect(TouchCalibration(touched: line, shown: shown) == nil)
    #expect(TouchCalibration(touched: shown, shown: line) == nil)
  }

  @Test(
    "other texts are no matrix",
    arguments: ["", "1 0 0 0 1", "1 0 0 0 1 0 0", "0 0 0 0 0 0", "1 0 0 0 one 0", "nan 0 0 0 1 0"])
  func noMatrix(text: String) {
    let error = #expect(throws: RenderError.self) {
      try TouchCalibration(in: ["LAMINA_TOUCH_MATRIX": text])
    }
    #expect(error?.description.hasPrefix("LAMINA_TOUCH_MATRIX is '\(text)'") == true)
  }

  @Test("a scale of the content changes the points of the screen, and no pixel of its surface")
  func scale() throws {
    let offscreen = try OffscreenScreen(size: CGSize(width: 200, height: 100))
    var surface = DisplaySurface()
    (surface.size, surface.scale) = (CGSize(width: 200, height: 100), 1)
    for (contentScale, size) in [
      (2, CGSize(width: 100, height: 50)), (0.5, CGSize(width: 400, height: 200)),
      (nil, CGSize(width: 200, height: 100)),
    ] as [(CGFloat?, CGSize)] {
      surface.contentScale = contentScale
      let screen = offscreen.screen
      screen.configure(surface, serial: nil)
      #expect(screen.bounds.size == size && screen.scale == contentScale ?? 1)
      #expect(screen.nativeBounds.size == CGSize(width: 200, height: 100))
      #expect(screen.geometry.displaySize == CGSize(width: 200, height: 100))
      #expect(offscreen.window.frame == screen.bounds)
      let corner = CGPoint(x: size.width, y: size.height)
      #expect(screen.contentPoint(CGPoint(x: 200, y: 100)) == corner)
    }
    surface.contentScale = 2
    offscreen.screen.configure(surface, serial: nil)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    view.backgroundColor = .red
    offscreen.window.addSubview(view)
    #expect(try offscreen.frame().box(of: red) == CGRect(x: 20, y: 20, width: 10, height: 10))
    for value in ["", "0", "9", "large", "nan"] {
      #expect(throws: RenderError.self) {
        try UIApplication.contentScale(in: ["LAMINA_SCALE": value])
      }
    }
  }

  @Test("five taps in the top left corner within five seconds are the gesture of the way out")
  func gesture() {
    var gesture = ExitGesture()
    func tap(_ times: [Double], _ point: CGPoint = CGPoint(x: 30, y: 30)) -> [Bool] {
      times.map { gesture.note(point, at: $0) }
    }
    #expect(tap([1, 2, 3, 4, 5]) == [false, false, false, false, true])
    #expect(tap([6, 7, 8, 9, 12, 13]) == Array(repeating: false, count: 6))
    #expect(tap([13.5], CGPoint(x: 70, y: 30)) == [false])
    #expect(tap([14, 14.1, 14.2, 14.3, 14.4]) == [false, false, false, false, true])
  }

  @Test("the right code ends the program; three wrong ones lock the gesture for a minute")
  func code() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 400, height: 480))
    var (now, exits) = (100.0, 0)
    let exit = ExitGuard(code: "2580", now: { now }, succeed: { exits += 1 })
    func open() {
      for _ in 0..<5 { exit.noteTouch(at: CGPoint(x: 5, y: 5), on: screen.screen) }
    }
    func type(_ code: String) throws {
      for digit in code {
        try screen.render()
        let window = try #require(exit.window)
        let key = try #require(Self.key(String(digit), in: window))
        screen.tap(at: key.convert(CGPoint(x: 32, y: 32), to: nil))
        screen.time += 1
      }
    }
    open()
    try type("✕")
    #expect(exit.window == nil && exits == 0)
    open()
    try type("25⌫58")
    #expect(exit.window != nil && exits == 0)
    try type("0")
    #expect(exit.window == nil && exits == 1)
    for _ in 0..<3 {
      open()
      try type("1111")
    }
    open()
    #expect(exit.window == nil)
    now += 61
    open()
    #expect(exit.window != nil && exits == 1)
  }

  @Test("an invalid code is refused without being told")
  func invalidCode() throws {
    #expect(try ExitGuard.code(in: [:]) == nil)
    #expect(try ExitGuard.code(in: ["LAMINA_EXIT_CODE": "0042"]) == "0042")
    for value in ["", "123", "12a4", "1234567890123", "١٢٣٤"] {
      let error = #expect(throws: RenderError.self) {
        try ExitGuard.code(in: ["LAMINA_EXIT_CODE": value])
      }
      #expect(error?.description == "LAMINA_EXIT_CODE is not 4 to 12 digits")
    }
  }

  @Test("a splash image is shown in the middle until it is removed")
  func splash() throws {
    let path = "/tmp/lamina-\(UUID().uuidString.prefix(8)).png"
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    try #require(image.pngData()).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let picture = try #require(try SplashLayer.image(in: ["LAMINA_SPLASH": path]))
    let screen = try OffscreenScreen(size: CGSize(width: 60, height: 30))
    screen.window.backgroundColor = .blue
    let splash = SplashLayer(picture, on: screen.screen)
    let frame = try screen.frame()
    #expect(frame.box(of: red) == CGRect(x: 15, y: 0, width: 30, height: 30))
    #expect(frame.pixel(x: 5, y: 15) == black)
    splash.remove()
    #expect(try screen.frame().pixel(x: 30, y: 15) == blue)
    #expect(throws: RenderError.self) {
      try SplashLayer.image(in: ["LAMINA_SPLASH": "/nonexistent.png"])
    }
  }

  private static func key(_ title: String, in view: UIView) -> UIButton? {
    if let key = view as? UIButton, key.title(for: .normal) == title { return key }
    return view.subviews.lazy.compactMap { Self.key(title, in: $0) }.first
  }
}
