import UIKit

extension GalleryPage {
  static let scrolling = GalleryPage(
    name: "scrolling", title: "Scroll views",
    caption: "Scroll with a finger, a wheel, a touchpad or the arrow, page, Home and End keys.",
    space: CGSize(width: 316, height: 198),
    specimens: [
      Specimen("UIScrollView", note: "throws, bounces, indicators") { stage in
        let view = stage.scrollView()
        view.addRows(40)
        view.flashScrollIndicators()
        view.contentOffset.y = 150
      },
      Specimen("isPagingEnabled", note: "a page at a time") { stage in
        let view = stage.scrollView()
        view.isPagingEnabled = true
        view.addPages(5)
        view.contentOffset.x = 60
      },
      Specimen("viewForZooming(in:)", note: "pinch to zoom") { stage in
        let view = stage.scrollView()
        let content = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
        content.addTiles()
        view.addSubview(content)
        view.contentSize = content.bounds.size
        (view.minimumZoomScale, view.maximumZoomScale) = (1, 4)
        view.zoomedView = content
        view.setZoomScale(2, animated: false)
      },
      Specimen("nested scroll views", note: "the inner one first") { stage in
        let view = stage.scrollView()
        view.addShelves(8)
      },
      Specimen("UIRefreshControl", note: "drag down beyond the top") { stage in
        let view = stage.scrollView()
        view.addRows(12)
        let control = UIRefreshControl()
        control.addAction(
          UIAction { [weak control] _ in
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { control?.endRefreshing() }
          }, for: .valueChanged)
        view.refreshControl = control
        control.beginRefreshing()
        view.contentOffset.y = -60
      },
      Specimen("contentLayoutGuide", note: ".dark, from right to left") { stage in
        let view = stage.scrollView(in: .dark)
        view.semanticContentAttribute = .forceRightToLeft
        view.addText()
        view.flashScrollIndicators()
      },
    ])
}

/// A scroll view that is its own delegate.
private final class SpecimenScrollView: UIScrollView, UIScrollViewDelegate {
  var zoomedView: UIView?

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
}

extension Stage {
  fileprivate func scrollView(in style: UIUserInterfaceStyle = .light) -> SpecimenScrollView {
    let panel = panel(in: style)
    let view = SpecimenScrollView(frame: panel.bounds)
    view.layer.cornerRadius = 8
    view.delegate = view
    panel.addSubview(view)
    return view
  }
}

extension UIScrollView {
  private static let colors = [
    DemoPalette.coral, DemoPalette.teal, UIColor.systemOrange, .systemPurple, .systemGreen,
  ]

  fileprivate func addRows(_ count: Int) {
    for index in 0..<count {
      let y = CGFloat(index) * 44
      let dot = UIView(frame: CGRect(x: 16, y: y + 10, width: 24, height: 24))
      dot.layer.cornerRadius = 12
      dot.backgroundColor = Self.colors[index % Self.colors.count]
      let label = UILabel(frame: CGRect(x: 54, y: y + 10, width: 200, height: 24))
      label.text = "Row \(index + 1)"
      let line = UIView(frame: CGRect(x: 54, y: y + 43, width: bounds.width - 54, height: 1))
      line.backgroundColor = .separator
      for view in [dot, label, line] { addSubview(view) }
    }
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * 44)
  }

  fileprivate func addPages(_ count: Int) {
    for index in 0..<count {
      let page = UILabel(frame: bounds.offsetBy(dx: CGFloat(index) * bounds.width, dy: 0))
      page.frame = page.frame.insetBy(dx: 10, dy: 10)
      page.backgroundColor = Self.colors[index % Self.colors.count]
      page.textColor = .white
      page.textAlignment = .center
      page.text = "Page \(index + 1)"
      addSubview(page)
    }
    contentSize = CGSize(width: CGFloat(count) * bounds.width, height: bounds.height)
  }

  fileprivate func addShelves(_ count: Int) {
    for row in 0..<count {
      let shelf = UIScrollView(
        frame: CGRect(x: 0, y: CGFloat(row) * 80, width: bounds.width, height: 76))
      for index in 0..<10 {
        let card = UIView(frame: CGRect(x: 8 + CGFloat(index) * 92, y: 6, width: 84, height: 64))
        card.layer.cornerRadius = 8
        card.backgroundColor = Self.colors[(row + index) % Self.colors.count]
        shelf.addSubview(card)
      }
      shelf.contentSize = CGSize(width: 928, height: 76)
      shelf.contentOffset.x = CGFloat(row % 3) * 46
      addSubview(shelf)
    }
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * 80)
  }

  fileprivate func addText() {
    let label = UILabel()
    label.numberOfLines = 0
    label.textColor = .label
    label.text = (1...20).map { "Constraints give the content its size, line \($0)." }
      .joined(separator: "\n")
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let guide = contentLayoutGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
      guide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }
}

extension UIView {
  fileprivate func addTiles() {
    let side = bounds.height / 6
    for row in 0..<6 {
      for column in 0..<Int(bounds.width / side + 1) {
        let tile = UIView(
          frame: CGRect(
            x: CGFloat(column) * side, y: CGFloat(row) * side, width: side - 2, height: side - 2))
        tile.backgroundColor = UIColor(
          hue: CGFloat(row * 11 + column) / 66, saturation: 0.6, brightness: 0.9, alpha: 1)
        tile.layer.cornerRadius = 4
        addSubview(tile)
      }
    }
    clipsToBounds = true
  }
}
