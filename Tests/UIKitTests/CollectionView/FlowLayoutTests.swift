import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Flow layouts", .serialized)
struct FlowLayoutTests {
  @Test("Full lines reach from side to side, and the last one keeps their distances")
  func justification() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    let test = try CollectionScreen([itemTexts(5)], layout)
    #expect((0..<3).map { test.frame($0)?.minX } == [0, 115, 230])
    #expect(test.frame(3) == CGRect(x: 0, y: 50, width: 90, height: 40))
    #expect(test.frame(4)?.minX == 115)
    #expect(test.collection.contentSize == CGSize(width: 320, height: 90))
  }

  @Test("An item with a line of its own is in the middle of it")
  func middle() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    let test = try CollectionScreen([itemTexts(1)], layout)
    #expect(test.frame(0)?.minX == 60)
  }

  @Test("Items of several heights are in the middle of their line")
  func heights() throws {
    let test = try CollectionScreen([["20", "60", "40"]]) {
      $0.size = { CGSize(width: 100, height: CGFloat(Int($0) ?? 0)) }
    }
    #expect((0..<3).map { test.frame($0)?.minY } == [20, 0, 10])
  }

  @Test("Headers, insets and footers surround the items, also of an empty section")
  func edges() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 7, height: 30)
    layout.footerReferenceSize = CGSize(width: 7, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    let test = try CollectionScreen([itemTexts(1), [], itemTexts(1)], layout)
    #expect(test.frame(0) == CGRect(x: 10, y: 35, width: 50, height: 50))
    #expect(test.frame(0, 2)?.minY == 225)
    let header = test.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 120, width: 320, height: 30))
    #expect(test.collection.contentSize.height == 310)
  }

  @Test("In horizontal direction lines are columns")
  func horizontal() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 200)
    let test = try CollectionScreen([itemTexts(3)], layout)
    #expect(
      (0..<3).map { test.frame($0)?.origin } == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 280), CGPoint(x: 70, y: 0),
      ])
  }

  @Test("A header that pins stays at the top until its section ends")
  func pinned() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let test = try CollectionScreen([itemTexts(40), itemTexts(80)], layout)
    let end = try #require(
      test.collection.layoutAttributesForItem(
        at: IndexPath(item: 39, section: 0))?.frame.maxY)
    func place(_ offset: CGFloat) throws -> CGFloat? {
      test.collection.contentOffset.y = offset
      try test.screen.render()
      return test.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))?.frame.minY
    }
    #expect(try place(100) == 100)
    #expect(try place(end - 10) == end - 30)
    let header = test.collection.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    let top = header.compactMap { test.collection.subviews.firstIndex(of: $0) }.min() ?? 0
    let cells = test.collection.visibleCells.compactMap {
      test.collection.subviews.firstIndex(of: $0)
    }
    #expect(top > cells.max() ?? 0)
  }

  @Test("The sizes of items follow from their contents")
  func selfSizing() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let test = try CollectionScreen([["a", "a longer text", "b"]], layout)
    let frames = (0..<3).compactMap { test.frame($0) }
    #expect(frames.count == 3)
    #expect(frames[1].width > frames[0].width * 3)
    #expect(frames[0].height < 30)
    #expect(test.collection.contentSize.height == frames[0].height)
  }

  @Test("What is visible stays where it is while items above get their sizes")
  func anchored() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.estimatedItemSize = layout.itemSize
    let test = try CollectionScreen([itemTexts(100)], layout) {
      $0.collection.register(LowCell.self, forCellWithReuseIdentifier: "item")
    }
    #expect(test.frame(1)?.minY == 50)
    test.collection.contentOffset.y = 900
    try test.screen.render()
    let cell = try #require(
      test.collection.visibleCells.min { $0.frame.minY < $1.frame.minY })
    let place = cell.frame.minY - test.collection.contentOffset.y
    test.collection.contentOffset.y -= 10
    try test.screen.render()
    #expect(abs(cell.frame.minY - test.collection.contentOffset.y - place - 10) < 1)
  }

  @Test("Without a conforming delegate, all items have the layout's size")
  func uniform() {
    var metrics = FlowSection.Metrics()
    metrics.count = 1_000_000
    metrics.size = CGSize(width: 50, height: 50)
    (metrics.itemSpacing, metrics.lineSpacing) = (10, 10)
    let section = FlowSection(metrics, FlowAxes(isVertical: true), space: 320, scale: 1)
    #expect(section.lineCount == 200_000)
    #expect(section.frame(ofItem: 999_999).minY == 11_999_940)
    #expect(section.lines(from: 600, to: 660) == 10..<12)
  }

  @Test("Lines of random items are those of a plain model")
  func random() {
    var random = SeededGenerator(seed: 18)
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 200
    for _ in 0..<rounds {
      var metrics = FlowSection.Metrics()
      metrics.insets = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
      metrics.itemSpacing = CGFloat(Int.random(in: 0...20, using: &random))
      metrics.lineSpacing = CGFloat(Int.random(in: 0...20, using: &random))
      metrics.header = 11
      let isUniform = Bool.random(using: &random)
      let all = CGFloat(Int.random(in: 1...150, using: &random))
      let sizes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        isUniform
          ? CGSize(width: all, height: 20)
          : CGSize(
            width: CGFloat(Int.random(in: 1...150, using: &random)),
            height: CGFloat(Int.random(in: 1...60, using: &random)))
      }
      metrics.count = sizes.count
      (metrics.size, metrics.sizes) = (sizes.first ?? .zero, isUniform ? nil : sizes)
      let isVertical = Bool.random(using: &random)
      let section = FlowSection(
        metrics, FlowAxes(isVertical: isVertical), space: 300, scale: 1000)
      let expected = model(sizes, metrics, isVertical: isVertical, space: 300)
      for (item, frame) in expected.enumerated() {
        #expect(near(section.frame(ofItem: item), frame, by: 0.001))
      }
    }
  }

  /// Places items one after the other.
  private func model(
    _ sizes: [CGSize], _ metrics: FlowSection.Metrics, isVertical: Bool, space: CGFloat
  ) -> [CGRect] {
    let insets = metrics.insets
    let (first, last) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let breadth = space - first - last
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    var (frames, rest) = ([CGRect](), sizes[...])
    var start = metrics.header + (isVertical ? insets.top : insets.left)
    while !rest.isEmpty {
      var (line, used) = ([CGSize](), -metrics.itemSpacing)
      while let next = rest.first,
        line.isEmpty || used + metrics.itemSpacing + across(next) <= breadth
      {
        used += metrics.itemSpacing + across(next)
        line.append(rest.removeFirst())
      }
      var slots = line.count
      if rest.isEmpty, let end = line.last {
        while used + metrics.itemSpacing + across(end) <= breadth {
          used += metrics.itemSpacing + across(end)
          slots += 1
        }
      }
      let free = max(0, breadth - used)
      let length = line.map(along).max() ?? 0
      var side = first + (slots == 1 ? free / 2 : 0)
      for size in line {
        let middle = start + (length - along(size)) / 2
        frames.append(
          isVertical
            ? CGRect(x: side, y: middle, width: size.width, height: size.height)
            : CGRect(x: middle, y: side, width: size.width, height: size.height))
        side += across(size) + metrics.itemSpacing + (slots > 1 ? free / CGFloat(slots - 1) : 0)
      }
      start += length + metrics.lineSpacing
    }
    return frames
  }
}

/// A cell that is lower than its estimate.
private final class LowCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 40
    return layoutAttributes
  }
}
