import UIKit

extension GalleryPage {
  static let labels = GalleryPage(
    name: "labels", title: "Labels",
    caption:
      "A label breaks, cuts, truncates or shrinks text that there is no room for. The frame is "
      + "the label's.",
    specimens: [
      Specimen("byWordWrapping", note: "whole words; what has no room is left out") {
        $0.label(.byWordWrapping)
      },
      Specimen("byCharWrapping", note: "lines end at any letter") { $0.label(.byCharWrapping) },
      Specimen("byClipping", note: "cut by the edge") { $0.label(.byClipping, lines: 1) },
      Specimen("byTruncatingHead", note: "the beginning of the last line gives way") {
        $0.label(.byTruncatingHead)
      },
      Specimen("byTruncatingMiddle", note: "its middle gives way") {
        $0.label(.byTruncatingMiddle)
      },
      Specimen("byTruncatingTail", note: "its end gives way: the default") {
        $0.label(.byTruncatingTail)
      },
      Specimen("adjustsFontSizeToFitWidth = true", note: "smaller until it fits") { stage in
        stage.label(.byTruncatingTail, lines: 1).adjustsFontSizeToFitWidth = true
      },
      Specimen("textAlignment, shadowColor", note: "in the middle, with a shadow") { stage in
        let label = stage.label(.byWordWrapping)
        label.textAlignment = .center
        label.shadowColor = DemoPalette.coral
        label.shadowOffset = CGSize(width: 0, height: stage.unit)
      },
    ])
}

extension Stage {
  @discardableResult
  fileprivate func label(_ mode: NSLineBreakMode, lines: Int = 3) -> UILabel {
    let label = text(
      "Sphinx of black quartz, judge my vow: the five boxing wizards jump quickly.", 14, 18, 132,
      lines == 1 ? 20 : 54, size: 13)
    label.lineBreakMode = mode
    label.numberOfLines = lines
    dashedOutline(label.frame)
    return label
  }
}
