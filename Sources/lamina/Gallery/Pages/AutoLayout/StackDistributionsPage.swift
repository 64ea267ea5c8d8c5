import UIKit

extension GalleryPage {
  static let stackDistributions = GalleryPage(
    name: "stack-distributions", title: "Stack views: distribution",
    caption: "A stack view divides its length among its arranged subviews. The natural lengths of "
      + "these three are 20, 30 and 40.",
    specimens: [
      Specimen("fill", note: "the last of those that hug equally grows") {
        $0.distribution(.fill)
      },
      Specimen("fillEqually", note: "all have the same length") {
        $0.distribution(.fillEqually)
      },
      Specimen("fillProportionally", note: "2 : 3 : 4") {
        $0.distribution(.fillProportionally)
      },
      Specimen("equalSpacing", note: "natural lengths, equal distances") {
        $0.distribution(.equalSpacing)
      },
      Specimen("equalCentering", note: "the same distance between centers") {
        $0.distribution(.equalCentering)
      },
      Specimen("setCustomSpacing(_:after:)", note: "16 after the first, 4 otherwise") {
        let stack = $0.distribution(.fill)
        stack.setCustomSpacing($0.length(16), after: stack.arrangedSubviews[0])
      },
    ])
}

extension Stage {
  @discardableResult
  fileprivate func distribution(_ distribution: UIStackView.Distribution) -> UIStackView {
    let tiles = [20, 30, 40].enumerated().map { tile($1, nil, $0) }
    let stack = stack(tiles, in: CGRect(x: 8, y: 22, width: 144, height: 46)) {
      $0.distribution = distribution
    }
    guard distribution == .equalCentering else { return stack }
    stack.layoutIfNeeded()
    for tile in tiles { dot(at: stack.convert(tile.center, to: view)) }
    return stack
  }

  private func dot(at center: CGPoint) {
    let radius = length(2)
    let dot = UIView(
      frame: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    dot.backgroundColor = GalleryStyle.ink
    dot.layer.cornerRadius = radius
    view.addSubview(dot)
  }
}
