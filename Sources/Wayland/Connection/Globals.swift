import Glibc
import WaylandWire

/// The singleton globals (`wl_registry.global`), bound when the connection is made.
struct Globals: Sendable {
  let compositor: WlCompositor
  let shell: XdgWmBase
  let sharedMemory: WlShm?
  let presentation: WpPresentation?
  let viewporter: WpViewporter?
  let fractionalScaleManager: WpFractionalScaleManagerV1?
  let idleNotifier: ExtIdleNotifierV1?
  let idleInhibitManager: ZwpIdleInhibitManagerV1?
  let shortcutsInhibitManager: ZwpKeyboardShortcutsInhibitManagerV1?
  let outputPowerManager: OutputPowerManager?
  let decorationManager: ZxdgDecorationManagerV1?
  let pointerGestures: ZwpPointerGesturesV1?
  let tabletManager: ZwpTabletManagerV2?
  let textInputManager: ZwpTextInputManagerV3?
  let dataDeviceManager: WlDataDeviceManager?
  let primarySelectionManager: ZwpPrimarySelectionDeviceManagerV1?

  init(from catalog: GlobalCatalog, display: String) throws(WaylandError) {
    guard let compositor = catalog.bindFirst(WlCompositor.self) else {
      throw .missingInterface(WlCompositor.interface.name, display: display)
    }
    guard let shell = catalog.bindFirst(XdgWmBase.self) else {
      throw .missingInterface(XdgWmBase.interface.name, display: display)
    }
    self.compositor = compositor
    self.shell = shell
    sharedMemory = catalog.bindFirst()
    presentation = catalog.bindFirst()
    viewporter = catalog.bindFirst()
    fractionalScaleManager = catalog.bindFirst()
    idleNotifier = catalog.bindFirst()
    idleInhibitManager = catalog.bindFirst()
    shortcutsInhibitManager = catalog.bindFirst()
    outputPowerManager = catalog.bindFirst()
    decorationManager = catalog.bindFirst()
    pointerGestures = catalog.bindFirst()
    tabletManager = catalog.bindFirst()
    textInputManager = catalog.bindFirst()
    dataDeviceManager = catalog.bindFirst()
    primarySelectionManager = catalog.bindFirst()
  }

  /// Whether fractional scales are supported; they also need viewports, which scale the buffer.
  var hasFractionalScale: Bool { fractionalScaleManager != nil && viewporter != nil }
}

/// Records the clock that the compositor announces for presentation times
/// (`wp_presentation.clock_id`).
final class PresentationClock {
  private(set) var id = Int32(CLOCK_MONOTONIC)

  init(_ presentation: WpPresentation?) {
    presentation?.onEvent { [weak self] event in
      if case .clockId(let id) = event { self?.id = Int32(bitPattern: id) }
    }
  }

  static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
