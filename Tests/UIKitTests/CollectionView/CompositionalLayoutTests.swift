import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Compositional layouts", .serialized)
struct CompositionalLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(width), .fractionalHeight(height)))
  }

  private func row(
    _ height: NSCollectionLayoutDimension, _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: subitems)
  }

  @Test("Items are repeated while the group has space, and groups while there are items")
  func grid() throws {
    let section = NSCollectionLayoutSection(group: row(.absolute(60), [item(0.25, 1)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 30)
    section.interGroupSpacing = 8
    let test = try CollectionScreen(
      [itemTexts(6)], UICollectionViewCompositionalLayout(section: section))
    #expect(test.frame(0) == CGRect(x: 10, y: 5, width: 70, height: 60))
    #expect(test.frame(3)?.minX == 220)
    #expect(test.frame(5) == CGRect(x: 80, y: 73, width: 70, height: 60))
    #expect(test.collection.contentSize == CGSize(width: 320, height: 148))
  }

  @Test("Groups lie in groups, and insets make the contents smaller")
  func nested() throws {
    let large = item(0.5, 1)
    large.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [item(1, 0.5)])
    let section = NSCollectionLayoutSection(group: row(.absolute(100), [large, column]))
    let test = try CollectionScreen(
      [itemTexts(5)], UICollectionViewCompositionalLayout(section: section))
    #expect(test.frame(0) == CGRect(x: 2, y: 1, width: 154, height: 96))
    #expect(test.frame(1) == CGRect(x: 160, y: 0, width: 160, height: 50))
    #expect(test.frame(2) == CGRect(x: 160, y: 50, width: 160, height: 50))
    #expect(test.frame(4) == CGRect(x: 160, y: 100, width: 160, height: 50))
  }

  @Test("A number of items has equal parts of the space, or its own sizes")
  func counted() throws {
    let equal = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item(1, 1), count: 3)
    equal.interItemSpacing = .fixed(10)
    let own = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item(0.2, 1),
      count: 2)
    let layout = UICollectionViewCompositionalLayout { index, _ in
      NSCollectionLayoutSection(group: index == 0 ? equal : own)
    }
    let test = try CollectionScreen([itemTexts(3), itemTexts(3)], layout)
    #expect(test.frame(1) == CGRect(x: 110, y: 0, width: 100, height: 40))
    #expect(test.frame(1, 1) == CGRect(x: 64, y: 40, width: 64, height: 40))
    #expect(test.frame(2, 1)?.minY == 80)
  }

  @Test("Flexible distances share the space that is left")
  func flexible() throws {
    let fixed = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(20)))
    fixed.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let group = row(.absolute(50), [fixed])
    group.interItemSpacing = .flexible(20)
    let test = try CollectionScreen(
      [itemTexts(3)],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(
      (0..<3).map { test.frame($0)?.origin } == [
        CGPoint(x: 0, y: 15), CGPoint(x: 120, y: 15), CGPoint(x: 240, y: 15),
      ])
  }

  @Test("Heights that are estimated follow from the contents, and those of siblings may be alike")
  func estimated() throws {
    let uniform = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)))
    let group = row(.estimated(50), [uniform])
    let long = String(repeating: "long text ", count: 12)
    let test = try CollectionScreen(
      [["short", long, "short"]],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let frames = (0..<3).compactMap { test.frame($0) }
    #expect(frames[1].height > 80)
    #expect(frames[0].height == frames[1].height)
    #expect(frames[2].minY == frames[1].maxY)
    #expect(frames[2].height < 30)
    #expect(test.collection.contentSize.height == frames[2].maxY)
  }

  @Test("Items whose widths are estimated begin a new group where a line is full")
  func tags() throws {
    let tag = NSCollectionLayoutItem(layoutSize: size(.estimated(60), .absolute(20)))
    let group = row(.absolute(20), [tag])
    group.interItemSpacing = .fixed(4)
    let section = NSCollectionLayoutSection(group: group)
    let texts = ["a", "some longer words here", "b", "another long tag of words", "c"]
    let test = try CollectionScreen(
      [texts], UICollectionViewCompositionalLayout(section: section))
    let frames = (0..<5).compactMap { test.frame($0) }
    #expect(frames.allSatisfy { $0.maxX <= 320 })
    #expect(frames[1].width > frames[0].width * 4)
    #expect(frames[4].minY > 0)
  }

  @Test("A header extends its section, and stays visible while the section is")
  func header() throws {
    let section = NSCollectionLayoutSection(group: row(.absolute(100), [item(1, 1)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.contentInsets.leading = 20
    let test = try CollectionScreen(
      [itemTexts(8), itemTexts(8)], UICollectionViewCompositionalLayout(section: section))
    #expect(test.frame(0) == CGRect(x: 20, y: 30, width: 300, height: 100))
    func place() throws -> CGRect? {
      try test.screen.render()
      return test.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))?.frame
    }
    #expect(try place() == CGRect(x: 20, y: 0, width: 300, height: 30))
    test.collection.contentOffset.y = 200
    #expect(try place()?.minY == 200)
    test.collection.contentOffset.y = 815
    #expect(try place()?.minY == 800)
  }

  @Test("Views of the whole layout have index paths with one index")
  func globalHeader() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "global",
        alignment: .top)
    ]
    let section = NSCollectionLayoutSection(group: row(.absolute(50), [item(1, 1)]))
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let test = try CollectionScreen([itemTexts(1), itemTexts(1)], layout) {
      $0.collection.register(
        TextHeader.self, forSupplementaryViewOfKind: "global", withReuseIdentifier: "edge")
    }
    #expect(test.frame(0, 1)?.minY == 102)
    #expect(
      test.collection.supplementaryView(forElementKind: "global", at: IndexPath(index: 0))?.frame
        == CGRect(x: 0, y: 0, width: 320, height: 40))
  }

  @Test("A badge is attached to a corner of its item, and a background fills the section")
  func attachments() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(group: row(.absolute(60), [cell]))
    section.contentInsets.top = 30
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(TextHeader.self, forDecorationViewOfKind: "background")
    let test = try CollectionScreen([itemTexts(2)], layout) {
      $0.collection.register(
        TextHeader.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "edge")
    }
    let view = test.collection.supplementaryView(forElementKind: "badge", at: path(0))
    #expect(view?.frame == CGRect(x: 150, y: 20, width: 20, height: 20))
    let lowest = test.collection.subviews.first as? TextHeader
    #expect(lowest?.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
  }

  @Test("A section scrolls across the layout by itself")
  func orthogonal() throws {
    let test = try CollectionScreen([itemTexts(20), itemTexts(3)], strips(.continuous))
    #expect(test.texts.count == 4 + 3)
    test.screen.drag(from: CGPoint(x: 300, y: 30), to: CGPoint(x: 100, y: 30), duration: 1)
    try test.wait()
    let shown = test.collection.indexPathsForVisibleItems.filter { $0.section == 0 }.sorted()
    #expect(shown.first?.item ?? 0 >= 2)
    #expect(test.collection.contentOffset == .zero)
    #expect(test.collection.indexPathForItem(at: CGPoint(x: 10, y: 30)) == shown.first)
    test.collection.scrollToItem(at: path(19), at: .right, animated: false)
    try test.wait()
    #expect(test.collection.indexPathsForVisibleItems.contains(path(19)))
    #expect(test.collection.visibleCells.count < 9)
  }

  /// Rows of items of 90 x 60 points that scroll by themselves.
  private func strips(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(90), .absolute(60)), subitems: [item(1, 1)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test("A released section comes to rest at a group, or one group further")
  func restingPlaces() {
    let starts: [CGFloat] = [10, 110, 210, 310, 410]
    let groups = starts.map { (start: CGFloat) -> ClosedRange<CGFloat> in start...(start + 100) }
    var strip = CollectionStrip(
      frame: .zero, contentSize: .zero, axis: .horizontal, behavior: .groupPaging,
      groups: groups, startInset: 10, deceleration: .automatic, bounce: .automatic)
    func place(_ proposed: CGFloat, _ velocity: CGFloat) -> CGFloat {
      strip.restingPlace(
        for: proposed, from: 100, current: 130, velocity: velocity, length: 300)
    }
    #expect(place(390, 2) == 200)
    #expect(place(0, -2) == 0)
    #expect(place(130, 0) == 100)
    strip.behavior = .continuousGroupLeadingBoundary
    #expect(place(390, 2) == 400)
    strip.behavior = .groupPagingCentered
    #expect(strip.restingPlace(for: 0, from: 10, current: 10, velocity: 1, length: 300) == 110)
    strip.behavior = .continuous
    #expect(place(333, 1) == 333)
  }

  @Test("Right to left, the first item is at the right, and sections begin there")
  func rightToLeft() throws {
    let section = NSCollectionLayoutSection(group: row(.absolute(60), [item(0.25, 1)]))
    let test = try CollectionScreen(
      [itemTexts(2)], UICollectionViewCompositionalLayout(section: section)
    ) { $0.collection.semanticContentAttribute = .forceRightToLeft }
    #expect(test.frame(0)?.minX == 240)
    let other = try CollectionScreen([itemTexts(20)], strips(.continuous)) {
      $0.collection.semanticContentAttribute = .forceRightToLeft
    }
    #expect(other.collection.indexPathForItem(at: CGPoint(x: 310, y: 30)) == path(0))
    #expect(other.collection.indexPathForItem(at: CGPoint(x: 135, y: 30)) == path(2))
  }

  @Test("The handler of visible items may change them while the content scrolls")
  func handler() throws {
    let section = NSCollectionLayoutSection(group: row(.absolute(100), [item(1, 1)]))
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset.y)
      for item in items { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
    }
    let test = try CollectionScreen(
      [itemTexts(20)], UICollectionViewCompositionalLayout(section: section))
    #expect(test.collection.cellForItem(at: path(1))?.alpha == 0.5)
    test.collection.contentOffset.y = 50
    try test.screen.render()
    #expect(offsets.last == 50)
  }

  @Test("A custom group places its items where the program says")
  func custom() throws {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return (0..<3).map { index in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 50, y: CGFloat(index) * 30, width: 50, height: 25))
      }
    }
    let test = try CollectionScreen(
      [itemTexts(4)],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(test.frame(2) == CGRect(x: 270, y: 60, width: 50, height: 25))
    #expect(test.frame(3) == CGRect(x: 270, y: 100, width: 50, height: 25))
  }

  @Test("Lines of random items are those of a plain model")
  func random() {
    var random = SeededGenerator(seed: 18)
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 200
    for _ in 0..<rounds {
      let widths = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        CGFloat(Int.random(in: 20...140, using: &random))
      }
      let spacing = CGFloat(Int.random(in: 0...15, using: &random))
      let count = Int.random(in: 0...25, using: &random)
      let group = row(
        .absolute(30),
        widths.map {
          NSCollectionLayoutItem(layoutSize: size(.absolute($0), .absolute(20)))
        })
      group.interItemSpacing = .fixed(spacing)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 7
      let solver = SectionSolver(
        section: section, axis: .vertical, container: CGSize(width: 300, height: 400),
        reference: .zero, boundaryReference: nil,
        groups: GroupSolver(end: count, fitted: { _ in nil }, environment: nil),
        fittedBoundary: { _, _ in nil }, count: count)
      let places = solver.solve()
      let items = places.groups.indices.flatMap(places.items)
      #expect(items.map(\.index) == Array(0..<count))
      #expect(items.map(\.frame) == model(widths, spacing, count))
    }
  }

  private func model(_ widths: [CGFloat], _ spacing: CGFloat, _ count: Int) -> [CGRect] {
    var (frames, x, y, position) = ([CGRect](), CGFloat(0), CGFloat(0), 0)
    while frames.count < count {
      let width = widths[position % widths.count]
      if position > 0, x + width > 300 {
        (x, position) = (0, 0)
        y += 37
        continue
      }
      frames.append(CGRect(x: x, y: y, width: width, height: 20))
      x += width + spacing
      position += 1
    }
    return frames
  }
}
