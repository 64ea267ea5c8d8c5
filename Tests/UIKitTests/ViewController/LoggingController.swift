import UIKit

/// Logs the callbacks that it gets.
@MainActor class LoggingController: UIViewController {
  @MainActor final class Log {
    var lines: [String] = []

    /// Returns the lines since the last call, and clears them.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    /// Returns the lines since the last call without those of layout.
    func takeWithoutLayout() -> [String] { take().filter { !$0.hasSuffix("LayoutSubviews") } }
  }

  let name: String
  let log: Log
  var forwardsAppearance = true
  private(set) var isAnimated: Bool?

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ event: String) { log.lines.append("\(name).\(event)") }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAppearance }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() { note("viewDidLoad") }

  override func viewWillAppear(_ animated: Bool) {
    isAnimated = animated
    note("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }

  override func willMove(toParent parent: UIViewController?) {
    note("willMoveToParent \((parent as? LoggingController)?.name ?? "nil")")
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    note("didMoveToParent \((parent as? LoggingController)?.name ?? "nil")")
    super.didMove(toParent: parent)
  }
}
