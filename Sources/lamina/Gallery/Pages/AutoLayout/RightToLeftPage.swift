import UIKit

extension GalleryPage {
  static let rightToLeft = GalleryPage(
    name: "right-to-left", title: "Right to left",
    caption:
      "Rows follow the reading direction of the view that contains them; left and right stay "
      + "what they are.",
    specimens: [
      Specimen("forceLeftToRight", note: "a row in reading order") {
        $0.row(.forceLeftToRight)
      },
      Specimen("forceRightToLeft", note: "the same row") { $0.row(.forceRightToLeft) },
      Specimen("leading in a column", note: "left to right") { $0.column(.forceLeftToRight) },
      Specimen("leading in a column", note: "right to left") { $0.column(.forceRightToLeft) },
      Specimen("a row of a list", note: "left to right") {
        $0.listRow(.forceLeftToRight, "Battery", "80 %")
      },
      Specimen("a row of a list", note: "right to left") {
        $0.listRow(.forceRightToLeft, "البطارية", "٪٨٠")
      },
    ])
}

extension Stage {
  fileprivate func row(_ attribute: UISemanticContentAttribute) {
    let tiles = [20, 30, 40].enumerated().map { tile($1, nil, $0) }
    stack(tiles, in: CGRect(x: 8, y: 22, width: 144, height: 46)) {
      $0.distribution = .fill
      $0.semanticContentAttribute = attribute
    }
  }

  fileprivate func column(_ attribute: UISemanticContentAttribute) {
    let tiles = [100, 70, 40].enumerated().map { tile($1, 16, $0) }
    stack(tiles) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.distribution = .equalSpacing
      $0.semanticContentAttribute = attribute
    }
  }

  fileprivate func listRow(
    _ attribute: UISemanticContentAttribute, _ title: String, _ value: String
  ) {
    let icon = tile(16, 16, 3)
    let texts = [label(title, size: 11), label(value, size: 11, color: GalleryStyle.muted)]
    texts[0].setContentHuggingPriority(.defaultLow, for: .horizontal)
    texts[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    for text in texts { text.semanticContentAttribute = attribute }
    texts[0].textAlignment = attribute == .forceRightToLeft ? .right : .left
    stack([icon] + texts, in: CGRect(x: 8, y: 30, width: 144, height: 30)) {
      $0.alignment = .center
      $0.semanticContentAttribute = attribute
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 0, left: length(8), bottom: 0, right: length(8))
      $0.spacing = length(6)
    }
  }
}
