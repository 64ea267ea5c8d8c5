import CoreGraphics
import Foundation
import LayerTree
public import QuartzCore
import Synchronization

/// A display's surface: what windows are shown on.
///
/// Source: Apple, "UIScreen".
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The application's screen, or the off-screen screen that was made last; one of size 0 and scale 1
  /// where there is none.
  public static var main: UIScreen { connected.last ?? none }

  /// Screens between `connect` and `disconnect`, the latest last.
  private static var connected: [UIScreen] = [] {
    didSet { MainScreenScale.value = main.scale }
  }
  private static let none = UIScreen(size: .zero, scale: 1)

  /// The application's screens: the main one.
  public static var screens: [UIScreen] { [main] }

  /// The screen's rectangle, as its content stands. Points.
  public var bounds: CGRect { geometry.bounds }
  /// Pixels per point.
  public var scale: CGFloat { geometry.scale }
  /// Refreshes a second, as the display says.
  public package(set) var maximumFramesPerSecond = 60

  /// The surface in pixels, as the display gives it; the same for every `interfaceOrientation`.
  public var nativeBounds: CGRect { CGRect(origin: .zero, size: geometry.pixelSize) }

  /// Pixels per point.
  public var nativeScale: CGFloat { scale }

  /// What this screen's frames have cost, and how well they were shown. Lamina's own.
  public var frameStatistics: FrameStatistics {
    var statistics = readStatistics() ?? FrameStatistics()
    statistics.drawRectCalls = context?.statistics.drawRectCalls ?? 0
    return statistics
  }

  /// What the render side has counted; nil: there is none.
  package var readStatistics: () -> FrameStatistics? = { nil }

  private(set) var geometry: ScreenGeometry
  /// What `slowAnimations` was set to.
  var slowness = 1.0
  let stack: WindowStack
  /// Holds the windows' layers; what no window covers is black. Its coordinates are the screen's.
  let root = CALayer()
  package private(set) var context: LayerContext?

  package init(size: CGSize, scale: CGFloat) {
    geometry = ScreenGeometry(size: size, scale: scale)
    stack = WindowStack(root: root)
    super.init()
    root.anchorPoint = .zero
    placeRoot()
  }

  /// Makes the screen the main one, and begins to send what its windows show.
  package func connect(serial: UInt32? = nil, post: @escaping (Commit) -> Void) {
    let context = LayerContext(root: root, post: post)
    self.context = context
    Self.connected.append(self)
    sendSurface(serial: serial)
  }

  /// Ends what `connect` began, and lets go of the render side. The main screen is the one before.
  package func disconnect() {
    context?.invalidate()
    context = nil
    readStatistics = { nil }
    Self.connected.removeAll { $0 === self }
  }

  /// The display has another size or scale, or turns the surface otherwise.
  ///
  /// - Parameters:
  ///   - size: points of the surface, whatever the orientation of the content.
  ///   - outputTurns: quarter turns, counter-clockwise, on the panel; nil: as before.
  package func configure(
    size: CGSize, scale: CGFloat, outputTurns: Int? = nil, serial: UInt32?
  ) {
    var geometry = geometry
    (geometry.size, geometry.scale) = (size, scale)
    geometry.outputTurns = outputTurns ?? geometry.outputTurns
    change(to: geometry, serial: serial)
  }

  /// Windows that filled the screen fill it again. What shows the change is one commit, with the
  /// answer to the display in it.
  func change(to geometry: ScreenGeometry, serial: UInt32? = nil) {
    let past = self.geometry
    guard geometry != past || serial != nil else { return }
    let isTurning = geometry.orientation != past.orientation
    if isTurning { postWillTurn(to: geometry.orientation) }
    self.geometry = geometry
    if self === UIScreen.main { MainScreenScale.value = scale }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    placeRoot()
    for window in stack.windows {
      if window.frame == past.bounds { window.frame = bounds }
      if scale != past.scale { window.adopt(scale: scale) }
    }
    CATransaction.commit()
    if geometry.size != past.size || scale != past.scale || serial != nil {
      sendSurface(serial: serial)
    }
    if isTurning { postDidTurn(from: past.orientation) }
  }

  private func placeRoot() {
    var transform = geometry.transform
    root.bounds = bounds
    root.position = CGPoint(x: transform.tx, y: transform.ty)
    (transform.tx, transform.ty) = (0, 0)
    root.setAffineTransform(transform)
  }

  private func sendSurface(serial: UInt32?) {
    context?.setSurface(SurfaceState(size: geometry.size, scale: scale, serial: serial))
  }
}

extension UIView {
  /// Draws the view and all below it at the pixels per point of a screen, but for those that were
  /// given a number of their own.
  func adopt(scale: CGFloat) {
    forEachInSubtree { view in
      if view.followsScreenScale { view.layer.contentsScale = scale }
    }
  }
}

/// The main screen's scale, for drawing on any thread; `UIScreen` itself belongs to the main one.
enum MainScreenScale {
  private static let bits = Atomic<UInt64>(1.0.bitPattern)

  /// Pixels per point, 1 until the screen says otherwise.
  static var value: CGFloat {
    get { CGFloat(Double(bitPattern: bits.load(ordering: .relaxed))) }
    set { bits.store(Double(newValue).bitPattern, ordering: .relaxed) }
  }
}
