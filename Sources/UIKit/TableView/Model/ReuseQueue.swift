public import Foundation

/// Cells, headers and footers that are not used any more, and the classes that create new ones.
@MainActor struct ReuseQueue {
  private var cells = ReusePool<String, UITableViewCell>()
  private var views = ReusePool<String, UITableViewHeaderFooterView>()

  mutating func register(_ source: ReuseSource?, _ identifier: String) {
    cells.register(source, identifier)
  }

  mutating func registerView(_ source: ReuseSource?, _ identifier: String) {
    views.register(source, identifier)
  }

  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    switch cells.sources[identifier] {
    case .ofClass(let aClass): return makeCell(of: aClass, identifier)
    case .viewFile(let make):
      let cell = make() as? UITableViewCell
      cell?.takeIdentifier(identifier)
      return cell
    case nil: return nil
    }
  }

  mutating func view(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = views.take(identifier) {
      view.prepareForReuse()
      return view
    }
    switch views.sources[identifier] {
    case .ofClass(let aClass): return makeHeaderFooterView(of: aClass, identifier)
    case .viewFile(let make):
      let view = make() as? UITableViewHeaderFooterView
      view?.identifier = identifier
      return view
    case nil: return nil
    }
  }

  mutating func keep(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cells.keep(cell, identifier) }
  }

  mutating func keep(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    views.keep(view, identifier)
  }
}

// See `makeObject(of:)` for how an initializer of a class is called that does not require it.

/// Creates a cell with its class's own `init(style:reuseIdentifier:)`.
@inline(never) @_optimize(none)
@MainActor private func makeCell(of aClass: AnyClass, _ identifier: String) -> UITableViewCell {
  require(aClass is UITableViewCell.Type, "\(aClass) is not a UITableViewCell class")
  return unsafe unsafeBitCast(aClass, to: RequiringInitCell.Type.self).init(
    style: .default, reuseIdentifier: identifier)
}

/// Creates a header or a footer with its class's own `init(reuseIdentifier:)`.
@inline(never) @_optimize(none)
@MainActor private func makeHeaderFooterView(
  of aClass: AnyClass, _ identifier: String
) -> UITableViewHeaderFooterView {
  require(
    aClass is UITableViewHeaderFooterView.Type,
    "\(aClass) is not a UITableViewHeaderFooterView class")
  return unsafe unsafeBitCast(aClass, to: RequiringInitHeader.Type.self).init(
    reuseIdentifier: identifier)
}

@_spi(DynamicInit) open class RequiringInitCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

@_spi(DynamicInit) open class RequiringInitHeader: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
