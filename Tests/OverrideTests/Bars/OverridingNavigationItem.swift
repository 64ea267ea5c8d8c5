import UIKit

final class OverridingNavigationItem: UINavigationItem {
  override func awakeFromNib() { called(super.awakeFromNib()) }
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var title: String? {
    get { called(super.title) }
    set { super.title = assigned(newValue) }
  }
  override var titleView: UIView? {
    get { called(super.titleView) }
    set { super.titleView = assigned(newValue) }
  }
  override var prompt: String? {
    get { called(super.prompt) }
    set { super.prompt = assigned(newValue) }
  }
  override var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { called(super.largeTitleDisplayMode) }
    set { super.largeTitleDisplayMode = assigned(newValue) }
  }
  override var style: ItemStyle {
    get { called(super.style) }
    set { super.style = assigned(newValue) }
  }
  override var searchController: UISearchController? {
    get { called(super.searchController) }
    set { super.searchController = assigned(newValue) }
  }
  override var hidesSearchBarWhenScrolling: Bool {
    get { called(super.hidesSearchBarWhenScrolling) }
    set { super.hidesSearchBarWhenScrolling = assigned(newValue) }
  }
  override var preferredSearchBarPlacement: SearchBarPlacement {
    get { called(super.preferredSearchBarPlacement) }
    set { super.preferredSearchBarPlacement = assigned(newValue) }
  }
  override var searchBarPlacement: SearchBarPlacement { called(super.searchBarPlacement) }
  override var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { called(super.titleMenuProvider) }
    set { super.titleMenuProvider = assigned(newValue) }
  }
  override var backBarButtonItem: UIBarButtonItem? {
    get { called(super.backBarButtonItem) }
    set { super.backBarButtonItem = assigned(newValue) }
  }
  override var backButtonTitle: String? {
    get { called(super.backButtonTitle) }
    set { super.backButtonTitle = assigned(newValue) }
  }
  override var backButtonDisplayMode: BackButtonDisplayMode {
    get { called(super.backButtonDisplayMode) }
    set { super.backButtonDisplayMode = assigned(newValue) }
  }
  override var backAction: UIAction? {
    get { called(super.backAction) }
    set { super.backAction = assigned(newValue) }
  }
  override var hidesBackButton: Bool {
    get { called(super.hidesBackButton) }
    set { super.hidesBackButton = assigned(newValue) }
  }
  override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    called(super.setHidesBackButton(hidesBackButton, animated: animated))
  }
  override var leftItemsSupplementBackButton: Bool {
    get { called(super.leftItemsSupplementBackButton) }
    set { super.leftItemsSupplementBackButton = assigned(newValue) }
  }
  override var leftBarButtonItems: [UIBarButtonItem]? {
    get { called(super.leftBarButtonItems) }
    set { super.leftBarButtonItems = assigned(newValue) }
  }
  override var rightBarButtonItems: [UIBarButtonItem]? {
    get { called(super.rightBarButtonItems) }
    set { super.rightBarButtonItems = assigned(newValue) }
  }
  override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    called(super.setLeftBarButtonItems(items, animated: animated))
  }
  override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    called(super.setRightBarButtonItems(items, animated: animated))
  }
  override var leftBarButtonItem: UIBarButtonItem? {
    get { called(super.leftBarButtonItem) }
    set { super.leftBarButtonItem = assigned(newValue) }
  }
  override var rightBarButtonItem: UIBarButtonItem? {
    get { called(super.rightBarButtonItem) }
    set { super.rightBarButtonItem = assigned(newValue) }
  }
  override func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    called(super.setLeftBarButton(item, animated: animated))
  }
  override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    called(super.setRightBarButton(item, animated: animated))
  }
  override var leadingItemGroups: [UIBarButtonItemGroup] {
    get { called(super.leadingItemGroups) }
    set { super.leadingItemGroups = assigned(newValue) }
  }
  override var centerItemGroups: [UIBarButtonItemGroup] {
    get { called(super.centerItemGroups) }
    set { super.centerItemGroups = assigned(newValue) }
  }
  override var trailingItemGroups: [UIBarButtonItemGroup] {
    get { called(super.trailingItemGroups) }
    set { super.trailingItemGroups = assigned(newValue) }
  }
  override var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { called(super.pinnedTrailingGroup) }
    set { super.pinnedTrailingGroup = assigned(newValue) }
  }
  override var additionalOverflowItems: UIDeferredMenuElement? {
    get { called(super.additionalOverflowItems) }
    set { super.additionalOverflowItems = assigned(newValue) }
  }
  override var standardAppearance: UINavigationBarAppearance? {
    get { called(super.standardAppearance) }
    set { super.standardAppearance = assigned(newValue) }
  }
  override var compactAppearance: UINavigationBarAppearance? {
    get { called(super.compactAppearance) }
    set { super.compactAppearance = assigned(newValue) }
  }
  override var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { called(super.scrollEdgeAppearance) }
    set { super.scrollEdgeAppearance = assigned(newValue) }
  }
  override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { called(super.compactScrollEdgeAppearance) }
    set { super.compactScrollEdgeAppearance = assigned(newValue) }
  }
}
