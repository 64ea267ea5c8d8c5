import CoreGraphics
import LayerTree
import Logging

extension CALayer {
  func copies(of list: FilterList) -> [Any]? { extras?[list]?.map { $0.copy() } }

  func change(_ list: FilterList, to filters: [Any]?) {
    let copies = filters?.compactMap { ($0 as? CAFilter)?.copy() as? CAFilter }
    if copies?.count != filters?.count { Self.warnOfOtherFilters }
    set(list.rawValue, dirt: .style, differs: copies != extras?[list]) { store(copies, in: list) }
  }

  private func store(_ filters: [CAFilter]?, in list: FilterList) {
    let extras = extras ?? RareLayerState()
    self.extras = extras
    exchange(&extras[list], with: filters)
    let settings = filters?.compactMap(\.activeSettings) ?? []
    if settings != layerStyle[list] { layerStyle[list] = settings }
  }

  /// Logs the warning once per process.
  private static let warnOfOtherFilters: Void = Logger(label: "lamina").warning(
    "elements of CALayer.filters and backgroundFilters that are no CAFilter are ignored")

  // MARK: Inputs by key path

  func value(of input: FilterInput) -> Any? {
    filter(of: input)?.value(forKey: input.key)
  }

  /// Sets an input of one of the filters; ignores names that no filter has.
  func setValue(_ value: Any?, of input: FilterInput, at keyPath: String) {
    guard let filter = filter(of: input), let copy = filter.copy() as? CAFilter else {
      return
    }
    copy.setValue(value, forKey: input.key)
    set(keyPath, dirt: .style, differs: copy != filter) {
      store(extras?[input.list]?.map { $0 === filter ? copy : $0 }, in: input.list)
    }
  }

  /// The value of an input as animations take it; nil for a key path of another property.
  func animatableInput(at keyPath: String) -> Any? {
    guard let input = FilterInput(keyPath: keyPath), let filter = filter(of: input),
      filter.isAnimatable(input.key)
    else { return nil }
    return filter.value(forKey: input.key)
  }

  private func filter(of input: FilterInput) -> CAFilter? {
    extras?[input.list]?.first { $0.key == input.filter }
  }

  /// Gives the filters of a presentation copy their animated inputs.
  func show(_ settings: [FilterSettings], in list: FilterList) {
    var rest = settings[...]
    extras?[list] = extras?[list]?.map { filter in
      guard filter.activeSettings != nil, let shown = rest.popFirst(),
        let copy = filter.copy() as? CAFilter
      else { return filter }
      copy.setNumbers(shown.numbers)
      return copy
    }
  }

  // MARK: Rendering

  /// The filters for `render(in:)`.
  var bitmapFilters: [BitmapFilter] {
    guard let filters = styleBox?.value.filters, !filters.isEmpty else { return [] }
    return filters.filter { !$0.isIdentity }.map { filter in
      switch filter {
      case .gaussianBlur(let radius): .blur(deviation: radius)
      case .color(let matrix): .colors { matrix.applied(to: $0) }
      }
    }
  }

  /// A rectangle around all that `render(in:)` draws of the layer and its sublayers, in the layer's
  /// coordinates; nil if something may lie outside of all bounds.
  var drawnBox: CGRect? {
    var box = bounds
    var pending = [(layer: self, toSelf: CGAffineTransform.identity)]
    while let (layer, toSelf) = pending.popLast() {
      let hasContents = layer.image != nil || layer.backing.contents != nil
      let fitsContents = [.resize, .resizeAspect].contains(layer.contentsGravity)
      guard layer === self || layer.layerStyle.filters.isEmpty && layer.renderedShadow == nil,
        !hasContents && !layer.hasShape || fitsContents && !layer.hasShape || layer.masksToBounds
      else { return nil }
      box = box.union(layer.bounds.applying(toSelf))
      guard !layer.masksToBounds else { continue }
      let inside =
        layer.hasSpace
        ? layer.space.toLayerInPlane(layer.properties).concatenating(toSelf) : toSelf
      for sublayer in layer.sublayers ?? [] {
        pending.append((sublayer, sublayer.properties.toSuperlayer.concatenating(inside)))
      }
    }
    return box
  }
}
