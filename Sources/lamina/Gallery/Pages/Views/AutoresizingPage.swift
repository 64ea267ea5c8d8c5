import UIKit

extension GalleryPage {
  static let autoresizing = GalleryPage(
    name: "autoresizing", title: "Autoresizing masks",
    caption: "The superview was as large as the dashes when its subview was placed, and grew; the "
      + "mask says what gives way. Several share the growth.",
    specimens: [
      Specimen("[]", note: "the default: everything stays") { $0.grown([]) },
      Specimen(".flexibleWidth", note: "the margins stay, the width grows") {
        $0.grown(.flexibleWidth)
      },
      Specimen(".flexibleHeight", note: "and here the height") { $0.grown(.flexibleHeight) },
      Specimen("[.flexibleWidth, .flexibleHeight]", note: "follows both ways") {
        $0.grown([.flexibleWidth, .flexibleHeight])
      },
      Specimen(".flexibleLeftMargin", note: "stays at the right") { $0.grown(.flexibleLeftMargin) },
      Specimen(".flexibleRightMargin", note: "stays at the left, as without it") {
        $0.grown(.flexibleRightMargin)
      },
      Specimen("left and right margins", note: "both grow, alike") {
        $0.grown([.flexibleLeftMargin, .flexibleRightMargin])
      },
      Specimen(".flexibleTopMargin", note: "stays at the bottom") { $0.grown(.flexibleTopMargin) },
      Specimen(".flexibleBottomMargin", note: "stays at the top, as without it") {
        $0.grown(.flexibleBottomMargin)
      },
      Specimen("all four margins", note: "the size stays") {
        $0.grown([
          .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ])
      },
      Specimen("all six", note: "margins and sides grow alike") {
        $0.grown([
          .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
          .flexibleWidth, .flexibleHeight,
        ])
      },
      Specimen("autoresizesSubviews = false", note: "the masks of subviews are not followed") {
        $0.grown([.flexibleWidth, .flexibleHeight], follows: false)
      },
    ])
}

extension Stage {
  /// Adds a superview of 70 × 40 units with a subview, and then enlarges the superview.
  fileprivate func grown(_ mask: UIView.AutoresizingMask, follows: Bool = true) {
    let outer = block(5, 5, 70, 40, color: UIColor(hex: 0x33407A))
    outer.autoresizesSubviews = follows
    let inner = on(outer).card(12, 8, 40, 20, letter: "", color: DemoPalette.teal)
    let start = inner.frame
    inner.contentMode = .redraw
    inner.autoresizingMask = mask
    outer.frame = rect(5, 5, 150, 80)
    dashedOutline(rect(5, 5, 70, 40))
    on(outer).dashedOutline(start, DemoPalette.ivory)
  }
}
