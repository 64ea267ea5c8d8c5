import UIKit

extension GalleryPage {
  static let tags = GalleryPage(
    name: "tags", title: "Finding views by their tags",
    caption: "viewWithTag(_:) looks at the view itself and then below it, depth first, and gives "
      + "the first that has the tag.",
    specimens: [
      Specimen("outer.viewWithTag(5)", note: "found two levels below") {
        $0.tree(find: 5, from: 1)
      },
      Specimen("outer.viewWithTag(1)", note: "the view itself") { $0.tree(find: 1, from: 1) },
      Specimen("outer.viewWithTag(3)", note: "two have it: the first, depth first") {
        $0.tree(find: 3, from: 1)
      },
      Specimen("viewWithTag(2)!.viewWithTag(3)", note: "looks below the view with tag 2 only") {
        $0.tree(find: 3, from: 2)
      },
      Specimen("viewWithTag(4)!.viewWithTag(3)", note: "looks below the view with tag 4 only") {
        $0.tree(find: 3, from: 4)
      },
      Specimen("viewWithTag(2)!.viewWithTag(5)", note: "nil: not above, not beside") {
        $0.tree(find: 5, from: 2)
      },
    ])
}

extension Stage {
  /// Adds views with tags. The receiver of `viewWithTag(_:)` is outlined, its result is bright.
  fileprivate func tree(find tag: Int, from start: Int) {
    let outer = box(4, 2, 152, 86, tag: 1)
    let left = on(outer).box(8, 16, 64, 62, tag: 2)
    let right = on(outer).box(80, 16, 64, 62, tag: 4)
    _ = on(left).box(8, 18, 48, 36, tag: 3)
    _ = on(right).box(6, 18, 24, 36, tag: 5)
    _ = on(right).box(34, 18, 24, 36, tag: 3)
    guard let root = outer.viewWithTag(start) else { return }
    root.layer.borderColor = DemoPalette.brass.cgColor
    root.layer.borderWidth = length(2)
    root.viewWithTag(tag)?.backgroundColor = DemoPalette.teal.darker(0.25)
  }

  private func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, tag: Int
  ) -> UIView {
    let box = block(x, y, width, height, color: UIColor(hex: 0x8899DD, alpha: 0.16))
    box.layer.cornerRadius = length(4)
    box.layer.borderWidth = max(length(0.6), 1)
    box.layer.borderColor = GalleryStyle.faint.cgColor
    on(box).note("\(tag)", 5, 12, anchor: .left, color: DemoPalette.ivory, size: 8)
    box.tag = tag
    return box
  }
}
