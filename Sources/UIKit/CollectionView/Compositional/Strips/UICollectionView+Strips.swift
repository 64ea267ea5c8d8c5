import CoreGraphics

extension UICollectionView {
  /// How far a section has been scrolled across the layout, from its beginning.
  func stripOffset(ofSection section: Int) -> CGFloat {
    strips.views[section]?.distance ?? strips.distances[section] ?? 0
  }

  func stripDidScroll(_ view: StripScrollView) {
    strips.distances[view.section] = view.distance
    guard !isTiling else { return }
    setNeedsLayout()
  }

  /// Creates the scroll views of the sections that need one, and removes the others.
  func updateStrips(for sections: Set<Int>) {
    for (section, view) in strips.views where !sections.contains(section) {
      strips.views[section] = nil
      view.removeFromSuperview()
    }
    for section in sections {
      guard let strip = layoutObject.strip(ofSection: section) else { continue }
      let placed = placed(strip)
      if let view = strips.views[section] {
        view.show(placed)
      } else {
        makeStrip(section, placed)
      }
    }
  }

  private func makeStrip(_ section: Int, _ strip: CollectionStrip) {
    UIView.performWithoutAnimation {
      let view = StripScrollView(section, strip, in: self)
      insert(view, rank: UICollectionReusableView.stripRank)
      let distance = strips.distances[section] ?? 0
      view.show(strip)
      view.layoutIfNeeded()
      view.distance = distance
      strips.views[section] = view
    }
  }

  private func placed(_ strip: CollectionStrip) -> CollectionStrip {
    guard isFlipped else { return strip }
    var strip = strip
    strip.frame = strip.frame.flipped(in: layoutObject.collectionViewContentSize.width)
    return strip
  }

  /// The scroll view that holds an element; nil means the collection view itself.
  func stripView(of attributes: UICollectionViewLayoutAttributes) -> StripScrollView? {
    attributes.strip.flatMap { strips.views[$0] }
  }

  /// Where an element is visible in the collection view's content.
  func displayedFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let view = stripView(of: attributes) else { return attributes.frame }
    return attributes.frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
  }

  /// Forgets how far sections have been scrolled that an update has moved.
  func moveStrips(_ update: CollectionUpdate) {
    var distances: [Int: CGFloat] = [:]
    for (section, distance) in strips.distances {
      if let new = update.newSection(of: section) { distances[new] = distance }
    }
    let old = strips.views
    strips = CollectionStrips(distances: distances)
    for (section, view) in old {
      guard let new = update.newSection(of: section) else {
        view.removeFromSuperview()
        continue
      }
      view.section = new
      strips.views[new] = view
    }
  }
}

/// The sections of a collection view that scroll across its layout.
@MainActor struct CollectionStrips {
  var views: [Int: StripScrollView] = [:]
  /// How far sections have been scrolled, from their beginnings.
  var distances: [Int: CGFloat] = [:]
}
