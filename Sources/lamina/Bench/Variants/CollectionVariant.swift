import UIKit

/// A collection view of 10,000 images that is scrolled down, at the speed of a flick.
struct CollectionVariant: BenchVariant {
  static let name = "collection"
  static let summary = "a collection view of 10,000 rounded images, or --layers, that scrolls"
  static let defaults = BenchOptions(layers: 10_000, layerSize: 96)
  /// Points in each frame: 8,000 in a second of 60 frames.
  private static let step: CGFloat = 8_000 / 60

  private let options: BenchOptions
  let rows: RowMeter? = RowMeter()

  init(_ options: BenchOptions) {
    self.options = options
  }

  func show(in window: UIWindow, _ motion: BenchMotion) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: options.layerSize, height: options.layerSize)
    let collection = ImageCollection(frame: window.bounds, collectionViewLayout: layout)
    collection.count = options.layers
    (collection.side, collection.meter) = (options.layerSize, rows)
    collection.backgroundColor = .white
    collection.register(ImageCell.self, forCellWithReuseIdentifier: "image")
    collection.dataSource = collection
    window.addSubview(collection)
    collection.layoutIfNeeded()
    switch motion {
    case .moving:
      FrameTicker.start(in: window) { frame in
        rows?.measure {
          collection.contentOffset.y = place(Self.step * CGFloat(frame), in: collection)
        }
      }
    case .still(let time):
      collection.contentOffset.y = place(Self.step * CGFloat(time * 60), in: collection)
    }
  }

  /// Where the content is after a distance: it turns round at its ends.
  private func place(_ distance: CGFloat, in collection: UICollectionView) -> CGFloat {
    let reach = max(1, collection.contentSize.height - collection.bounds.height)
    let rest = distance.truncatingRemainder(dividingBy: 2 * reach)
    return rest <= reach ? rest : 2 * reach - rest
  }
}

/// A collection view that is its own data source.
private final class ImageCollection: UICollectionView, UICollectionViewDataSource {
  var count = 0
  var side = 0.0
  var meter: RowMeter?

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    meter?.rowWasMade()
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "image", for: indexPath)
    (cell as? ImageCell)?.show(indexPath.item, side: side)
    return cell
  }
}

/// A picture with rounded corners.
private final class ImageCell: UICollectionViewCell {
  private var picture: UIView?

  func show(_ index: Int, side: Double) {
    picture?.removeFromSuperview()
    let picture = BenchView(index: index, size: side, picture: .opaque)
    picture.layer.cornerRadius = side / 6
    picture.clipsToBounds = true
    contentView.addSubview(picture)
    self.picture = picture
  }
}
