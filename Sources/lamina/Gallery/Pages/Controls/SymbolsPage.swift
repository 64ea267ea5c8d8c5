import UIKit

extension GalleryPage {
  static let symbols = GalleryPage(
    name: "symbols", title: "Symbols",
    caption: "UIImage(systemName:) has the symbols that controls and bars need. They are drawn as "
      + "paths, in the tint color.",
    space: CGSize(width: 316, height: 198),
    specimens: [
      Specimen("arrows and marks") { stage in
        stage.symbols(
          "chevron.left chevron.right chevron.up chevron.down chevron.up.chevron.down "
            + "chevron.compact.down arrow.left arrow.right arrow.up arrow.down arrow.clockwise "
            + "arrow.counterclockwise arrow.uturn.backward xmark multiply plus minus checkmark "
            + "ellipsis info questionmark exclamationmark line.3.horizontal "
            + "line.3.horizontal.decrease list.bullet magnifyingglass return")
      },
      Specimen("objects") { stage in
        stage.symbols(
          "square.and.arrow.up square.and.arrow.down square.and.pencil trash gear house person "
            + "bell bookmark folder pencil calendar clock envelope lock globe mic delete.left shift "
            + "star heart circle square square.grid.2x2 sun.max photo flag wifi")
      },
      Specimen("the same, filled", note: ".dark") { stage in
        stage.symbols(
          "trash.fill gearshape.fill house.fill person.fill bell.fill bookmark.fill folder.fill "
            + "clock.fill envelope.fill lock.fill mic.fill delete.left.fill shift.fill star.fill "
            + "heart.fill circle.fill square.fill square.grid.2x2.fill play.fill pause.fill sun.max.fill "
            + "sun.min.fill photo.fill flag.fill speaker.fill speaker.wave.2.fill",
          in: .dark)
      },
      Specimen(".circle and .circle.fill") { stage in
        let names = ["xmark", "plus", "minus", "checkmark", "ellipsis", "info", "questionmark"]
        stage.symbols(
          (names + ["chevron.left", "arrow.up", "magnifyingglass"])
            .map { "\($0).circle \($0).circle.fill" }.joined(separator: " "))
      },
      Specimen("UIImage.SymbolWeight", note: "from .ultraLight to .black") { stage in
        let panel = stage.panel()
        let views = (1...9).flatMap { weight in
          ["heart", "plus.circle", "chevron.right"].map { name in
            UIImageView(
              image: UIImage(
                systemName: name,
                withConfiguration: UIImage.SymbolConfiguration(
                  pointSize: 20, weight: UIImage.SymbolWeight(rawValue: weight) ?? .regular)))
          }
        }
        panel.addFlowing(views, spacing: 15)
      },
      Specimen("UIImage.SymbolScale", note: "beside a text of the same size") { stage in
        let panel = stage.panel()
        panel.addFlowing(
          [UIImage.SymbolScale.small, .medium, .large].flatMap { scale in
            [13, 17, 28].map { Stage.textLine($0, scale) }
          })
      },
    ])
}

extension Stage {
  fileprivate func symbols(_ names: String, in style: UIUserInterfaceStyle = .light) {
    let panel = panel(in: style)
    let configuration = UIImage.SymbolConfiguration(pointSize: 22)
    panel.addFlowing(
      names.split(separator: " ").map { name in
        let image = UIImage(systemName: String(name), withConfiguration: configuration)
        let view = UIImageView(image: image)
        view.contentMode = .center
        view.bounds.size = CGSize(width: 34, height: 34)
        return view
      }, spacing: 11)
  }

  /// A text with a symbol behind it, on the same baseline.
  fileprivate static func textLine(_ size: CGFloat, _ scale: UIImage.SymbolScale) -> UIView {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Hg"
    label.sizeToFit()
    let image = UIImage(
      systemName: "plus.circle",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: size, weight: .regular, scale: scale))
    let symbol = UIImageView(image: image)
    let baseline = label.font.ascender
    symbol.frame.origin = CGPoint(
      x: label.frame.maxX + 4,
      y: baseline - symbol.bounds.height + (image?.baselineOffsetFromBottom ?? 0))
    let line = UIView(
      frame: CGRect(x: 0, y: 0, width: symbol.frame.maxX, height: label.bounds.height))
    line.addSubview(label)
    line.addSubview(symbol)
    return line
  }
}
