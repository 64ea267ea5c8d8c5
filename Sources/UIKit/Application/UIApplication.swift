import CoreGraphics
import Foundation
public import ObjectiveC
package import RenderServer
import Wayland

/// The running program: its delegate, its display connection and its termination.
///
/// Main thread only. Source: Apple, "UIApplication".
open class UIApplication: UIResponder {
  /// The singleton application object: the first one that is created.
  open class var shared: UIApplication { theOnly ?? UIApplication() }
  private static var theOnly: UIApplication?

  public override init() {
    super.init()
    // A subclass may use the shared application in its own `init()`.
    if Self.theOnly == nil { Self.theOnly = self }
  }

  /// The reasons for a launch; a program started on Linux has none.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Whether the application has the keyboard focus, or is visible at least.
  ///
  /// Source: Apple, "UIApplication.State".
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Receives the application's life cycle events. Retained while the application runs.
  open var delegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState = State.inactive

  /// The options for opening the display; set before `run`.
  package static var windowOptions = WindowServer.Options(
    title: ProcessInfo.processInfo.processName)
  /// The connection to the display, while there is one.
  package private(set) var server: WindowServer?
  final var accessibilityPublisher: AccessibilityPublisher?
  final var screenReader: ScreenReader?
  /// Whether LAMINA_SCREEN_READER switches the reader on at launch.
  final var startsScreenReader = false
  final var inspectorWindow: InspectorWindow?
  /// Whether pressing Escape terminates the program. LAMINA_ESCAPE overrides it at launch.
  package var quitsOnEscape = false
  final let keys = KeyDispatcher()
  /// When the keyboard on the screen is shown. LAMINA_KEYBOARD sets it at launch.
  package final var keyboardPolicy = KeyboardPolicy.automatic

  /// Creates the delegate after the screen, since its stored properties may use the screen.
  final var makeDelegate: () -> (any UIApplicationDelegate)? = { nil }
  final var surface = DisplaySurface()
  /// The states of the main window.
  final var windowStates: WindowConfiguration.States = []
  final lazy var outputScreens = OutputScreens(
    mirror: { [unowned self] in server?.setMirrors($0) },
    opener: { options, handler throws(RenderError) in
      try WindowServer(options, onEvent: handler)
    })
  /// The screen settings from the environment.
  final var orientation = UIInterfaceOrientation.unknown
  final var slowAnimations = 1.0
  final var displayCareOptions = DisplayCareOptions()
  package final var touchCalibration: TouchCalibration?
  final var splash: CGImage?
  final var hasLaunched = false
  private var termination: TerminationSignals?
  final var supervision: Supervision?
  final var activity = UserActivity()
  final var inactivity: InactivityMonitor?
  final var displayCare: DisplayCare?
  final var exitGuard: ExitGuard?

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The windows on the main screen from back to front, including hidden ones.
  open var windows: [UIWindow] { UIScreen.main.stack.windows }

  /// The main screen's current key window.
  open var keyWindow: UIWindow? { UIScreen.main.stack.keyWindow }

  /// The size of text that the user prefers: `.large`, or what the environment variable
  /// LAMINA_TEXT_SIZE says.
  ///
  /// Source: Apple, "preferredContentSizeCategory".
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UserPreferences.contentSizeCategory
  }

  /// The orientation of the content on the main screen.
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  // MARK: Actions

  /// Calls the method of a selector with a sender and an event, as far as it takes them.
  ///
  /// - Parameter target: nil means the first object that performs the action, from the first
  ///   responder of the key window on; without a first responder, from the sender on.
  /// - Returns: whether there was such an object.
  ///
  /// Traps if the given target has no such method. Source: Apple, "sendAction(_:to:from:for:)".
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    send(action, to: target, from: sender, for: event)
  }

  // MARK: Events

  /// Sends an event to the windows that it concerns. All events of the user pass through here.
  ///
  /// Source: Apple, "sendEvent(_:)".
  open func sendEvent(_ event: UIEvent) {
    deliver(event)
  }

  /// Ignores touches that begin from now on, until `endIgnoringInteractionEvents()` was called as
  /// often as this method.
  ///
  /// Source: Apple, "beginIgnoringInteractionEvents()".
  open func beginIgnoringInteractionEvents() {
    ignoredInteraction += 1
  }

  /// Undoes one call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() {
    ignoredInteraction = max(0, ignoredInteraction - 1)
  }

  /// Whether touches that begin now are ignored, also after the end of that.
  open var isIgnoringInteractionEvents: Bool { ignoredInteraction > 0 }
  private final var ignoredInteraction = 0

  // MARK: Scenes and the display

  /// The scene, which the application connects after it has launched.
  open var connectedScenes: Set<UIScene> { scene.map { [$0] } ?? [] }
  /// The session of the scene.
  open var openSessions: Set<UISceneSession> { scene.map { [$0.session] } ?? [] }
  /// Always false: there is one scene.
  open var supportsMultipleScenes: Bool { false }
  final var scene: UIWindowScene?

  // MARK: State

  final lazy var stateSaver = StateSaver(of: self)
  final var stateRestorer: StateRestorer?
  final var restorationExtensions = 0

  /// Whether the display stays on while the program is visible. Default: true if the display's window
  /// is full screen, as kiosks need, and false otherwise.
  open var isIdleTimerDisabled: Bool {
    get { keepsDisplayOn ?? Self.windowOptions.isFullscreen }
    set {
      keepsDisplayOn = newValue
      server?.setIdleInhibited(newValue)
    }
  }
  private final var keepsDisplayOn: Bool?

  // MARK: The program

  /// Creates the application, opens the display and runs the main run loop indefinitely.
  package static func run(
    _ applicationClass: AnyClass = UIApplication.self,
    makeDelegate: @escaping () -> (any UIApplicationDelegate)?
  ) -> Never {
    ProcessSetup.prepare()
    ProcessSetup.requireDescriptors()
    let application = theOnly ?? makeApplication(of: applicationClass)
    require(
      type(of: application) == applicationClass, "There can only be one UIApplication instance.")
    shared.makeDelegate = makeDelegate
    shared.termination = TerminationSignals { UIApplication.shared.terminate() }
    do throws(RenderError) {
      let environment = ProcessInfo.processInfo.environment
      try shared.readOptions(in: try OptionsFile.environment(over: environment))
      shared.server = try WindowServer(windowOptions) { event in
        UIApplication.shared.handle(event)
      }
      shared.supervision?.begin(shared.server)
      try shared.supervision?.report(at: statusSocket, shared.server?.log)
      if let keepsDisplayOn = shared.keepsDisplayOn {
        shared.server?.setIdleInhibited(keepsDisplayOn)
      }
    } catch {
      shared.fail(error)
    }
    while true { RunLoop.main.run() }
  }

  /// Terminates the program: notifies the delegate, closes the display and exits.
  package func terminate(status: Int32 = 0) -> Never {
    if hasLaunched { prepareForTermination() }
    exitProcess(status: status)
  }

  /// Closes the display and exits.
  func exitProcess(status: Int32) -> Never {
    supervision?.willEnd()
    // A render thread that does not stop is inside the driver, where it compiles a program, for
    // example. The driver's exit handlers would free what that thread uses.
    let othersHaveEnded = outputScreens.stop(timeout: Self.exitPatience / 2)
    let hasEnded = server?.stop(timeout: Self.exitPatience) ?? true
    Self.exitProcess(status: status, runsExitHandlers: hasEnded && othersHaveEnded)
  }

  /// The seconds that the threads of the display get to end, so that the program ends within half a
  /// second.
  private static let exitPatience = 0.3

  package static func exitProcess(status: Int32, runsExitHandlers: Bool) -> Never {
    if runsExitHandlers { exit(status) }
    fflush(nil)
    _exit(status)
  }
}
