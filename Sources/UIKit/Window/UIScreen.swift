import Foundation
import LayerTree
public import QuartzCore

/// A display's surface: what windows are shown on.
///
/// Source: Apple, "UIScreen".
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The application's screen; one of size 0 where no application and no off-screen screen runs.
  public package(set) static var main = UIScreen(size: .zero, scale: 1) {
    didSet { MainScreenScale.value = main.scale }
  }

  /// The screen's rectangle. Points.
  public private(set) var bounds: CGRect
  /// Pixels per point.
  public private(set) var scale: CGFloat
  /// Refreshes a second, as the display says.
  public package(set) var maximumFramesPerSecond = 60

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels per point.
  public var nativeScale: CGFloat { scale }

  /// Holds the windows' layers; what no window covers is black.
  private let root = CALayer()
  package private(set) var context: LayerContext?
  private var windows: [UIWindow] = []

  package init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    super.init()
    root.anchorPoint = .zero
    root.bounds = bounds
  }

  /// Begins to send what the windows show.
  package func connect(serial: UInt32? = nil, post: @escaping (Commit) -> Void) {
    let context = LayerContext(root: root, post: post)
    context.setSurface(SurfaceState(size: bounds.size, scale: scale, serial: serial))
    self.context = context
  }

  /// Ends what `connect` began.
  package func disconnect() {
    context?.invalidate()
    context = nil
  }

  /// The display has another size or scale: windows that filled the screen fill it again.
  package func configure(size: CGSize, scale: CGFloat, serial: UInt32?) {
    let past = bounds
    bounds = CGRect(origin: .zero, size: size)
    let isRescaled = scale != self.scale
    self.scale = scale
    if self === UIScreen.main { MainScreenScale.value = scale }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    root.bounds = bounds
    for window in windows where window.frame == past { window.frame = bounds }
    if isRescaled { for window in windows { window.adopt(scale: scale) } }
    CATransaction.commit()
    context?.setSurface(SurfaceState(size: size, scale: scale, serial: serial))
  }

  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
    root.addSublayer(window.layer)
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
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
