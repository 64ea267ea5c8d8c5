import Synchronization

/// An immutable list of lines and curves. Apple: CGPath.
///
/// Sendable: what `CGMutablePath`, its subclass, may change is behind a lock.
public class CGPath: Hashable, @unchecked Sendable {
  private let guarded: Mutex<PathStorage>

  package init(storage: PathStorage) {
    guarded = Mutex(storage)
  }

  package var storage: PathStorage { guarded.withLock { $0 } }

  final func edit(_ body: (inout PathStorage) -> Void) {
    guarded.withLock { body(&$0) }
  }

  // A transform comes as a pointer, as on iOS; passing nil or `&transform` is safe.

  /// A rectangle's outline, from its origin towards greater x.
  @safe
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addRect(rect)
    unsafe self.init(storage: storage.applying(transform?.pointee ?? .identity))
  }

  @safe
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    storage.addEllipse(in: rect)
    unsafe self.init(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// Radii larger than half a side are cut down to it.
  @safe
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    storage.addRoundedRect(in: rect, corners: .init(all: corner))
    unsafe self.init(storage: storage.applying(transform?.pointee ?? .identity))
  }

  public final var isEmpty: Bool { storage.isEmpty }

  /// The end of the last element; zero for an empty path.
  public final var currentPoint: CGPoint { storage.currentPoint ?? .zero }

  /// Holds all points, control points too; null for an empty path.
  public final var boundingBox: CGRect { storage.controlBox }

  /// Holds the path without its control points; null for an empty path.
  public final var boundingBoxOfPath: CGRect { storage.boundingBox }

  /// Whether `point`, mapped by `transform`, is inside. Apple: CGPath.contains(_:using:transform:).
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.contains(point.applying(transform), rule: rule)
  }

  /// An immutable copy; of an immutable path the path itself.
  public func copy() -> CGPath? { self }

  @safe
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = unsafe transform else { return CGPath(storage: storage) }
    return unsafe CGPath(storage: storage.applying(transform.pointee))
  }

  public final func mutableCopy() -> CGMutablePath? {
    CGMutablePath(storage: storage)
  }

  @safe
  public final func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? {
    guard let transform = unsafe transform else { return mutableCopy() }
    return unsafe CGMutablePath(storage: storage.applying(transform.pointee))
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.storage == rhs.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}

extension PathStorage.Corners {
  init(all size: CGSize) {
    self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
  }
}

/// Which regions of a path count as inside. Apple: CGPathFillRule.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
