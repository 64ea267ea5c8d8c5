import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

// Requirements V11, V21: orientation from the output's transform or set by the program.
@Suite("Orientation", .serialized)
@MainActor struct OrientationTests {
  nonisolated private static let orientations: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
  ]

  /// Makes a wide panel, on which unrotated content is .landscapeRight.
  private func makeScreen(scale: CGFloat = 1) throws -> OffscreenScreen {
    try OffscreenScreen(size: CGSize(width: 40, height: 20), scale: scale)
  }

  @Test("orientations and masks have UIKit's raw values")
  func numbers() {
    #expect(Self.orientations.map(\.rawValue) == [1, 3, 2, 4])
    #expect(UIInterfaceOrientation.unknown.rawValue == 0)
    #expect(Self.orientations.map(\.isPortrait) == [true, false, true, false])
    #expect(Self.orientations.map(\.isLandscape) == [false, true, false, true])
    #expect(
      !UIInterfaceOrientation.unknown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape)
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.portraitUpsideDown.rawValue == 4)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.landscapeRight.rawValue == 8)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
  }

  @Test("without rotation, a wide panel shows landscape and a high one portrait")
  func natural() throws {
    let screen = try makeScreen()
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    screen.window.addSubview(.plain(0, 0, 4, 2))
    #expect(try screen.frame().box(of: red) == CGRect(x: 0, y: 0, width: 4, height: 2))
    screen.resize(to: CGSize(width: 20, height: 40))
    #expect(screen.screen.interfaceOrientation == .portrait)
    #expect(try screen.frame().box(of: red) == CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  /// The position of content of 8 × 4 points at (2, 6) on the panel of 40 × 20 points.
  nonisolated private static let panelFrames: [(UIInterfaceOrientation, CGSize, CGRect)] = [
    (.landscapeRight, CGSize(width: 40, height: 20), CGRect(x: 2, y: 6, width: 8, height: 4)),
    // Rotated clockwise: the top of the content is at the right of the panel.
    (.portraitUpsideDown, CGSize(width: 20, height: 40), CGRect(x: 30, y: 2, width: 4, height: 8)),
    (.landscapeLeft, CGSize(width: 40, height: 20), CGRect(x: 30, y: 10, width: 8, height: 4)),
    // Rotated counter-clockwise: the top of the content is at the left of the panel.
    (.portrait, CGSize(width: 20, height: 40), CGRect(x: 6, y: 10, width: 4, height: 8)),
  ]

  @Test(
    "setting interfaceOrientation rotates the content on the panel",
    arguments: [1, 1.25, 2] as [CGFloat], 0..<4)
  func rotated(scale: CGFloat, index: Int) throws {
    let (orientation, size, panelFrame) = Self.panelFrames[index]
    let screen = try makeScreen(scale: scale)
    screen.window.backgroundColor = .green
    screen.window.addSubview(.plain(2, 6, 8, 4))
    screen.screen.interfaceOrientation = orientation
    #expect(UIScreen.main.bounds == CGRect(origin: .zero, size: size))
    #expect(screen.window.frame == UIScreen.main.bounds)
    let native = CGRect(x: 0, y: 0, width: 40 * scale, height: 20 * scale)
    #expect(UIScreen.main.nativeBounds == native && UIScreen.main.nativeScale == scale)
    let image = try screen.frame()
    #expect(image.width == Int(native.width) && image.height == Int(native.height))
    #expect(image.box(of: black).isNull)
    // An edge between two pixels belongs to the pixel whose center is inside.
    let (x, y) = (panelFrame.minX * scale, panelFrame.minY * scale)
    let (right, bottom) = (panelFrame.maxX * scale, panelFrame.maxY * scale)
    let box = image.box(of: red)
    #expect(near(box.minX, x, by: 0.5) && near(box.minY, y, by: 0.5))
    #expect(near(box.maxX, right, by: 0.5) && near(box.maxY, bottom, by: 0.5))
  }

  /// Draws a pattern in which all neighboring pixels differ, so that half a pixel's shift would
  /// blur it.
  private final class PatternView: UIView {
    override func draw(_ rect: CGRect) {
      let pixel = 1 / contentScaleFactor
      for row in 0..<20 {
        for column in 0..<20 where (row ^ column) & 1 == 0 && (row & column) != 4 {
          UIColor(red: CGFloat(row) / 20, green: CGFloat(column) / 20, blue: 1, alpha: 1).setFill()
          UIRectFill(
            CGRect(
              x: CGFloat(column) * pixel, y: CGFloat(row) * pixel, width: pixel, height: pixel))
        }
      }
    }
  }

  @Test(
    "rotated content has exactly the pixels of unrotated content, on odd panel sizes too",
    arguments: [1, 1.25, 2] as [CGFloat],
    [CGSize(width: 45, height: 27), CGSize(width: 40, height: 20)])
  func samePixels(scale: CGFloat, size: CGSize) throws {
    let screen = try OffscreenScreen(size: size, scale: scale)
    screen.window.backgroundColor = .gray
    screen.window.addSubview(PatternView(frame: CGRect(x: 0, y: 0, width: 16, height: 16)))
    let unrotated = try screen.frame()
    screen.screen.interfaceOrientation = .landscapeLeft
    let upsideDown = try screen.frame()
    screen.screen.interfaceOrientation = .portrait
    let portrait = try screen.frame()
    screen.screen.interfaceOrientation = .portraitUpsideDown
    let portraitUpsideDown = try screen.frame()
    let (width, height) = (unrotated.width, unrotated.height)
    let side = Int(16 * scale)
    var differing = 0
    for y in 0..<side {
      for x in 0..<side {
        let pixel = unrotated.pixel(x: x, y: y)
        if upsideDown.pixel(x: width - 1 - x, y: height - 1 - y) != pixel { differing += 1 }
        if portrait.pixel(x: y, y: height - 1 - x) != pixel { differing += 1 }
        if portraitUpsideDown.pixel(x: width - 1 - y, y: x) != pixel { differing += 1 }
      }
    }
    #expect(differing == 0)
    #expect(unrotated.pixel(x: 0, y: 0) != unrotated.pixel(x: 1, y: 0))
  }

  @Test("windows that do not fill the screen keep their frames in its new coordinates")
  func smallWindow() throws {
    let screen = try makeScreen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 6, height: 3))
    window.backgroundColor = .red
    window.isHidden = false
    screen.screen.interfaceOrientation = .portrait
    #expect(window.frame == CGRect(x: 0, y: 0, width: 6, height: 3))
    #expect(try screen.frame().box(of: red) == CGRect(x: 0, y: 14, width: 3, height: 6))
  }

  @Test("rotating the content keeps the surface, and shows in one frame")
  func oneFrame() throws {
    let screen = try makeScreen()
    let view = ProbeView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    screen.window.addSubview(view)
    try screen.render()
    let (frames, commits) = (screen.statistics.frames, screen.statistics.commits)
    screen.screen.interfaceOrientation = .portrait
    try screen.render()
    #expect(screen.statistics.frames == frames + 1 && screen.statistics.commits == commits + 1)
    #expect(view.drawn.count == 1)
    screen.screen.interfaceOrientation = .portrait
    try screen.render()
    #expect(screen.statistics.frames == frames + 1)
  }

  /// On a wide panel: the orientation for each rotation of the output in counter-clockwise quarters,
  /// and the position of content of 4 × 2 points at (0, 0) on the panel.
  nonisolated private static let outputs: [(UIInterfaceOrientation, CGRect)] = [
    (.landscapeRight, CGRect(x: 0, y: 0, width: 4, height: 2)),
    (.portrait, CGRect(x: 0, y: 16, width: 2, height: 4)),
    (.landscapeLeft, CGRect(x: 36, y: 18, width: 4, height: 2)),
    (.portraitUpsideDown, CGRect(x: 38, y: 0, width: 2, height: 4)),
  ]

  @Test(
    "the orientation follows the output's transform, and frames keep the panel's", arguments: 0..<4)
  func outputTransform(quarterTurns: Int) throws {
    let (orientation, panelFrame) = Self.outputs[quarterTurns]
    let screen = try makeScreen()
    screen.window.addSubview(.plain(0, 0, 4, 2))
    let size =
      quarterTurns & 1 == 0 ? CGSize(width: 40, height: 20) : CGSize(width: 20, height: 40)
    screen.screen.configure(size: size, scale: 1, outputQuarterTurns: quarterTurns, serial: nil)
    #expect(UIApplication.shared.statusBarOrientation == orientation)
    #expect(screen.window.bounds.size == size)
    let image = try screen.frame()
    #expect(CGSize(width: image.width, height: image.height) == CGSize(width: 40, height: 20))
    #expect(image.box(of: red) == panelFrame)
  }

  @Test("an orientation set by the program is kept, and the content keeps its place on the panel")
  func requestedHolds() throws {
    let screen = try makeScreen()
    screen.window.addSubview(.plain(0, 0, 4, 2))
    screen.screen.interfaceOrientation = .portrait
    let panelFrame = CGRect(x: 0, y: 16, width: 2, height: 4)
    #expect(try screen.frame().box(of: red) == panelFrame)
    screen.screen.configure(
      size: CGSize(width: 20, height: 40), scale: 1, outputQuarterTurns: 1, serial: nil)
    #expect(screen.screen.interfaceOrientation == .portrait)
    #expect(try screen.frame().box(of: red) == panelFrame)
    screen.screen.configure(
      size: CGSize(width: 20, height: 40), scale: 1, outputQuarterTurns: 3, serial: nil)
    #expect(try screen.frame().box(of: red) == panelFrame)
    screen.screen.interfaceOrientation = .unknown
    #expect(screen.screen.interfaceOrientation == .portraitUpsideDown)
    #expect(try screen.frame().box(of: red) == Self.outputs[3].1)
  }

  @Test("if the program does not support the display's orientation, a supported one is used")
  func supported() throws {
    let screen = try makeScreen().screen
    screen.supportedOrientations = .portrait
    #expect(screen.interfaceOrientation == .portrait)
    #expect(screen.bounds.size == CGSize(width: 20, height: 40))
    screen.supportedOrientations = [.portraitUpsideDown, .landscapeLeft]
    #expect(screen.interfaceOrientation == .landscapeLeft)
    screen.supportedOrientations = .all
    #expect(screen.interfaceOrientation == .landscapeRight)
    screen.supportedOrientations = .landscape
    screen.configure(size: CGSize(width: 20, height: 40), scale: 1, serial: nil)
    #expect(screen.interfaceOrientation == .landscapeRight)
    #expect(screen.bounds.size == CGSize(width: 40, height: 20))
    screen.interfaceOrientation = .portrait
    #expect(screen.interfaceOrientation == .portrait)
  }

  @Test("observers get the new orientation before the change and the previous one after it")
  func notifications() throws {
    let screen = try makeScreen()
    final class Log: @unchecked Sendable { var lines: [String] = [] }
    let log = Log()
    let names = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        @Sendable notification in
        let value = notification.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
        let isWill = name == UIApplication.willChangeStatusBarOrientationNotification
        MainActor.assumeIsolated {
          let now = UIApplication.shared.statusBarOrientation.rawValue
          let width = UIApplication.shared.windows.first.map { Int($0.bounds.width) } ?? 0
          log.lines.append("\(isWill ? "will" : "did") \(value ?? -1), is \(now), \(width) wide")
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    screen.screen.interfaceOrientation = .portrait
    #expect(log.lines == ["will 1, is 3, 40 wide", "did 3, is 1, 20 wide"])
    screen.screen.interfaceOrientation = .portrait
    screen.resize(to: CGSize(width: 60, height: 20))
    #expect(log.lines.count == 2)
    screen.screen.interfaceOrientation = .unknown
    #expect(log.lines.suffix(2) == ["will 3, is 1, 20 wide", "did 1, is 3, 60 wide"])
  }

  @Test("the environment names an orientation, or gives a one-line error")
  func environment() throws {
    #expect(try UIApplication.orientation(in: [:]) == .unknown)
    #expect(try UIApplication.orientation(in: ["LAMINA_ORIENTATION": "portrait"]) == .portrait)
    #expect(
      try UIApplication.orientation(in: ["LAMINA_ORIENTATION": "portraitUpsideDown"])
        == .portraitUpsideDown)
    #expect(
      try UIApplication.orientation(in: ["LAMINA_ORIENTATION": "landscapeLeft"]) == .landscapeLeft)
    #expect(
      try UIApplication.orientation(in: ["LAMINA_ORIENTATION": "landscapeRight"])
        == .landscapeRight)
    let error = #expect(throws: RenderError.self) {
      try UIApplication.orientation(in: ["LAMINA_ORIENTATION": "sideways"])
    }
    #expect(error?.description.contains("LAMINA_ORIENTATION is 'sideways'") == true)
  }
}
