import UIKit

extension GalleryPage {
  static let fonts = GalleryPage(
    name: "fonts", title: "Fonts",
    caption:
      "Fonts come from the system, by weight, style, family or descriptor; their metrics are "
      + "those of their own tables.",
    specimens: [
      Specimen("systemFont(ofSize:weight:)", note: "light, regular, semibold, black") { stage in
        let weights: [UIFont.Weight] = [.light, .regular, .semibold, .black]
        stage.lines(weights.map { weight in { .systemFont(ofSize: $0, weight: weight) } })
      },
      Specimen("bold, italic, monospaced", note: "the system's other fonts") { stage in
        stage.lines([
          { .boldSystemFont(ofSize: $0) }, { .italicSystemFont(ofSize: $0) },
          { .monospacedSystemFont(ofSize: $0, weight: .regular) },
        ])
      },
      Specimen("UIFont(name:size:)", note: "families by their PostScript names") { stage in
        let names = ["DejaVuSans", "DejaVuSerif", "DejaVuSansMono"]
        stage.lines(
          names.map { name in { UIFont(name: name, size: $0) ?? .systemFont(ofSize: $0) } })
      },
      Specimen("preferredFont(forTextStyle:)", note: "title, headline, body, caption") { stage in
        let styles: [UIFont.TextStyle] = [.title3, .headline, .body, .caption1]
        stage.lines(
          styles.map { style in
            { size in
              let font = UIFont.preferredFont(forTextStyle: style)
              return font.withSize(font.pointSize * size / 16)
            }
          })
      },
      Specimen("withSymbolicTraits(_:)", note: "the faces of a family") { stage in
        let traits: [UIFontDescriptor.SymbolicTraits] = [[], .traitBold]
        stage.lines(
          traits.map { traits in
            { size in
              let plain = UIFontDescriptor(name: "DejaVuSerif", size: size)
              return UIFont(descriptor: plain.withSymbolicTraits(traits) ?? plain, size: size)
            }
          })
      },
      Specimen("ascender, capHeight, xHeight, descender", note: "from the baseline") {
        $0.metrics()
      },
    ])
}

extension Stage {
  /// Adds a line of text in each font, all at the same size.
  fileprivate func lines(_ fonts: [(CGFloat) -> UIFont]) {
    let height = 80 / CGFloat(max(fonts.count, 3))
    let top = (90 - height * CGFloat(fonts.count)) / 2
    for (index, font) in fonts.enumerated() {
      let label = text("Hamburgefonstiv", 10, top + CGFloat(index) * height, 145, height)
      label.font = font(12 * unit)
    }
  }

  fileprivate func metrics() {
    let label = text("Hxg", 62, 12, 96, 66)
    label.font = .systemFont(ofSize: 46 * unit)
    let font: UIFont = label.font
    let baseline = label.center.y - font.lineHeight / 2 + font.ascender
    let lines: [(CGFloat, UIColor)] = [
      (font.ascender, DemoPalette.sky), (font.capHeight, DemoPalette.teal),
      (font.xHeight, DemoPalette.coral), (0, DemoPalette.ivory),
      (font.descender, DemoPalette.sky),
    ]
    for (height, color) in lines {
      let line = UIView(
        frame: CGRect(
          x: length(8), y: (baseline - height).rounded(), width: length(144), height: 1))
      line.backgroundColor = color
      view.addSubview(line)
    }
  }
}

extension Stage {
  /// Adds a label; its frame and font size are in units.
  @discardableResult
  func text(
    _ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    size: CGFloat = 10
  ) -> UILabel {
    let label = UILabel(frame: rect(x, y, width, height))
    label.text = text
    label.font = .systemFont(ofSize: size * unit)
    label.textColor = DemoPalette.ivory
    view.addSubview(label)
    return label
  }
}
