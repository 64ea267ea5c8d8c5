import UIKit

/// Pictures in a grid, of which some are selected and deleted; a tap opens one.
final class PicturesPage: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let settings: DeviceSettings
  private let sizes = UISegmentedControl(items: ["Small", "Large"])

  init(_ settings: DeviceSettings) {
    self.settings = settings
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    sizes.selectedSegmentIndex = 0
    sizes.addAction(UIAction { [weak self] _ in self?.changeSize() }, for: .valueChanged)
    navigationItem.titleView = sizes
    showButtons()
  }

  private func changeSize() {
    collectionView.performBatchUpdates { [self] in collectionViewLayout.invalidateLayout() }
  }

  // MARK: Items

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let least: CGFloat = sizes.selectedSegmentIndex == 0 ? 100 : 180
    let width = collectionView.bounds.width - 32
    let columns = max((width / (least + 4)).rounded(.down), 1)
    let side = max(((width - 4 * (columns - 1)) / columns).rounded(.down), 1)
    return CGSize(width: side, height: side)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { settings.pictures.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.image = .landscape(settings.pictures[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if isEditing { return showButtons() }
    collectionView.deselectItem(at: indexPath, animated: false)
    let viewer = PictureController(settings.pictures, first: indexPath.item)
    navigationController?.pushViewController(viewer, animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { showButtons() }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let picture = settings.pictures.remove(at: sourceIndexPath.item)
    settings.pictures.insert(picture, at: destinationIndexPath.item)
  }

  // MARK: Editing

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    showButtons()
  }

  private func showButtons() {
    let selected = collectionView.indexPathsForSelectedItems?.count ?? 0
    let delete = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })
    delete.isEnabled = selected > 0
    navigationItem.rightBarButtonItems = isEditing ? [editButtonItem, delete] : [editButtonItem]
  }

  private func deleteSelected() {
    let paths = collectionView.indexPathsForSelectedItems ?? []
    let items = Set(paths.map(\.item))
    settings.pictures = settings.pictures.enumerated().filter { !items.contains($0.offset) }
      .map(\.element)
    collectionView.deleteItems(at: paths)
    showButtons()
  }
}

/// A picture; a selected one is paler, with a checkmark.
private final class PictureCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFill
    contentView.layer.cornerRadius = 6
    contentView.clipsToBounds = true
    contentView.addSubview(picture)
    mark.sizeToFit()
    mark.isHidden = true
    contentView.addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  var image: UIImage? {
    get { picture.image }
    set { picture.image = newValue }
  }

  override var isSelected: Bool {
    didSet {
      picture.alpha = isSelected ? 0.6 : 1
      mark.isHidden = !isSelected
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.center = CGPoint(x: bounds.maxX - 17, y: bounds.maxY - 17)
  }
}
