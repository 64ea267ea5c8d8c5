import UIKit

/// A sheet of the museum: a page below a bar with a button that closes it.
final class MuseumSheet: UINavigationController, UIViewControllerRestoration {
  enum Content {
    case ticket
    case guide(Work)

    fileprivate var identifier: String {
      switch self {
      case .ticket: "ticket"
      case .guide(let work): "guide-\(work.number)"
      }
    }

    fileprivate init?(identifier: String) {
      let parts = identifier.split(separator: "-").map(String.init)
      switch parts.first {
      case "ticket": self = .ticket
      case "guide":
        guard let work = parts.last.flatMap({ Int($0) }).flatMap(Catalog.work) else { return nil }
        self = .guide(work)
      default: return nil
      }
    }

    @MainActor fileprivate func makePage() -> UIViewController {
      switch self {
      case .ticket: TicketController()
      case .guide(let work): GuideController(work)
      }
    }
  }

  init(_ content: Content) {
    super.init(nibName: nil, bundle: nil)
    let page = content.makePage()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    viewControllers = [page]
    restorationIdentifier = content.identifier
    restorationClass = Self.self
    sheetPresentationController?.detents = [.medium(), .large()]
    sheetPresentationController?.prefersGrabberVisible = true
  }

  required init?(coder: NSCoder) { nil }

  // MARK: State restoration

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    identifierComponents.last.flatMap(Content.init(identifier:)).map { MuseumSheet($0) }
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    let detent = sheetPresentationController?.selectedDetentIdentifier
    coder.encode((detent?.rawValue ?? "") as NSString, forKey: "detent")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let detent = coder.text(forKey: "detent"), !detent.isEmpty else { return }
    sheetPresentationController?.selectedDetentIdentifier = .init(detent)
  }
}
