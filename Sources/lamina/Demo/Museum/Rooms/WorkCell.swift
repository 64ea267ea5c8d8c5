import UIKit

extension UITableViewCell {
  /// Shows a work in a row.
  func show(_ work: Work) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = work.title
    content.secondaryText = "\(work.artist.name), \(work.year)"
    content.show(work.painting)
    showPage(content)
  }

  /// Shows a room in a row, with one of its works.
  func show(_ room: Room) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = room.name
    content.secondaryText = "\(room.title)  ·  \(room.works.count) works"
    if let work = room.works.first { content.show(work.painting) }
    showPage(content)
  }

  /// Shows an artist in a row, with one of the works.
  func show(_ artist: Artist) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = artist.name
    content.secondaryText = artist.years
    if let work = artist.works.first { content.show(work.painting) }
    showPage(content)
  }

  private func showPage(_ content: UIListContentConfiguration) {
    contentConfiguration = content
    accessoryType = .disclosureIndicator
    backgroundColor = MuseumPalette.card
  }
}

extension UIListContentConfiguration {
  static let pictureSide: CGFloat = 56

  fileprivate mutating func show(_ painting: Painting) {
    image = painting.thumbnail(side: Self.pictureSide)
    textProperties.font = .museum(17, .semibold)
    textProperties.color = MuseumPalette.ink
    secondaryTextProperties.font = .systemFont(ofSize: 14)
    secondaryTextProperties.color = MuseumPalette.faded
  }
}

extension UITableView {
  /// The height of rows with a picture. Points.
  static let pageRowHeight: CGFloat = 76

  /// Prepares for rows that lead to pages.
  func setUpPages() {
    backgroundColor = MuseumPalette.paper
    rowHeight = Self.pageRowHeight
    estimatedRowHeight = 0
    register(UITableViewCell.self, forCellReuseIdentifier: "page")
    restorationIdentifier = "table"
  }
}
