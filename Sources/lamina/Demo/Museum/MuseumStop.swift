import UIKit

/// A screen of the museum that a tour shows.
enum MuseumStop: Int, CaseIterable {
  case works
  case work
  case rooms
  case room
  case plan
  case search
  case visit
  case ticket
  case guide

  /// Opens the screen, without animation.
  @MainActor func open(in museum: MuseumController) {
    museum.selectedIndex = tab.rawValue
    let navigation = museum.navigation(of: tab)
    switch self {
    case .works, .rooms, .visit: break
    case .work: navigation?.pushViewController(Self.workPage, animated: false)
    case .room:
      navigation?.pushViewController(WorkListController(.room(.observatory)), animated: false)
    case .plan:
      UIView.performWithoutAnimation {
        (navigation?.topViewController as? PlanController)?.show(.court)
      }
    case .search: (navigation?.topViewController as? SearchController)?.search("blue")
    case .ticket: museum.present(MuseumSheet(.ticket), animated: false)
    case .guide:
      navigation?.pushViewController(Self.workPage, animated: false)
      museum.present(MuseumSheet(.guide(Catalog.works[4])), animated: false)
    }
  }

  private var tab: MuseumController.Tab {
    switch self {
    case .works, .work, .guide: .works
    case .rooms, .room: .rooms
    case .plan: .plan
    case .search: .search
    case .visit, .ticket: .visit
    }
  }

  @MainActor private static var workPage: UIViewController {
    WorkPagesController(Catalog.works[4], in: .all)
  }
}
