public import Foundation

/// The machine on which the program runs.
///
/// Main thread only. Source: Apple, "UIDevice".
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// Posted after the content of the main screen has rotated, between
  /// `beginGeneratingDeviceOrientationNotifications()` and its counterpart. The object is the device.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private static let own = UIDevice()
  private final let system = SystemName()
  private final var orientationRequestCount = 0

  /// The machine.
  open class var current: UIDevice { own }

  // MARK: Names

  /// The name of the machine in its network.
  open var name: String { system.node }
  /// The product's name, as its firmware tells it; without one, the name of the architecture, such as `aarch64`.
  open var model: String { HardwareModel.name ?? system.machine }
  /// The product's name, which has no translations.
  open var localizedModel: String { model }
  /// The name of the kernel: `Linux`.
  open var systemName: String { system.kernel }
  /// The version of the kernel.
  open var systemVersion: String { system.release }
  /// The kind of device that the size of the main screen resembles.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// Whether programs run beside each other: always true.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Orientation

  /// How the device is held so that the content of the main screen is upright.
  open var orientation: UIDeviceOrientation {
    UIDeviceOrientation(UIScreen.main.interfaceOrientation)
  }

  /// Whether a rotation is told by a notification.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationRequestCount > 0 }

  /// Begins to tell rotations by notifications. Calls nest.
  open func beginGeneratingDeviceOrientationNotifications() {
    orientationRequestCount += 1
  }

  /// Ends what a call of `beginGeneratingDeviceOrientationNotifications()` has begun.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationRequestCount = max(orientationRequestCount - 1, 0)
  }

  /// Tells that the content of the main screen has rotated.
  final func screenDidRotate() {
    guard orientationRequestCount > 0 else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}
