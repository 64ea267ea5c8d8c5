import UIKit

/// All works of the museum, or those of one artist.
final class WorksController: UIViewController {
  private let wall = WallView(frame: .zero)
  /// The artist whose works are shown; nil shows all.
  private var artist: Artist? { didSet { showWorks() } }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Works"
    restorationIdentifier = "list"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "line.3.horizontal.decrease"), menu: nil)
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Artists"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = wall
    wall.restorationIdentifier = "wall"
    wall.onOpen = { [weak self] in self?.open($0) }
    showWorks()
  }

  private func showWorks() {
    wall.show(artist?.works ?? Catalog.works)
    title = artist?.name ?? "Works"
    tabBarItem.title = "Works"
    navigationItem.rightBarButtonItem?.menu = filterMenu
  }

  private var filterMenu: UIMenu {
    let all = UIAction(title: "All artists", state: artist == nil ? .on : .off) { [weak self] _ in
      self?.filter(by: nil)
    }
    let artists = Artist.all.map { artist in
      UIAction(title: artist.name, state: artist.id == self.artist?.id ? .on : .off) {
        [weak self] _ in self?.filter(by: artist)
      }
    }
    return UIMenu(children: [all, UIMenu(options: .displayInline, children: artists)])
  }

  private func filter(by artist: Artist?) {
    self.artist = artist
    wall.setContentOffset(CGPoint(x: 0, y: -wall.adjustedContentInset.top), animated: false)
  }

  private func open(_ work: Work) {
    let list = artist.map { WorkList.artist($0) } ?? .all
    navigationController?.pushViewController(WorkPagesController(work, in: list), animated: true)
  }

  // MARK: State restoration

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode((artist?.id ?? "") as NSString, forKey: "artist")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    artist = coder.text(forKey: "artist").flatMap(Catalog.artist)
  }
}
