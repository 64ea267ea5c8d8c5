import CoreGraphics
import Foundation
import UIKit

extension AttributeRow {
  static let tables: [AttributeRow] = [
    row("tableView", "style='insetGrouped'", \UITableView.style, .insetGrouped),
    row("tableView", "rowHeight='50'", \UITableView.rowHeight, 50),
    row("tableView", "estimatedRowHeight='40'", \UITableView.estimatedRowHeight, 40),
    row("tableView", "sectionHeaderHeight='30'", \UITableView.sectionHeaderHeight, 30),
    row("tableView", "sectionFooterHeight='20'", \UITableView.sectionFooterHeight, 20),
    row("tableView", "separatorStyle='none'", \UITableView.separatorStyle, .none),
    row("tableView", color("separatorColor"), \UITableView.separatorColor, .systemRed),
    row("tableView", insets("separatorInset"), \UITableView.separatorInset, insets),
    row("tableView", "allowsSelection='NO'", \UITableView.allowsSelection, false),
    row("tableView", "allowsMultipleSelection='YES'", \UITableView.allowsMultipleSelection, true),
    row(
      "tableView", "allowsSelectionDuringEditing='YES'", \UITableView.allowsSelectionDuringEditing,
      true),
    row(
      "tableView", "allowsMultipleSelectionDuringEditing='YES'",
      \UITableView.allowsMultipleSelectionDuringEditing, true),
    row(
      "tableView", "sectionIndexMinimumDisplayRowCount='5'",
      \UITableView.sectionIndexMinimumDisplayRowCount, 5),
    row("tableView", color("sectionIndexColor"), \UITableView.sectionIndexColor, .systemRed),
    row(
      "tableView", color("sectionIndexBackgroundColor"), \UITableView.sectionIndexBackgroundColor,
      .systemRed),
    row(
      "tableView", color("sectionIndexTrackingBackgroundColor"),
      \UITableView.sectionIndexTrackingBackgroundColor, .systemRed),
    row("tableView", view("backgroundView"), \UITableView.backgroundView?.tag, 7),
    row("tableView", view("tableHeaderView"), \UITableView.tableHeaderView?.tag, 7),
    row("tableView", view("tableFooterView"), \UITableView.tableFooterView?.tag, 7),
    check(
      "tableView",
      "<prototypes><tableViewCell reuseIdentifier='c' tag='7' id='b'/></prototypes>", 7
    ) { (table: UITableView) in table.dequeueReusableCell(withIdentifier: "c")?.tag },
    row("tableViewCell", "selectionStyle='none'", \UITableViewCell.selectionStyle, .none),
    row("tableViewCell", "accessoryType='checkmark'", \UITableViewCell.accessoryType, .checkmark),
    row(
      "tableViewCell", "editingAccessoryType='detailButton'",
      \UITableViewCell.editingAccessoryType, .detailButton),
    row("tableViewCell", "indentationLevel='2'", \UITableViewCell.indentationLevel, 2),
    row("tableViewCell", "indentationWidth='20'", \UITableViewCell.indentationWidth, 20),
    row(
      "tableViewCell", "shouldIndentWhileEditing='NO'", \UITableViewCell.shouldIndentWhileEditing,
      false),
    row("tableViewCell", "showsReorderControl='YES'", \UITableViewCell.showsReorderControl, true),
    row("tableViewCell", insets("separatorInset"), \UITableViewCell.separatorInset, insets),
    row("tableViewCell", view("accessoryView"), \UITableViewCell.accessoryView?.tag, 7),
    row(
      "tableViewCell", view("editingAccessoryView"), \UITableViewCell.editingAccessoryView?.tag, 7),
    row("tableViewCell", view("backgroundView"), \UITableViewCell.backgroundView?.tag, 7),
    row(
      "tableViewCell", view("selectedBackgroundView"), \UITableViewCell.selectedBackgroundView?.tag,
      7),
    row(
      "tableViewCell", "<tableViewCellContentView key='contentView' tag='7' id='b'/>",
      \UITableViewCell.contentView.tag, 7),
  ]

  static let collections: [AttributeRow] = [
    check(
      "collectionView",
      "<collectionViewFlowLayout key='collectionViewLayout' minimumLineSpacing='33' id='b'/>", 33
    ) { (view: UICollectionView) in
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing
    },
    row("collectionView", "allowsSelection='NO'", \UICollectionView.allowsSelection, false),
    row(
      "collectionView", "allowsMultipleSelection='YES'", \UICollectionView.allowsMultipleSelection,
      true),
    row("collectionView", "prefetchingEnabled='NO'", \UICollectionView.isPrefetchingEnabled, false),
    row("collectionView", view("backgroundView"), \UICollectionView.backgroundView?.tag, 7),
    row("collectionViewCell", view("backgroundView"), \UICollectionViewCell.backgroundView?.tag, 7),
    row(
      "collectionViewCell", view("selectedBackgroundView"),
      \UICollectionViewCell.selectedBackgroundView?.tag, 7),
    row("collectionViewCell", view("contentView"), \UICollectionViewCell.contentView.tag, 7),
    flow("scrollDirection='horizontal'", \.scrollDirection, .horizontal),
    flow("minimumLineSpacing='4'", \.minimumLineSpacing, 4),
    flow("minimumInteritemSpacing='5'", \.minimumInteritemSpacing, 5),
    flow(size("itemSize"), \.itemSize, sampleSize),
    flow(size("estimatedItemSize"), \.estimatedItemSize, sampleSize),
    flow(
      "automaticEstimatedItemSize='YES'", \.estimatedItemSize,
      UICollectionViewFlowLayout.automaticSize),
    flow(size("headerReferenceSize"), \.headerReferenceSize, sampleSize),
    flow(size("footerReferenceSize"), \.footerReferenceSize, sampleSize),
    flow(insets("sectionInset"), \.sectionInset, insets),
    flow("sectionHeadersPinToVisibleBounds='YES'", \.sectionHeadersPinToVisibleBounds, true),
    flow("sectionFootersPinToVisibleBounds='YES'", \.sectionFootersPinToVisibleBounds, true),
  ]

  private static func flow<Value: Equatable>(
    _ text: String, _ property: KeyPath<UICollectionViewFlowLayout, Value>, _ value: Value
  ) -> AttributeRow {
    row("collectionViewFlowLayout", text, property, value)
  }

  private static func size(_ key: String) -> String {
    "<size key='\(key)' width='31' height='32'/>"
  }

  private static let sampleSize = CGSize(width: 31, height: 32)

  static let gestures: [AttributeRow] = [
    tap("enabled='NO'", \.isEnabled, false),
    tap("cancelsTouchesInView='NO'", \.cancelsTouchesInView, false),
    tap("delaysTouchesBegan='YES'", \.delaysTouchesBegan, true),
    tap("delaysTouchesEnded='NO'", \.delaysTouchesEnded, false),
    tap("numberOfTapsRequired='2'", \.numberOfTapsRequired, 2),
    tap("numberOfTouchesRequired='3'", \.numberOfTouchesRequired, 3),
    row(
      "panGestureRecognizer", "minimumNumberOfTouches='2'",
      \UIPanGestureRecognizer.minimumNumberOfTouches, 2),
    row(
      "panGestureRecognizer", "maximumNumberOfTouches='3'",
      \UIPanGestureRecognizer.maximumNumberOfTouches, 3),
    row(
      "screenEdgePanGestureRecognizer", "<rectEdge key='edges' left='YES'/>",
      \UIScreenEdgePanGestureRecognizer.edges, .left),
    row("pinchGestureRecognizer", "scale='2'", \UIPinchGestureRecognizer.scale, 2),
    row("rotationGestureRecognizer", "rotation='0.5'", \UIRotationGestureRecognizer.rotation, 0.5),
    row("swipeGestureRecognizer", "direction='up'", \UISwipeGestureRecognizer.direction, .up),
    row(
      "swipeGestureRecognizer", "numberOfTouchesRequired='2'",
      \UISwipeGestureRecognizer.numberOfTouchesRequired, 2),
    press("numberOfTapsRequired='1'", \.numberOfTapsRequired, 1),
    press("numberOfTouchesRequired='2'", \.numberOfTouchesRequired, 2),
    press("minimumPressDuration='1.5'", \.minimumPressDuration, 1.5),
    press("allowableMovement='20'", \.allowableMovement, 20),
  ]

  private static func tap<Value: Equatable>(
    _ attribute: String, _ property: KeyPath<UITapGestureRecognizer, Value>, _ value: Value
  ) -> AttributeRow {
    row("tapGestureRecognizer", attribute, property, value)
  }

  private static func press<Value: Equatable>(
    _ attribute: String, _ property: KeyPath<UILongPressGestureRecognizer, Value>, _ value: Value
  ) -> AttributeRow {
    row("pongPressGestureRecognizer", attribute, property, value)
  }
}
