import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
  /// The direction in which the layout scrolls.
  var axis: UIScrollView.Axis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    let isPartial = composition.isScrolling || !composition.refit.isEmpty
    composition.isScrolling = false
    if context.invalidateEverything || context.invalidateDataSourceCounts || !isPartial {
      composition.needsSections = true
    }
    if context.invalidateEverything, context.invalidateDataSourceCounts { composition.fitted = [:] }
  }

  func prepareComposition() {
    guard let view = collectionView else { return }
    if let listBackground, view.backgroundColor == nil { view.backgroundColor = listBackground }
    if let size = composition.size, size != view.bounds.size {
      composition.needsSections = true
      // The contents have other sizes where there is another width for them.
      composition.fitted = [:]
    }
    composition.size = view.bounds.size
    if composition.needsSections {
      makeSections(view)
    } else if !composition.refit.isEmpty {
      refitSections()
    } else {
      return
    }
    composition.needsSections = false
    composition.refit = []
    stackSections(view)
  }

  // MARK: Sections

  private func makeSections(_ view: UICollectionView) {
    let container = view.bounds.inset(by: view.adjustedContentInset).size
    let insets = referenceInsets(configuration.contentInsetsReference, view)
    let environment = LayoutEnvironment(
      container,
      NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      view.traitCollection)
    composition.environment = environment
    composition.attachedKinds = []
    composition.sections = (0..<view.numberOfSections).map { index in
      guard let description = provider(index, environment) else {
        preconditionFailure(
          "Invalid section definition. Please specify a valid section definition "
            + "when content is to be rendered for a section. This is a client error.")
      }
      noteKinds(description.group)
      let solver = solver(description, index, view, container, environment)
      return CompositionState.Section(
        description: description, solver: solver, places: solver.solve())
    }
    composition.pins =
      composition.sections.contains { section in
        section.description.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      } || configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
  }

  private func solver(
    _ description: NSCollectionLayoutSection, _ index: Int, _ view: UICollectionView,
    _ container: CGSize, _ environment: LayoutEnvironment
  ) -> SectionSolver {
    let count = view.numberOfItems(inSection: index)
    var groups = GroupSolver(
      end: count,
      fitted: { [weak self] item in
        self?.composition.fitted[CollectionElement(.cell, IndexPath(item: item, section: index))]
      }, environment: environment)
    groups.fittedAttachment = { [weak self] kind, item in
      self?.fittedView(kind, IndexPath(item: item, section: index))
    }
    let reference = referenceInsets(description.contentInsetsReference, view)
    let own = description.supplementaryContentInsetsReference
    return SectionSolver(
      section: description, axis: axis, container: container, reference: reference,
      boundaryReference: own == .automatic ? nil : referenceInsets(own, view), groups: groups,
      fittedBoundary: { [weak self] kind, item in
        self?.fittedView(kind, IndexPath(item: item, section: index))
      }, count: count)
  }

  private func fittedView(_ kind: String, _ path: IndexPath) -> CGSize? {
    composition.fitted[CollectionElement(.supplementary(kind), path)]
  }

  private func noteKinds(_ item: NSCollectionLayoutItem) {
    composition.attachedKinds.formUnion(item.supplementaryItems.map(\.elementKind))
    for subitem in (item as? NSCollectionLayoutGroup)?.subitems ?? [] { noteKinds(subitem) }
  }

  /// The distances of a reference from the sides of the content, across the direction of scrolling.
  private func referenceInsets(
    _ reference: UIContentInsetsReference, _ view: UICollectionView
  ) -> UIEdgeInsets {
    let whole: UIEdgeInsets
    switch reference == .automatic ? configuration.contentInsetsReference : reference {
    case .none: return .zero
    case .automatic, .safeArea: whole = view.safeAreaInsets
    case .layoutMargins: whole = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      let start = frame.minX - view.bounds.minX
      whole = UIEdgeInsets(
        top: view.layoutMargins.top, left: start, bottom: view.layoutMargins.bottom,
        right: view.bounds.width - start - frame.width)
    }
    let inset = view.adjustedContentInset
    var insets = UIEdgeInsets.zero
    if axis.isVertical {
      insets.left = max(0, whole.left - inset.left)
      insets.right = max(0, whole.right - inset.right)
    } else {
      insets.top = max(0, whole.top - inset.top)
      insets.bottom = max(0, whole.bottom - inset.bottom)
    }
    return insets
  }

  /// Places only the groups again whose contents have other sizes.
  private func refitSections() {
    let changed = Dictionary(grouping: composition.refit.filter { $0.path.count == 2 }) {
      $0.path.section
    }
    for (index, elements) in changed where composition.sections.indices.contains(index) {
      let solver = composition.sections[index].solver
      let isOfItems = elements.allSatisfy(\.isCell)
      // The solver reads the sizes that this object has, so that it works on a copy of the places.
      var places = composition.sections[index].places
      if !isOfItems || !solver.refit(elements.map(\.path.item), in: &places) {
        places = solver.solve()
      }
      composition.sections[index].places = places
    }
  }

  // MARK: Stacking

  /// Places the sections one after the other, between the views of the whole layout.
  private func stackSections(_ view: UICollectionView) {
    let container = view.bounds.inset(by: view.adjustedContentInset).size
    var solver = BoundarySolver(
      items: configuration.boundarySupplementaryItems, axis: axis, container: container)
    for (kind, size) in composition.fitted where kind.path.count == 1 { solver.fitted[kind] = size }
    var place = solver.placeStart()
    for index in composition.sections.indices {
      if index > 0 { place += configuration.interSectionSpacing }
      composition.sections[index].places.start = place
      place += composition.sections[index].places.length
    }
    composition.boundaries = solver.placeEnd(place)
    var size = container
    if axis.isVertical { size.height = solver.length } else { size.width = solver.length }
    composition.contentSize = size
  }

  /// Keeps the sizes that contents have determined, except of items that are reloaded.
  func moveFittedSizes(_ update: CollectionUpdate) {
    guard !composition.fitted.isEmpty else { return }
    let transition = CollectionTransition(update, old: [:], from: self, to: self)
    var moved: [CollectionElement: CGSize] = [:]
    for (element, size) in composition.fitted {
      if let new = transition.newElement(of: element) { moved[new] = size }
    }
    composition.fitted = moved
  }
}
