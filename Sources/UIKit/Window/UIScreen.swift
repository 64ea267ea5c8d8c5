import CoreGraphics
import Foundation
import LayerTree
public import QuartzCore
import RenderServer
import Synchronization
import Wayland

/// A display's surface, on which windows are shown.
///
/// Source: Apple, "UIScreen".
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The application's screen, or the off-screen screen that was connected last; without one, a
  /// screen of size 0 and scale 1.
  open class var main: UIScreen { connected.last ?? none }

  /// The screens between `connect` and `disconnect`, in the order of connection.
  private static var connected: [UIScreen] = [] {
    didSet { MainScreenScale.value = main.scale }
  }
  private static let none = UIScreen()

  /// The main screen, and one for each output that does not show it.
  open class var screens: [UIScreen] { [main] + UIApplication.shared.outputScreens.screens }

  /// The screen's bounds in the orientation of its content. Points.
  open var bounds: CGRect { geometry.bounds }
  /// The number of pixels per point.
  open var scale: CGFloat { geometry.scale }
  /// The refresh rate of the display, in frames per second.
  open var maximumFramesPerSecond: Int { refreshRate }
  package final var refreshRate = 60

  /// The bounds of the surface in pixels, which do not depend on `interfaceOrientation`.
  open var nativeBounds: CGRect { CGRect(origin: .zero, size: geometry.pixelSize) }

  /// The number of pixels per point.
  open var nativeScale: CGFloat { scale }

  /// The traits of a window that fills the screen.
  open var traitCollection: UITraitCollection { ownTraits }
  final lazy var ownTraits = makeTraits(forWindowOf: bounds.size)

  /// Called after the traits have changed, before the windows are told. Default: nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The output

  /// The mode of the output; nil if there is none, and off screen. Compositors alone change modes.
  ///
  /// Source: Apple, "currentMode".
  open var currentMode: UIScreenMode? { output?.screenMode }
  /// The current mode alone.
  open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  /// The current mode.
  open var preferredMode: UIScreenMode? { currentMode }
  final var output: OutputState?

  /// The main screen, while this screen shows a mirror of it: with `UIApplication.mirrorsMainScreen`, until
  /// one of its own windows is visible.
  ///
  /// Source: Apple, "mirrored".
  open var mirrored: UIScreen? { isMirror ? .main : nil }
  final var isMirror = false

  /// The connection to the display; nil while there is none.
  final weak var server: WindowServer?

  // MARK: Coordinate spaces

  /// The coordinate space of the rotated content: that of `bounds` and of the windows' frames.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self, isFixed: false) }

  /// The coordinate space of the surface, in points, which does not depend on
  /// `interfaceOrientation`; it corresponds to `nativeBounds`.
  open var fixedCoordinateSpace: any UICoordinateSpace {
    ScreenSpace(screen: self, isFixed: true)
  }

  /// The cost and the timing of this screen's frames. This property is an extension of Lamina.
  public final var frameStatistics: FrameStatistics {
    var statistics = readStatistics() ?? FrameStatistics()
    statistics.drawRectCalls = context?.statistics.drawRectCalls ?? 0
    return statistics
  }

  /// Reads the render server's statistics; returns nil if there is none.
  package var readStatistics: () -> FrameStatistics? = { nil }

  /// Reads when the last refresh of the display began, in seconds on the media clock; returns nil if
  /// that is unknown.
  package final var readLastRefresh: () -> Double? = { nil }

  /// The keyboard on the screen; nil while there is none.
  final var keyboard: OnScreenKeyboard? {
    didSet { if keyboard != oldValue { keyboardDidChange() } }
  }

  /// The brightness from 0, which is black, to 1. Default: 1. Lamina draws what is darker, and does
  /// not change the lamp of the display. Other values are limited.
  ///
  /// LAMINA_BRIGHTNESS sets it at launch. Source: Apple, "brightness".
  open var brightness: CGFloat {
    get { ownBrightness }
    set { ownBrightness = min(max(newValue, 0), 1) }
  }
  private final var ownBrightness: CGFloat = 1 {
    didSet { if ownBrightness != oldValue { brightnessDidChange() } }
  }
  /// The share of the brightness that is left while nobody uses the program.
  final var restBrightness: CGFloat = 1 {
    didSet { if restBrightness != oldValue { updateCover() } }
  }
  final var cover: ScreenCover?
  /// By how many pixels the content is away from its place.
  final var pixelShift: CGVector {
    get { geometry.shift }
    set {
      var geometry = geometry
      geometry.shift = newValue
      change(to: geometry)
    }
  }

  private(set) var geometry: ScreenGeometry
  /// The current factor of `slowAnimations`.
  var slowAnimationFactor = 1.0
  let stack: WindowStack
  final lazy var firstResponderChanges = FirstResponderChanges(of: self)
  final lazy var textInput = TextInputController(of: self)
  final lazy var inputViews = InputViewPresenter(on: self)
  /// The superlayer of the windows' layers, in the screen's coordinates; areas without windows are
  /// black.
  let root = CALayer()
  package private(set) var context: LayerContext?
  final lazy var inputPacer = InputPacer(of: self)

  /// Creates a screen that is not connected to a display, of size 0 and scale 1.
  public override init() {
    geometry = ScreenGeometry(size: .zero, scale: 1)
    stack = WindowStack(root: root)
    super.init()
    root.anchorPoint = .zero
    updateRootGeometry()
  }

  package convenience init(size: CGSize, scale: CGFloat) {
    self.init()
    geometry = ScreenGeometry(size: size, scale: scale)
    updateRootGeometry()
  }

  /// Starts sending the screen's commits to `post`, and makes it the main one if that is asked for.
  package func connect(
    serial: UInt32? = nil, isMain: Bool = true, post: @escaping (Commit) -> Void
  ) {
    let context = LayerContext(
      root: root, didCommit: { AccessibilityChanges.shared.happened(.layers($0)) }, post: post)
    self.context = context
    if isMain {
      Self.connected.append(self)
      UITraitCollection.system = ownTraits
    }
    sendSurface(serial: serial)
  }

  /// Sends contents again that the render side has evicted.
  package func resend(_ wanted: [ContentsID]) {
    context?.resend(wanted)
  }

  /// Sends the whole content again, to a render side that has nothing yet.
  package func resendAll() {
    context?.resendAll()
    sendSurface(serial: nil)
  }

  /// Undoes `connect`, and releases the render server. The previously connected screen becomes the
  /// main one.
  package func disconnect() {
    cancelInput()
    inputViews.removeWindow()
    context?.invalidate()
    context = nil
    server = nil
    readStatistics = { nil }
    readLastRefresh = { nil }
    Self.connected.removeAll { $0 === self }
    UITraitCollection.system = Self.main.ownTraits
  }

  /// Updates the size, the scale and the rotation of the surface.
  ///
  /// - Parameters:
  ///   - size: the size of the surface in points, regardless of the content's orientation.
  ///   - displayScale: the pixels per point of the display, if that is not `scale`.
  ///   - outputTurns: the rotation on the panel, in counter-clockwise quarter turns; nil keeps the
  ///     current value.
  package func configure(
    size: CGSize, scale: CGFloat, displayScale: CGFloat? = nil, outputQuarterTurns: Int? = nil,
    serial: UInt32?
  ) {
    var geometry = geometry
    (geometry.size, geometry.scale, geometry.displayScale) = (size, scale, displayScale)
    geometry.outputQuarterTurns = outputQuarterTurns ?? geometry.outputQuarterTurns
    // The user who rotates the display does not mean what a presentation prefers.
    if geometry.surfaceOrientation != self.geometry.surfaceOrientation {
      geometry.preferred = .unknown
    }
    change(to: geometry, serial: serial)
  }

  /// Applies a new geometry. Windows that filled the screen are resized to fill it again. One
  /// commit contains all changes and the acknowledgement for the display.
  func change(to geometry: ScreenGeometry, serial: UInt32? = nil) {
    let previous = self.geometry
    guard geometry != previous || serial != nil else { return }
    let isRotating = geometry.orientation != previous.orientation
    if isRotating { postWillRotate(to: geometry.orientation) }
    self.geometry = geometry
    if self === UIScreen.main { MainScreenScale.value = scale }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    updateRootGeometry()
    updateTraits()
    for window in stack.windows {
      if window.frame == previous.bounds {
        window.resize(
          to: bounds, rotation: isRotating ? (previous.orientation, geometry.orientation) : nil)
      }
      window.updateTraits()
      if scale != previous.scale { window.adopt(scale: scale) }
    }
    CATransaction.commit()
    let isSameSurface =
      geometry.size == previous.size && scale == previous.scale
      && geometry.outputQuarterTurns == previous.outputQuarterTurns
      && geometry.displayScale == previous.displayScale
    if !isSameSurface || serial != nil {
      sendSurface(serial: serial)
    }
    if isRotating { postDidRotate(from: previous.orientation) }
  }

  private func updateRootGeometry() {
    var transform = geometry.bufferTransform
    root.bounds = bounds
    root.position = CGPoint(x: transform.tx, y: transform.ty)
    (transform.tx, transform.ty) = (0, 0)
    root.setAffineTransform(transform)
    cover?.setBounds(bounds)
  }

  private func sendSurface(serial: UInt32?) {
    context?.setSurface(
      SurfaceState(
        size: geometry.bufferSize, scale: scale, displayScale: geometry.displayScale,
        outputQuarterTurns: geometry.outputQuarterTurns, serial: serial))
  }
}

extension UIView {
  /// Sets the scale of the view and its descendants, and of their masks, except those with an
  /// explicit `contentScaleFactor`.
  func adopt(scale: CGFloat) {
    forEachInSubtree { view in
      if view.followsScreenScale { view.layer.contentsScale = scale }
      if let mask = view.maskingView { DeepRecursion.descend { mask.adopt(scale: scale) } }
    }
  }
}

/// The main screen's scale, readable from any thread; `UIScreen` itself is restricted to the main
/// thread.
enum MainScreenScale {
  private static let bits = Atomic<UInt64>(1.0.bitPattern)

  /// The number of pixels per point; 1 before there is a screen.
  static var value: CGFloat {
    get { CGFloat(Double(bitPattern: bits.load(ordering: .relaxed))) }
    set { bits.store(Double(newValue).bitPattern, ordering: .relaxed) }
  }
}
