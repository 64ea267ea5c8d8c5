public import Foundation

/// Lets the user drag what a view shows: into other views, and into other programs.
///
/// A finger that rests for half a second lifts the items, and a pointer that is moved with its button
/// pressed does at once. The drag begins with the next movement.
///
/// Main thread only. Source: Apple, "UIDragInteraction"; Wayland, `wl_data_device.start_drag`.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Provides the items. Not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// Whether interactions are enabled when they are created: true.
  open class var isEnabledByDefault: Bool { true }
  /// Whether items can be lifted. Default: `isEnabledByDefault`.
  open var isEnabled: Bool {
    get { recognizer.isEnabled }
    set { recognizer.isEnabled = newValue }
  }
  /// Whether other gestures of the view may be recognized together with the lift. Default: false.
  open var allowsSimultaneousRecognitionDuringLift = false

  private final lazy var recognizer = DragGestureRecognizer(of: self)

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    isEnabled = Self.isEnabledByDefault
  }

  open func willMove(to view: UIView?) {
    if let old = self.view { old.removeGestureRecognizer(recognizer) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }
}
