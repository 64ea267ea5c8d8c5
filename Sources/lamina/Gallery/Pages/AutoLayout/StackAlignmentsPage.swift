import UIKit

extension GalleryPage {
  static let stackAlignments = GalleryPage(
    name: "stack-alignments", title: "Stack views: alignment",
    caption:
      "The alignment places arranged subviews across the axis. Hidden views take no space, and "
      + "stack views may contain others.",
    specimens: [
      Specimen("fill", note: "as high as the row") { $0.alignment(.fill) },
      Specimen("top", note: "natural heights") { $0.alignment(.top) },
      Specimen("center", note: "in the middle") { $0.alignment(.center) },
      Specimen("bottom", note: "at the lower edge") { $0.alignment(.bottom) },
      Specimen("isHidden", note: "the second of four is hidden") { stage in
        let tiles = (0..<4).map { stage.tile(nil, nil, $0) }
        tiles[1].isHidden = true
        stage.stack(tiles) { $0.distribution = .fillEqually }
      },
      Specimen("nested", note: "a column in a row in a column") { $0.nested() },
    ])
}

extension Stage {
  fileprivate func alignment(_ alignment: UIStackView.Alignment) {
    let heights: [CGFloat] = [20, 45, 30, 55]
    stack(heights.enumerated().map { tile(nil, $1, $0) }) {
      $0.distribution = .fillEqually
      $0.alignment = alignment
    }
  }

  fileprivate func nested() {
    let column = UIStackView(arrangedSubviews: [tile(nil, nil, 1), tile(nil, nil, 2)])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [tile(nil, nil, 3), column, tile(nil, nil, 4)])
    for stack in [column, row] { (stack.spacing, stack.distribution) = (length(4), .fillEqually) }
    stack([tile(nil, 14, 0), row]) {
      $0.axis = .vertical
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(
        top: length(5), left: length(5), bottom: length(5), right: length(5))
    }
  }
}
