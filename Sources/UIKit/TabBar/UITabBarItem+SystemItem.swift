extension UITabBarItem {
  /// An item with a title and an image of the system. The titles are English.
  ///
  /// Source: Apple, "UITabBarItem.SystemItem".
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    @MainActor var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    @MainActor var image: UIImage? {
      switch self {
      case .more: UIImage(systemName: "ellipsis")
      case .favorites, .featured, .topRated: UIImage(systemName: "star.fill")
      case .recents, .history, .mostRecent: UIImage(systemName: "clock.fill")
      case .contacts: UIImage(systemName: "person.fill")
      case .bookmarks: UIImage(systemName: "bookmark.fill")
      case .search: UIImage(systemName: "magnifyingglass")
      case .downloads: UIImage(systemName: "square.and.arrow.down")
      case .mostViewed: UIImage(systemName: "list.bullet")
      }
    }
  }
}
