/// The change that a finger has made by moving an item.
///
/// Source: Apple, "NSDiffableDataSourceTransaction".
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Between the items of all sections.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The sections that have changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let items = (
        initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section)
      )
      guard items.0 != items.1 else { return nil }
      var trees = (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      trees.0.append(items.0)
      trees.1.append(items.1)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: trees.0, finalSnapshot: trees.1,
        difference: items.1.difference(from: items.0))
    }
  }
}

/// The change that a finger has made in a section.
///
/// Source: Apple, "NSDiffableDataSourceSectionTransaction".
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}
