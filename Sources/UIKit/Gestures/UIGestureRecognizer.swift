import CoreGraphics
public import Foundation
public import ObjectiveC

/// Recognizes a gesture in the touches of a view and its subviews, and sends actions. A subclass
/// overrides the methods for touches, and sets `state`.
///
/// Main thread only. Source: Apple, "UIGestureRecognizer".
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  final var currentState = State.possible
  /// The state while actions for it are sent.
  final var shownState: State?
  /// The states that the recognizer wants to have, while others have to fail first.
  final var heldStates: [State] = []
  /// Whether the recognizer has received touches since it was reset.
  final var isActive = false
  /// The touches that are down, in the order of their beginnings.
  final var touches: [UITouch] = []
  /// The touches since the recognizer was reset whose views have not got everything yet.
  final var sequence: [UITouch] = []
  /// The touches that began after the recognizer had recognized or failed.
  final var unheard: [UITouch] = []
  /// The keys that are pressed.
  final var presses: [UIPress] = []
  /// Whether the program has set the types of presses.
  final var hasPressTypes = false
  /// Stands for fingers that scroll, pinch or rotate on a touchpad.
  final var indirectTouch: UITouch?
  /// Where the touches were last, in the coordinates of `lastWindow`.
  final var lastLocation = CGPoint.zero
  final weak var lastWindow: UIWindow?
  final var lastButtons: UIEvent.ButtonMask = []
  final var lastModifiers: UIKeyModifierFlags = []
  final weak var attachedView: UIView?
  final var requirements: [WeakRecognizer] = []
  /// Whether others have to fail first, as delegates and subclasses have answered in this sequence.
  final var dynamicRequirements: [ObjectIdentifier: Bool] = [:]
  final var actions: [GestureAction] = []
  final var timer: InputTimers.ID?

  /// Creates a recognizer with a first action; see `addTarget(_:action:)`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without actions.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Called when the object has been created from a view file and its outlets and actions are connected.
  /// An override calls the superclass. Default: nothing.
  ///
  /// Source: Apple, "awakeFromNib()".
  open func awakeFromNib() {}

  // MARK: Actions

  /// Adds an action that is called when the state changes, except to `.failed`: a method of the
  /// target without parameters, or with the recognizer. The target is not retained. The same action
  /// is added once.
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !actions.contains(where: { $0.matches(target, action) }) else { return }
    actions.append(.selector(.init(object: target), action))
  }

  /// Removes an action; nil means those of all targets, and all of a target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.matches(target.map { $0 as AnyObject }, action) }
  }

  // MARK: State

  /// The state; only subclasses set it. A subclass that recognizes its gesture sets `.ended`
  /// (`.recognized`), or `.began`, `.changed` and `.ended`. As long as another recognizer has to
  /// fail first, the state remains `.possible`.
  open var state: State {
    get { shownState ?? currentState }
    set { request(newValue) }
  }

  /// Answers questions about the gesture. Not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches. Setting false cancels its gesture. Default: true.
  open var isEnabled = true {
    didSet { if !isEnabled { abort() } }
  }

  /// The view to which the recognizer was added.
  open var view: UIView? { attachedView }

  /// Whether the view's touches are canceled when the gesture is recognized. Default: true.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after the recognizer has failed. Default: false.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after the recognizer has failed. Default:
  /// true.
  open var delaysTouchesEnded = true

  /// The raw values of the types of touches that the recognizer receives. Default: all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The raw values of the types of presses that the recognizer receives: those of keys, while the
  /// recognizer's view is first responder or contains it. Default: those of a remote control. Taps and
  /// long presses receive presses only if this has been set; other recognizers of UIKit receive none.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6] {
    didSet { hasPressTypes = true }
  }
  /// Whether all touches of a gesture have the type of the first one. Default: true.
  open var requiresExclusiveTouchType = true

  /// A name for use by the program. Default: nil.
  open var name: String?

  /// The modifier keys that were pressed at the last event.
  open var modifierFlags: UIKeyModifierFlags { lastModifiers }
  /// The buttons of the pointer that were pressed at the last event.
  open var buttonMask: UIEvent.ButtonMask { lastButtons }

  // MARK: Locations

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { touches.count }

  /// The center of the touches, in a view's coordinates; nil means the window's. After the touches,
  /// the last one. Points.
  open func location(in view: UIView?) -> CGPoint { centroid(in: view) }

  /// The location of one of the touches, in a view's coordinates; nil means the window's. Points.
  /// Traps if there is no touch with the index.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    requireTouch(touchIndex, of: touches.count)
    return touches[touchIndex].location(in: view)
  }

  // MARK: Other recognizers

  /// Makes this recognizer wait until another one has failed; it fails if that one recognizes.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  /// Whether this recognizer, when it recognizes, prevents another one. Default: true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer, when it recognizes, prevents this one. Default: true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer has to fail before this one recognizes. Default: false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether this recognizer has to fail before another one recognizes. Default: false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether the recognizer receives an event. Default: true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Touches

  /// Called when touches have begun, before the view is told. Default: does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have moved. Default: does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were lifted. Default: does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were taken away. Default: does nothing. If no touch is left, the gesture is
  /// canceled, or fails.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called, because devices report final values. Default: does nothing.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when keys of an allowed type were pressed, before the first responder is told. Default:
  /// ignores them.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses { ignore(press, for: event) }
  }
  /// Called when the force of presses has changed; that of keys never does. Default: does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when keys were released. Default: does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses were taken away. Default: does nothing. If none is left, the gesture is
  /// canceled, or fails.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Makes the recognizer forget a touch, which its view then receives in any case. Once the gesture
  /// is recognized, it has an effect on touches that have just begun only.
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }

  /// Makes the recognizer forget a press, which the first responder then receives in any case. Once
  /// the gesture is recognized, it has an effect on presses that have just begun only.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { forget(button) }

  /// Called when the gesture is over and all of its touches are, to prepare for another one.
  open func reset() {}

  // MARK: For UIKit's recognizers

  /// Whether the recognizer receives touches, as all do but those for the pointer alone.
  class var receivesTouches: Bool { true }
  /// Whether the recognizer uses a movement that does not touch the screen.
  func accepts(_ kind: IndirectInput.Kind) -> Bool { false }
  /// Called with a movement that the recognizer accepts.
  func handle(_ input: IndirectInput, at time: Double) {}
  /// Called before `reset()`.
  func prepareForNextGesture() {}
}
