import CoreGraphics
public import Foundation

extension UICollectionView {
  /// A class of cells with a closure that configures them; it is registered when it is first used.
  ///
  /// It is created outside of the data source, once for all cells. Source: Apple,
  /// "UICollectionView.CellRegistration".
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let token = RegistrationToken()

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A class of supplementary views with a closure that configures them; it is registered when it is
  /// first used.
  ///
  /// Source: Apple, "UICollectionView.SupplementaryRegistration".
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let token = RegistrationToken()

    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a cell of a registration, configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.token.requireOutside("cell", "-collectionView:cellForItemAtIndexPath:")
    let identifier = registration.token.identifier
    let key = CollectionReuse.Key(.cell, identifier)
    if reuse.pool.sources[key] == nil {
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? Cell else {
      preconditionFailure("The dequeued cell is a \(type(of: view)), not a \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a view of a registration, configured for an index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.token.requireOutside(
      "supplementary view", "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
    let (kind, identifier) = (registration.elementKind, registration.token.identifier)
    if reuse.pool.sources[CollectionReuse.Key(.supplementary(kind), identifier)] == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("The dequeued view is a \(type(of: view)), not a \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// Names a registration, and knows whether it was created where it would be created again and again.
@MainActor struct RegistrationToken {
  let identifier = UUID().uuidString
  private let isInside = CollectionReuse.requestDepth > 0

  func requireOutside(_ thing: String, _ method: String) {
    require(
      !isInside,
      "Attempted to dequeue a \(thing) using a registration that was created inside \(method) or inside "
        + "a UICollectionViewDiffableDataSource \(thing == "cell" ? "cell" : "supplementary view") "
        + "provider. Creating a new registration each time a \(thing) is requested will prevent reuse "
        + "and cause created \(thing)s to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused.")
  }
}
