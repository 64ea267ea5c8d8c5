import CoreGraphics
import LayerTree
import Logging

extension CALayer {
  var copiedFilters: [Any]? { extras?.filters?.map { $0.copy() } }

  func changeFilters(to filters: [Any]?) {
    let copies = filters?.compactMap { ($0 as? CAFilter)?.copy() as? CAFilter }
    if copies?.count != filters?.count { Self.warnOfOtherFilters }
    set("filters", dirt: .style, differs: copies != extras?.filters) { store(copies) }
  }

  private func store(_ filters: [CAFilter]?) {
    let extras = extras ?? RareLayerState()
    self.extras = extras
    exchange(&extras.filters, with: filters)
    let settings = filters?.compactMap(\.activeSettings) ?? []
    if settings != layerStyle.filterSettings { layerStyle.filterSettings = settings }
  }

  /// Logs the warning once per process.
  private static let warnOfOtherFilters: Void = Logger(label: "lamina").warning(
    "elements of CALayer.filters that are no CAFilter are ignored")

  // MARK: Inputs by key path

  func value(of input: FilterInput) -> Any? {
    filter(named: input.filter)?.value(forKey: input.key)
  }

  /// Sets an input of one of the filters; ignores names that no filter has.
  func setValue(_ value: Any?, of input: FilterInput, at keyPath: String) {
    guard let filter = filter(named: input.filter), let copy = filter.copy() as? CAFilter else {
      return
    }
    copy.setValue(value, forKey: input.key)
    set(keyPath, dirt: .style, differs: copy != filter) {
      store(extras?.filters?.map { $0 === filter ? copy : $0 })
    }
  }

  /// The value of an input as animations take it; nil for a key path of another property.
  func animatableInput(at keyPath: String) -> Any? {
    guard let input = FilterInput(keyPath: keyPath), let filter = filter(named: input.filter),
      filter.isAnimatable(input.key)
    else { return nil }
    return filter.value(forKey: input.key)
  }

  private func filter(named name: String) -> CAFilter? {
    extras?.filters?.first { $0.key == name }
  }

  /// Gives the filters of a presentation copy their animated inputs.
  func showFilters(_ settings: [FilterSettings]) {
    var rest = settings[...]
    extras?.filters = extras?.filters?.map { filter in
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
      guard layer === self || layer.layerStyle.filters.isEmpty,
        !hasContents || fitsContents || layer.masksToBounds
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
