import ArgumentParser

/// All pages, in the order in which they are flipped through.
@MainActor enum Gallery {
  static let pages: [GalleryPage] = [
    .transforms, .hierarchy, .alpha, .contentScale, .contentStretch, .contentsRect, .gravity,
    .filters, .edges, .doubleSided, .tags, .windows, .listing32, .listing33, .listing34, .listing35,
  ]

  /// - Throws: an error that lists the names.
  static func index(of name: String) throws -> Int {
    guard let index = pages.firstIndex(where: { $0.name == name }) else {
      let names = pages.map(\.name).joined(separator: ", ")
      throw ValidationError("--page \(name): no such page; there are \(names)")
    }
    return index
  }
}
