import UIKit

final class OverridingWindow: UIWindow {
  override var screen: UIScreen {
    get { called(super.screen) }
    set { super.screen = assigned(newValue) }
  }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var windowLevel: UIWindow.Level {
    get { called(super.windowLevel) }
    set { super.windowLevel = assigned(newValue) }
  }
  override func makeKeyAndVisible() { called(super.makeKeyAndVisible()) }
  override var isHidden: Bool {
    get { called(super.isHidden) }
    set { super.isHidden = assigned(newValue) }
  }
  override func sendEvent(_ event: UIEvent) { called(super.sendEvent(event)) }
  override var isKeyWindow: Bool { called(super.isKeyWindow) }
  override var rootViewController: UIViewController? {
    get { called(super.rootViewController) }
    set { super.rootViewController = assigned(newValue) }
  }
  override var canBecomeKey: Bool { called(super.canBecomeKey) }
  override func makeKey() { called(super.makeKey()) }
  override func becomeKey() { called(super.becomeKey()) }
  override func resignKey() { called(super.resignKey()) }
  override func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    called(super.convert(point, to: window), "convert(_:to:) of a point")
  }
  override func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    called(super.convert(point, from: window), "convert(_:from:) of a point")
  }
  override func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    called(super.convert(rect, to: window), "convert(_:to:) of a rectangle")
  }
  override func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    called(super.convert(rect, from: window), "convert(_:from:) of a rectangle")
  }
  override var next: UIResponder? { called(super.next) }
  override var undoManager: UndoManager? { called(super.undoManager) }
}

final class OverridingScreen: UIScreen {
  override class var main: UIScreen { called(super.main) }
  override class var screens: [UIScreen] { called(super.screens) }
  override var bounds: CGRect { called(super.bounds) }
  override var scale: CGFloat { called(super.scale) }
  override var brightness: CGFloat {
    get { called(super.brightness) }
    set { super.brightness = assigned(newValue) }
  }
  override var maximumFramesPerSecond: Int { called(super.maximumFramesPerSecond) }
  override var currentMode: UIScreenMode? { called(super.currentMode) }
  override var availableModes: [UIScreenMode] { called(super.availableModes) }
  override var preferredMode: UIScreenMode? { called(super.preferredMode) }
  override var mirrored: UIScreen? { called(super.mirrored) }
  override var nativeBounds: CGRect { called(super.nativeBounds) }
  override var nativeScale: CGFloat { called(super.nativeScale) }
  override var coordinateSpace: any UICoordinateSpace { called(super.coordinateSpace) }
  override var fixedCoordinateSpace: any UICoordinateSpace { called(super.fixedCoordinateSpace) }
  override var traitCollection: UITraitCollection { called(super.traitCollection) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
}

final class OverridingDevice: UIDevice {
  override class var current: UIDevice { called(super.current) }
  override var name: String { called(super.name) }
  override var model: String { called(super.model) }
  override var localizedModel: String { called(super.localizedModel) }
  override var systemName: String { called(super.systemName) }
  override var systemVersion: String { called(super.systemVersion) }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { called(super.userInterfaceIdiom) }
  override var isMultitaskingSupported: Bool { called(super.isMultitaskingSupported) }
  override var orientation: UIDeviceOrientation { called(super.orientation) }
  override var isGeneratingDeviceOrientationNotifications: Bool {
    called(super.isGeneratingDeviceOrientationNotifications)
  }
  override func beginGeneratingDeviceOrientationNotifications() {
    called(super.beginGeneratingDeviceOrientationNotifications())
  }
  override func endGeneratingDeviceOrientationNotifications() {
    called(super.endGeneratingDeviceOrientationNotifications())
  }
}

final class OverridingApplication: UIApplication {
  /// The first application object is the shared one, which other tests use as well.
  static func make() -> OverridingApplication {
    _ = UIApplication.shared
    return OverridingApplication()
  }

  override class var shared: UIApplication { called(super.shared) }
  override var delegate: (any UIApplicationDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var applicationState: UIApplication.State { called(super.applicationState) }
  override var next: UIResponder? { called(super.next) }
  override var windows: [UIWindow] { called(super.windows) }
  override var keyWindow: UIWindow? { called(super.keyWindow) }
  override var preferredContentSizeCategory: UIContentSizeCategory {
    called(super.preferredContentSizeCategory)
  }
  override var statusBarOrientation: UIInterfaceOrientation { called(super.statusBarOrientation) }
  override var connectedScenes: Set<UIScene> { called(super.connectedScenes) }
  override var openSessions: Set<UISceneSession> { called(super.openSessions) }
  override var supportsMultipleScenes: Bool { called(super.supportsMultipleScenes) }
  override var isIdleTimerDisabled: Bool {
    get { called(super.isIdleTimerDisabled) }
    set { super.isIdleTimerDisabled = assigned(newValue) }
  }
  override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { called(super.sendAction(action, to: target, from: sender, for: event)) }
  override func sendEvent(_ event: UIEvent) { called(super.sendEvent(event)) }
  override func beginIgnoringInteractionEvents() {
    called(super.beginIgnoringInteractionEvents())
  }
  override func endIgnoringInteractionEvents() { called(super.endIgnoringInteractionEvents()) }
  override var isIgnoringInteractionEvents: Bool { called(super.isIgnoringInteractionEvents) }
}

extension Overrides {
  static let window = Overrides(
    of: "UIWindow", by: OverridingWindow(),
    uses: [
      {
        $0.windowLevel = $0.windowLevel
        $0.isHidden = $0.isHidden
        $0.rootViewController = $0.rootViewController
        $0.sendEvent(UIEvent())
        $0.screen = $0.screen
        _ = ($0.isKeyWindow, $0.canBecomeKey, $0.next, $0.undoManager)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      {
        // This calls `makeKey()` and `becomeKey()`.
        $0.makeKeyAndVisible()
        // This calls `resignKey()`.
        UIWindow().makeKeyAndVisible()
      },
      {
        let window: UIWindow? = nil
        _ = ($0.convert(CGPoint.zero, to: window), $0.convert(CGPoint.zero, from: window))
        _ = ($0.convert(CGRect.zero, to: window), $0.convert(CGRect.zero, from: window))
      },
    ])

  static let screen = Overrides(
    of: "UIScreen", by: OverridingScreen(),
    uses: [
      {
        _ = (OverridingScreen.main, OverridingScreen.screens, $0.bounds, $0.scale)
        _ = ($0.nativeBounds, $0.nativeScale, $0.maximumFramesPerSecond)
        _ = ($0.coordinateSpace, $0.fixedCoordinateSpace, $0.traitCollection)
        $0.traitCollectionDidChange(nil)
        $0.brightness = $0.brightness
        _ = ($0.currentMode, $0.availableModes, $0.preferredMode, $0.mirrored)
      }
    ])

  static let device = Overrides(
    of: "UIDevice", by: OverridingDevice(),
    uses: [
      {
        _ = (OverridingDevice.current, $0.name, $0.model, $0.localizedModel, $0.systemName)
        _ = ($0.systemVersion, $0.userInterfaceIdiom, $0.isMultitaskingSupported, $0.orientation)
        $0.beginGeneratingDeviceOrientationNotifications()
        $0.endGeneratingDeviceOrientationNotifications()
        _ = $0.isGeneratingDeviceOrientationNotifications
      }
    ])

  static let application = Overrides(
    of: "UIApplication", by: OverridingApplication.make(),
    uses: [
      {
        $0.delegate = $0.delegate
        _ = (OverridingApplication.shared, $0.applicationState, $0.windows, $0.keyWindow)
        _ = ($0.statusBarOrientation, $0.preferredContentSizeCategory, $0.next)
        _ = $0.sendAction("none", to: nil, from: nil, for: nil)
        $0.isIdleTimerDisabled = $0.isIdleTimerDisabled
        _ = ($0.connectedScenes, $0.openSessions, $0.supportsMultipleScenes)
        $0.sendEvent(UIEvent())
        $0.beginIgnoringInteractionEvents()
        $0.endIgnoringInteractionEvents()
        _ = $0.isIgnoringInteractionEvents
      }
    ])
}
