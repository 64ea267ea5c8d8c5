import UIKit

extension Overrides {
  static let tableView = Overrides(
    of: "UITableView", by: makeTable(), uses: [{ useTable($0) }, { useRows($0) }])

  static let tableViewCell = Overrides(
    of: "UITableViewCell", by: OverridingTableViewCell(style: .subtitle, reuseIdentifier: "cell"),
    uses: [
      {
        _ = $0.canBecomeFocused
        $0.focusGroupPriority = $0.focusGroupPriority
        _ = $0.reuseIdentifier
        _ = $0.contentView
        _ = $0.imageView
        _ = $0.textLabel
        _ = $0.detailTextLabel
        $0.backgroundView = $0.backgroundView
        $0.selectedBackgroundView = $0.selectedBackgroundView
        $0.selectionStyle = $0.selectionStyle
        $0.isSelected = $0.isSelected
        $0.isHighlighted = $0.isHighlighted
        $0.accessoryType = $0.accessoryType
        $0.accessoryView = $0.accessoryView
        $0.indentationLevel = $0.indentationLevel
        $0.indentationWidth = $0.indentationWidth
        $0.separatorInset = $0.separatorInset
        $0.multipleSelectionBackgroundView = $0.multipleSelectionBackgroundView
        $0.isEditing = $0.isEditing
        $0.showsReorderControl = $0.showsReorderControl
        $0.shouldIndentWhileEditing = $0.shouldIndentWhileEditing
        $0.editingAccessoryType = $0.editingAccessoryType
        $0.editingAccessoryView = $0.editingAccessoryView
        $0.semanticContentAttribute = $0.semanticContentAttribute
        _ = $0.editingStyle
        _ = $0.showingDeleteConfirmation
        $0.setEditing(true, animated: false)
        $0.prepareForReuse()
        $0.dragStateDidChange(.none)
        $0.setSelected(true, animated: false)
        $0.setHighlighted(true, animated: false)
        $0.layoutSubviews()
        _ = $0.systemLayoutSizeFitting(
          .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
        _ = $0.sizeThatFits(.zero)
        $0.invalidateIntrinsicContentSize()
        $0.isUserInteractionEnabled = $0.isUserInteractionEnabled
        // The parts come first, which a content configuration replaces.
        $0.contentConfiguration = $0.contentConfiguration ?? $0.defaultContentConfiguration()
        $0.backgroundConfiguration =
          $0.backgroundConfiguration ?? $0.defaultBackgroundConfiguration()
        $0.automaticallyUpdatesContentConfiguration = $0.automaticallyUpdatesContentConfiguration
        $0.automaticallyUpdatesBackgroundConfiguration =
          $0.automaticallyUpdatesBackgroundConfiguration
        $0.configurationUpdateHandler = $0.configurationUpdateHandler
        $0.setNeedsUpdateConfiguration()
        $0.layoutSubviews()
        $0.traitCollectionDidChange(nil)
      }
    ])

  static let tableDropProposal = Overrides(
    of: "UITableViewDropProposal",
    by: OverridingTableViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath),
    uses: [
      {
        _ = $0.copy()
        _ = $0.intent
      }
    ])

  static let tablePlaceholder = Overrides(
    of: "UITableViewPlaceholder", "UITableViewDropPlaceholder",
    by: OverridingTableViewDropPlaceholder(
      insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "cell", rowHeight: 44),
    uses: [
      {
        $0.cellUpdateHandler = $0.cellUpdateHandler
        $0.previewParametersProvider = $0.previewParametersProvider
      }
    ])

  static let tableHeader = Overrides(
    of: "UITableViewHeaderFooterView", by: OverridingTableHeader(reuseIdentifier: "header"),
    uses: [
      {
        _ = $0.reuseIdentifier
        _ = $0.contentView
        _ = $0.textLabel
        $0.backgroundView = $0.backgroundView
        _ = $0.detailTextLabel
        $0.prepareForReuse()
        _ = $0.sizeThatFits(.zero)
        // The parts come first, which a content configuration replaces.
        $0.contentConfiguration = $0.contentConfiguration ?? $0.defaultContentConfiguration()
        $0.backgroundConfiguration =
          $0.backgroundConfiguration ?? $0.defaultBackgroundConfiguration()
        $0.automaticallyUpdatesContentConfiguration = $0.automaticallyUpdatesContentConfiguration
        $0.automaticallyUpdatesBackgroundConfiguration =
          $0.automaticallyUpdatesBackgroundConfiguration
        $0.configurationUpdateHandler = $0.configurationUpdateHandler
        $0.setNeedsUpdateConfiguration()
        $0.layoutSubviews()
        $0.traitCollectionDidChange(nil)
      }
    ])

  static let tableController = Overrides(
    of: "UITableViewController", by: OverridingTableViewController(style: .plain),
    uses: [{ useController($0) }, { useRows($0) }, { useScrolling($0) }])

  @MainActor private static func useController(_ object: OverridingTableViewController) {
    let table = UITableView()
    let path = IndexPath(row: 0, section: 0)
    object.tableView = object.tableView
    object.clearsSelectionOnViewWillAppear = object.clearsSelectionOnViewWillAppear
    object.refreshControl = object.refreshControl
    object.loadView()
    object.viewWillAppear(false)
    object.viewDidAppear(false)
    let menu = UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil, actionProvider: nil)
    let animator = CommitAnimator()
    object.setEditing(true, animated: false)
    _ = object.sectionIndexTitles(for: table)
    _ = object.tableView(table, canEditRowAt: path)
    _ = object.tableView(table, canMoveRowAt: path)
    object.tableView(table, commit: .delete, forRowAt: path)
    object.tableView(table, moveRowAt: path, to: path)
    _ = object.tableView(table, sectionForSectionIndexTitle: "", at: 0)
    _ = object.tableView(table, editingStyleForRowAt: path)
    _ = object.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    _ = object.tableView(table, shouldIndentWhileEditingRowAt: path)
    object.tableView(table, willBeginEditingRowAt: path)
    object.tableView(table, didEndEditingRowAt: path)
    _ = object.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path)
    _ = object.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    _ = object.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    _ = object.tableView(table, canPerformPrimaryActionForRowAt: path)
    object.tableView(table, performPrimaryActionForRowAt: path)
    _ = object.tableView(table, shouldBeginMultipleSelectionInteractionAt: path)
    object.tableView(table, didBeginMultipleSelectionInteractionAt: path)
    object.tableViewDidEndMultipleSelectionInteraction(table)
    _ = object.tableView(table, shouldSpringLoadRowAt: path, with: NoSpringLoading())
    _ = object.tableView(table, canFocusRowAt: path)
    _ = object.tableView(table, selectionFollowsFocusForRowAt: path)
    _ = object.indexPathForPreferredFocusedView(in: table)
    FocusMovement.make(in: object.tableView)
    _ = object.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)
    _ = object.tableView(table, previewForHighlightingContextMenuWithConfiguration: menu)
    _ = object.tableView(table, previewForDismissingContextMenuWithConfiguration: menu)
    object.tableView(table, willPerformPreviewActionForMenuWith: menu, animator: animator)
    object.tableView(table, willDisplayContextMenu: menu, animator: nil)
    object.tableView(table, willEndContextMenuInteraction: menu, animator: nil)
  }

  @MainActor private static func useRows(_ object: OverridingTableViewController) {
    let table = UITableView()
    let path = IndexPath(row: 0, section: 0)
    _ = object.numberOfSections(in: table)
    _ = object.tableView(table, numberOfRowsInSection: 0)
    _ = object.tableView(table, cellForRowAt: path)
    _ = object.tableView(table, titleForHeaderInSection: 0)
    _ = object.tableView(table, titleForFooterInSection: 0)
    object.tableView(table, willDisplay: UITableViewCell(), forRowAt: path)
    object.tableView(table, didEndDisplaying: UITableViewCell(), forRowAt: path)
    object.tableView(table, willDisplayHeaderView: UIView(), forSection: 0)
    object.tableView(table, willDisplayFooterView: UIView(), forSection: 0)
    object.tableView(table, didEndDisplayingHeaderView: UIView(), forSection: 0)
    object.tableView(table, didEndDisplayingFooterView: UIView(), forSection: 0)
    _ = object.tableView(table, heightForRowAt: path)
    _ = object.tableView(table, estimatedHeightForRowAt: path)
    _ = object.tableView(table, heightForHeaderInSection: 0)
    _ = object.tableView(table, heightForFooterInSection: 0)
    _ = object.tableView(table, viewForHeaderInSection: 0)
    _ = object.tableView(table, viewForFooterInSection: 0)
    _ = object.tableView(table, shouldHighlightRowAt: path)
    object.tableView(table, didHighlightRowAt: path)
    object.tableView(table, didUnhighlightRowAt: path)
    _ = object.tableView(table, willSelectRowAt: path)
    _ = object.tableView(table, willDeselectRowAt: path)
    object.tableView(table, didSelectRowAt: path)
    object.tableView(table, didDeselectRowAt: path)
    object.tableView(table, accessoryButtonTappedForRowWith: path)
    _ = object.tableView(table, indentationLevelForRowAt: path)
  }

  @MainActor private static func useScrolling(_ object: OverridingTableViewController) {
    let table = UITableView()
    var offset = CGPoint.zero
    object.scrollViewDidScroll(table)
    object.scrollViewDidZoom(table)
    object.scrollViewWillBeginDragging(table)
    unsafe object.scrollViewWillEndDragging(
      table, withVelocity: .zero, targetContentOffset: &offset)
    object.scrollViewDidEndDragging(table, willDecelerate: false)
    object.scrollViewWillBeginDecelerating(table)
    object.scrollViewDidEndDecelerating(table)
    object.scrollViewDidEndScrollingAnimation(table)
    _ = object.viewForZooming(in: table)
    object.scrollViewWillBeginZooming(table, with: UIView())
    object.scrollViewDidEndZooming(table, with: UIView(), atScale: 1)
    _ = object.scrollViewShouldScrollToTop(table)
    object.scrollViewDidScrollToTop(table)
    object.scrollViewDidChangeAdjustedContentInset(table)
  }

  @MainActor private static func useTable(_ object: OverridingTableView) {
    object.allowsFocus = object.allowsFocus
    object.allowsFocusDuringEditing = object.allowsFocusDuringEditing
    object.remembersLastFocusedIndexPath = object.remembersLastFocusedIndexPath
    object.selectionFollowsFocus = object.selectionFollowsFocus
    _ = object.preferredFocusEnvironments
    FocusMovement.make(in: object)
    _ = object.style
    object.dataSource = object.dataSource
    object.delegate = object.delegate
    object.dragDelegate = object.dragDelegate
    object.dropDelegate = object.dropDelegate
    object.dragInteractionEnabled = object.dragInteractionEnabled
    object.isSpringLoaded = object.isSpringLoaded
    _ = object.hasActiveDrag
    _ = object.hasActiveDrop
    _ = object.hasUncommittedUpdates
    object.rowHeight = object.rowHeight
    object.estimatedRowHeight = object.estimatedRowHeight
    object.sectionHeaderHeight = object.sectionHeaderHeight
    object.sectionFooterHeight = object.sectionFooterHeight
    object.sectionHeaderTopPadding = object.sectionHeaderTopPadding
    object.separatorStyle = object.separatorStyle
    object.separatorColor = object.separatorColor
    object.separatorInset = object.separatorInset
    object.separatorInsetReference = object.separatorInsetReference
    object.selfSizingInvalidation = object.selfSizingInvalidation
    object.backgroundView = object.backgroundView
    object.tableHeaderView = object.tableHeaderView
    object.tableFooterView = object.tableFooterView
    _ = object.numberOfSections
    _ = object.visibleCells
    _ = object.indexPathsForVisibleRows
    object.allowsSelection = object.allowsSelection
    object.allowsMultipleSelection = object.allowsMultipleSelection
    _ = object.indexPathForSelectedRow
    _ = object.indexPathsForSelectedRows
  }

  @MainActor private static func useRows(_ object: OverridingTableView) {
    let path = IndexPath(row: 0, section: 0)
    object.reloadData()
    _ = object.numberOfRows(inSection: 0)
    _ = object.rect(forSection: 0)
    _ = object.rectForHeader(inSection: 0)
    _ = object.rectForFooter(inSection: 0)
    _ = object.rectForRow(at: path)
    _ = object.indexPathForRow(at: .zero)
    _ = object.indexPath(for: UITableViewCell())
    _ = object.indexPathsForRows(in: .zero)
    _ = object.cellForRow(at: path)
    _ = object.headerView(forSection: 0)
    _ = object.footerView(forSection: 0)
    object.scrollToRow(at: path, at: .none, animated: false)
    object.scrollToNearestSelectedRow(at: .none, animated: false)
    object.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    object.register(nil as UINib?, forCellReuseIdentifier: "file")
    object.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "file")
    object.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "cell")
    _ = object.dequeueReusableCell(withIdentifier: "cell")
    _ = object.dequeueReusableCell(withIdentifier: "cell", for: path)
    _ = object.dequeueReusableHeaderFooterView(withIdentifier: "cell")
    object.selectRow(at: path, animated: false, scrollPosition: .none)
    object.deselectRow(at: path, animated: false)
    object.beginUpdates()
    object.endUpdates()
    object.performBatchUpdates(nil, completion: nil)
    object.insertRows(at: [], with: .none)
    object.deleteRows(at: [], with: .none)
    object.reloadRows(at: [], with: .none)
    object.moveRow(at: path, to: path)
    object.reconfigureRows(at: [path])
    object.isEditing = object.isEditing
    object.allowsSelectionDuringEditing = object.allowsSelectionDuringEditing
    object.allowsMultipleSelectionDuringEditing = object.allowsMultipleSelectionDuringEditing
    object.isPrefetchingEnabled = object.isPrefetchingEnabled
    object.prefetchDataSource = object.prefetchDataSource
    object.separatorEffect = object.separatorEffect
    object.sectionIndexMinimumDisplayRowCount = object.sectionIndexMinimumDisplayRowCount
    object.sectionIndexColor = object.sectionIndexColor
    object.sectionIndexBackgroundColor = object.sectionIndexBackgroundColor
    object.sectionIndexTrackingBackgroundColor = object.sectionIndexTrackingBackgroundColor
    object.reloadSectionIndexTitles()
    _ = object.contextMenuInteraction
    object.insertSections([], with: .none)
    object.deleteSections([], with: .none)
    object.reloadSections([], with: .none)
    object.moveSection(0, toSection: 0)
    object.layoutSubviews()
    _ = object.touchesShouldCancel(in: UIView())
    object.touchesBegan([], with: nil)
    object.touchesEnded([], with: nil)
    object.touchesCancelled([], with: nil)
  }

  /// Returns a table with one row.
  @MainActor private static func makeTable() -> OverridingTableView {
    let table = OverridingTableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = OneRow.shared
    return table
  }
}

/// An animator that does nothing.
final class CommitAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var previewViewController: UIViewController? { nil }
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}

@MainActor private final class OneRow: NSObject, UITableViewDataSource {
  static let shared = OneRow()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
