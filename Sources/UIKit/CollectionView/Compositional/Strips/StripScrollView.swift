import CoreGraphics
import Foundation

/// Scrolls the views of a section across the direction in which the collection view scrolls.
final class StripScrollView: UIScrollView {
  var section: Int
  private(set) var strip: CollectionStrip
  private unowned let collection: UICollectionView

  init(_ section: Int, _ strip: CollectionStrip, in collection: UICollectionView) {
    (self.section, self.strip, self.collection) = (section, strip, collection)
    super.init(frame: strip.frame)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ strip: CollectionStrip) {
    self.strip = strip
    if frame != strip.frame { frame = strip.frame }
    if contentSize != strip.contentSize { contentSize = strip.contentSize }
    isPagingEnabled = strip.behavior == .paging
    decelerationRate = strip.rate
    bounces = strip.bounce != .never
    if strip.axis.isVertical {
      alwaysBounceVertical = strip.bounce == .always
    } else {
      alwaysBounceHorizontal = strip.bounce == .always
    }
  }

  /// The offset from the beginning of the content, which is at the right if that is mirrored.
  var distance: CGFloat {
    get { fromStart(contentOffset[strip.axis]) }
    set {
      var offset = contentOffset
      offset[strip.axis] = fromStart(newValue)
      contentOffset = offset
    }
  }

  /// Converts an offset to the distance from the beginning, and back.
  private func fromStart(_ offset: CGFloat) -> CGFloat {
    guard !strip.axis.isVertical, collection.isFlipped else { return offset }
    return strip.contentSize.width - bounds.width - offset
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { collection.stripDidScroll(self) }
    }
  }

  override func restingPlace(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let axis = strip.axis
    let isMirrored = !axis.isVertical && collection.isFlipped
    let place = strip.restingPlace(
      for: fromStart(proposed[axis]), from: fromStart(drag?.origin[axis] ?? contentOffset[axis]),
      current: distance, velocity: isMirrored ? -velocity[axis] : velocity[axis],
      length: bounds.size[axis])
    var target = proposed
    target[axis] = fromStart(place)
    return clamped(target)
  }
}
