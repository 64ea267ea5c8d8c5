import UIKit

extension GalleryPage {
  static let listContent = GalleryPage(
    name: "list-content", title: "Content of lists",
    caption: "Configurations of cells, headers and footers. Tap rows to select them.",
    space: CGSize(width: 316, height: 230),
    specimens: [
      Specimen("UIListContentConfiguration", note: "cell, subtitle, value") { stage in
        stage.list([.cell(), .subtitleCell(), .valueCell()])
      },
      Specimen("UIListContentConfiguration", note: "headers and footers") { stage in
        stage.list([
          .plainHeader(), .groupedHeader(), .groupedFooter(), .prominentInsetGroupedHeader(),
        ])
      },
      Specimen("sidebarCell()", note: "and its like") { stage in
        stage.list([.sidebarHeader(), .sidebarCell(), .sidebarSubtitleCell()])
      },
      Specimen("imageProperties", note: "color, size and corners") { stage in
        var cell = UIListContentConfiguration.subtitleCell()
        cell.imageProperties.tintColor = .systemOrange
        cell.imageProperties.reservedLayoutSize.width = 60
        var large = UIListContentConfiguration.cell()
        large.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
          pointSize: 40)
        stage.list([cell, large])
      },
      Specimen("textProperties", note: "font, color, transform and alignment") { stage in
        var cell = UIListContentConfiguration.cell()
        cell.textProperties.font = .boldSystemFont(ofSize: 20)
        cell.textProperties.color = .systemIndigo
        cell.textProperties.transform = .uppercase
        var centered = UIListContentConfiguration.subtitleCell()
        centered.textProperties.alignment = .center
        centered.secondaryTextProperties.alignment = .center
        stage.list([cell, centered])
      },
      Specimen("UIListContentView", note: ".dark") { stage in
        stage.list([.cell(), .subtitleCell(), .valueCell()], in: .dark)
      },
    ])
}

/// A table with a row for each of its configurations.
private final class ConfigurationTable: UITableView, UITableViewDataSource {
  private var configurations: [UIListContentConfiguration] = []

  func show(_ configurations: [UIListContentConfiguration]) {
    self.configurations = configurations
    dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    configurations.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = configurations[indexPath.row]
    (content.text, content.secondaryText) = ("Text", "Secondary text")
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    return cell
  }
}

extension Stage {
  fileprivate func list(
    _ configurations: [UIListContentConfiguration], in appearance: UIUserInterfaceStyle = .light
  ) {
    let panel = panel(in: appearance)
    let table = ConfigurationTable(frame: panel.bounds, style: .plain)
    table.layer.cornerRadius = 8
    table.show(configurations)
    panel.addSubview(table)
  }
}
