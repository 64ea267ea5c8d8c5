import Foundation
import XMLTree

extension ViewFileClass {
  static let segmentedControl = ViewFileClass(
    "segmentedControl", UISegmentedControl.self,
    [
      .custom("segments", of: UISegmentedControl.self) { control, reader in
        for (index, segment) in reader.element.children(of: "segments").enumerated() {
          reader.reading(segment).insert(into: control, at: index, reader.element["id"])
        }
      },
      .bool("momentary", \UISegmentedControl.isMomentary),
      .bool(
        "apportionsSegmentWidthsByContent",
        \UISegmentedControl.apportionsSegmentWidthsByContent),
      .color("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
      .custom("selectedSegmentIndex", of: UISegmentedControl.self) { control, reader in
        let last = control.numberOfSegments - 1
        guard last >= 0,
          let index = reader.integer("selectedSegmentIndex", in: -1...last)
        else { return }
        control.selectedSegmentIndex = index
      },
    ],
    members: [.property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)])
}

extension ElementReader {
  fileprivate func insert(into control: UISegmentedControl, at index: Int, _ id: String?) {
    if let image = image("image") {
      control.insertSegment(with: image, at: index, animated: false)
    } else {
      let title = string("title") ?? ""
      control.insertSegment(
        withTitle: localized(title, "\(id ?? "").segmentTitles[\(index)]"), at: index,
        animated: false)
    }
    if let isEnabled = bool("enabled") { control.setEnabled(isEnabled, forSegmentAt: index) }
    if let width = number("width", in: 0...1e6) {
      control.setWidth(CGFloat(width), forSegmentAt: index)
    }
    if let offset = size("contentOffset") { control.setContentOffset(offset, forSegmentAt: index) }
  }
}
