import CoreGraphics
import Foundation
import Logging

extension UICollectionViewFlowLayout {
  var axes: FlowAxes { FlowAxes(isVertical: scrollDirection == .vertical) }

  var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Whether contents determine the sizes of items.
  var estimates: Bool { estimatedItemSize != .zero }

  /// The size of items for which the delegate names none.
  var standardSize: CGSize {
    estimates && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext,
      !context.invalidateEverything, !context.invalidateDataSourceCounts
    else {
      (flow.needsMetrics, flow.needsPlaces) = (true, true)
      if context.invalidateEverything, context.invalidateDataSourceCounts { flow.fitted = [:] }
      return
    }
    if context.invalidateFlowLayoutDelegateMetrics { flow.needsMetrics = true }
    if context.invalidateFlowLayoutAttributes { flow.needsPlaces = true }
  }

  func prepareFlow() {
    guard let view = collectionView else { return }
    if let size = flow.size, size != view.bounds.size {
      (flow.needsMetrics, flow.needsPlaces) = (true, true)
      // The contents have other sizes where there is another width for them.
      flow.fitted = [:]
    }
    flow.size = view.bounds.size
    if flow.needsMetrics { flow.metrics = askForMetrics(view) }
    guard flow.needsMetrics || flow.needsPlaces else { return }
    (flow.needsMetrics, flow.needsPlaces) = (false, false)
    let inset = view.adjustedContentInset
    let sides = axes.sides(inset)
    let space = max(0, axes.breadth(view.bounds.size) - sides.start - sides.end)
    var start: CGFloat = 0
    flow.sections = flow.metrics.indices.map { index in
      var section = FlowSection(
        fittedMetrics(index), axes, space: space, scale: max(view.contentScaleFactor, 1))
      section.start = start
      start = section.end
      return section
    }
    flow.contentSize = axes.size(length: start, breadth: space)
    warn(space)
  }

  // MARK: Metrics

  private func askForMetrics(_ view: UICollectionView) -> [FlowSection.Metrics] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let extra = extraInsets(view)
    return (0..<view.numberOfSections).map { section in
      var metrics = FlowSection.Metrics()
      metrics.count = view.numberOfItems(inSection: section)
      metrics.size = standardSize
      metrics.insets =
        (delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
        .adding(extra)
      metrics.lineSpacing =
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      metrics.itemSpacing =
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      metrics.header = axes.length(
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
          ?? headerReferenceSize)
      metrics.footer = axes.length(
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
          ?? footerReferenceSize)
      metrics.sizes = delegate.flatMap { sizes(view, $0, section, metrics.count) }
      return metrics
    }
  }

  /// The sizes that the delegate names; nil if all are the standard one.
  private func sizes(
    _ view: UICollectionView, _ delegate: any UICollectionViewDelegateFlowLayout, _ section: Int,
    _ count: Int
  ) -> [CGSize]? {
    let sizes = (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      let size = size(view, delegate, path)
      require(
        size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
        "the size of the item at \(path) is not valid: \(size)")
      return size == Self.automaticSize ? standardSize : size
    }
    return sizes.allSatisfy { $0 == standardSize } ? nil : sizes
  }

  /// What the delegate says about an item. The gap of a drag is as large as what is dragged.
  private func size(
    _ view: UICollectionView, _ delegate: any UICollectionViewDelegateFlowLayout, _ path: IndexPath
  ) -> CGSize {
    switch view.gaps.content(at: path) {
    case .item(let path): delegate.collectionView(view, layout: self, sizeForItemAt: path)
    case .gap(let size): size == .zero ? standardSize : size
    case .placeholder: standardSize
    }
  }

  /// The distance of the reference of section insets from the content insets.
  private func extraInsets(_ view: UICollectionView) -> UIEdgeInsets {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let inset = view.adjustedContentInset
    var extra = UIEdgeInsets.zero
    if axes.isVertical {
      extra.left = max(0, reference.left - inset.left)
      extra.right = max(0, reference.right - inset.right)
    } else {
      extra.top = max(0, reference.top - inset.top)
      extra.bottom = max(0, reference.bottom - inset.bottom)
    }
    return extra
  }

  /// The metrics of a section with the sizes that contents have determined.
  private func fittedMetrics(_ section: Int) -> FlowSection.Metrics {
    var metrics = flow.metrics[section]
    guard estimates else { return metrics }
    let fitted = flow.fitted.filter { $0.key.section == section }
    guard !fitted.isEmpty else { return metrics }
    var sizes = metrics.sizes ?? Array(repeating: metrics.size, count: metrics.count)
    for (path, size) in fitted where path.item < sizes.count { sizes[path.item] = size }
    metrics.sizes = sizes
    return metrics
  }

  /// Keeps the sizes that contents have determined, except of items that are reloaded.
  func moveSizes(_ update: CollectionUpdate) {
    guard !flow.fitted.isEmpty else { return }
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in flow.fitted {
      if let new = update.keptPath(of: path) { moved[new] = size }
    }
    flow.fitted = moved
  }

  // MARK: Warning

  /// Writes UIKit's warning if an item does not fit into its line.
  private func warn(_ space: CGFloat) {
    guard !flow.hasWarned, space > 0, let view = collectionView,
      flow.sections.contains(where: isTooBroad)
    else { return }
    flow.hasWarned = true
    let (side, insets) =
      axes.isVertical ? ("width", "left and right") : ("height", "top and bottom")
    Logger(label: "lamina").warning(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) must be \
      less than the \(side) of the UICollectionView minus the section insets \(insets) values, minus the \
      content insets \(insets) values. Collection view: \(view)
      """)
  }

  private func isTooBroad(_ section: FlowSection) -> Bool {
    let limit = section.breadth + 1e-6
    guard let sizes = section.metrics.sizes else {
      return section.metrics.count > 0 && axes.breadth(section.metrics.size) > limit
    }
    return sizes.contains { axes.breadth($0) > limit }
  }
}
