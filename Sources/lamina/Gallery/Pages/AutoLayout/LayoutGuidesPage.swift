import UIKit

extension GalleryPage {
  static let layoutGuides = GalleryPage(
    name: "layout-guides", title: "Layout guides",
    caption:
      "A layout guide is a rectangle that constraints place like a view, and that shows nothing. "
      + "Dashes outline the guides here.",
    specimens: [
      Specimen("UILayoutGuide", note: "three guides of the same width") { $0.gaps() },
      Specimen("a guide around views", note: "the guide is centered, and the views with it") {
        $0.group()
      },
      Specimen("layoutMarginsGuide", note: "margins of 20, 8, 8 and 40") {
        $0.margins(UIEdgeInsets(top: 20, left: 8, bottom: 8, right: 40))
      },
      Specimen("preservesSuperviewLayoutMargins", note: "the inner margins reach the outer ones") {
        $0.preservedMargins()
      },
      Specimen("isLayoutMarginsRelativeArrangement", note: "a stack view inside of its margins") {
        $0.relativeArrangement()
      },
      Specimen("safeAreaLayoutGuide", note: "all of a window that nothing covers") {
        $0.safeArea()
      },
    ])
}

extension Stage {
  private func plate() -> UIView {
    let plate = block(8, 10, 144, 70, color: Self.plateColor)
    plate.layer.cornerRadius = length(2)
    return plate
  }

  private func outline(_ guides: [UILayoutGuide], in plate: UIView) {
    view.layoutIfNeeded()
    for guide in guides { on(plate).dashedOutline(guide.layoutFrame, DemoPalette.ivory) }
  }

  private func add(_ count: Int, to plate: UIView) -> [UIView] {
    (0..<count).map { index in
      let tile = tile([24, 18, 34][index], 30, index)
      tile.translatesAutoresizingMaskIntoConstraints = false
      plate.addSubview(tile)
      tile.centerYAnchor.constraint(equalTo: plate.centerYAnchor).isActive = true
      return tile
    }
  }

  fileprivate func gaps() {
    let plate = plate()
    let tiles = add(2, to: plate)
    let guides = (0..<3).map { _ in UILayoutGuide() }
    for guide in guides {
      plate.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.widthAnchor.constraint(equalTo: guides[0].widthAnchor),
        guide.heightAnchor.constraint(equalTo: tiles[0].heightAnchor),
        guide.centerYAnchor.constraint(equalTo: plate.centerYAnchor),
      ])
    }
    let edges = [plate.leadingAnchor] + tiles.map(\.trailingAnchor)
    let ends = tiles.map(\.leadingAnchor) + [plate.trailingAnchor]
    for (index, guide) in guides.enumerated() {
      guide.leadingAnchor.constraint(equalTo: edges[index]).isActive = true
      guide.trailingAnchor.constraint(equalTo: ends[index]).isActive = true
    }
    outline(guides, in: plate)
  }

  fileprivate func group() {
    let plate = plate()
    let tiles = add(3, to: plate)
    let guide = UILayoutGuide()
    plate.addLayoutGuide(guide)
    for (tile, next) in zip(tiles, tiles.dropFirst()) {
      next.leadingAnchor.constraint(equalTo: tile.trailingAnchor, constant: length(5)).isActive =
        true
    }
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: tiles[0].leadingAnchor, constant: -length(5)),
      guide.trailingAnchor.constraint(equalTo: tiles[2].trailingAnchor, constant: length(5)),
      guide.topAnchor.constraint(equalTo: tiles[0].topAnchor, constant: -length(5)),
      guide.bottomAnchor.constraint(equalTo: tiles[0].bottomAnchor, constant: length(5)),
      guide.centerXAnchor.constraint(equalTo: plate.centerXAnchor),
    ])
    outline([guide], in: plate)
  }

  private func fill(_ guide: UILayoutGuide, of plate: UIView, index: Int) {
    let tile = tile(nil, nil, index)
    tile.translatesAutoresizingMaskIntoConstraints = false
    plate.addSubview(tile)
    NSLayoutConstraint.activate([
      tile.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      tile.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      tile.topAnchor.constraint(equalTo: guide.topAnchor),
      tile.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  fileprivate func margins(_ margins: UIEdgeInsets) {
    let plate = plate()
    plate.layoutMargins = UIEdgeInsets(
      top: length(margins.top), left: length(margins.left), bottom: length(margins.bottom),
      right: length(margins.right))
    fill(plate.layoutMarginsGuide, of: plate, index: 0)
    outline([plate.layoutMarginsGuide], in: plate)
  }

  fileprivate func preservedMargins() {
    let plate = plate()
    plate.layoutMargins = UIEdgeInsets(
      top: length(8), left: length(30), bottom: length(8), right: length(30))
    let inner = on(plate).block(10, 10, 124, 50, color: UIColor(hex: 0x50609E))
    inner.layoutMargins = UIEdgeInsets(
      top: length(8), left: length(8), bottom: length(8), right: length(8))
    inner.preservesSuperviewLayoutMargins = true
    fill(inner.layoutMarginsGuide, of: inner, index: 1)
    on(plate).dashedOutline(plate.bounds.inset(by: plate.layoutMargins), DemoPalette.ivory)
  }

  fileprivate func relativeArrangement() {
    let stack = stack((0..<3).map { tile(nil, nil, $0) }) {
      $0.distribution = .fillEqually
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(
        top: length(12), left: length(24), bottom: length(12), right: length(12))
    }
    on(stack).dashedOutline(stack.bounds.inset(by: stack.layoutMargins), DemoPalette.ivory)
  }

  fileprivate func safeArea() {
    let plate = plate()
    fill(plate.safeAreaLayoutGuide, of: plate, index: 2)
    outline([plate.safeAreaLayoutGuide], in: plate)
  }
}
