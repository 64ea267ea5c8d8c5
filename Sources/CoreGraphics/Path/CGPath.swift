import Synchronization

/// An immutable list of lines and curves. Apple: CGPath.
///
/// Sendable, because a lock protects what the subclass `CGMutablePath` may change.
public class CGPath: Hashable, @unchecked Sendable {
  private let guarded: Mutex<PathStorage>

  package init(storage: PathStorage) {
    guarded = Mutex(storage)
  }

  package var storage: PathStorage { guarded.withLock { $0 } }

  final func edit(_ body: (inout PathStorage) -> Void) {
    guarded.withLock { body(&$0) }
  }

  // Transforms are passed as pointers, as on iOS; passing nil or `&transform` is safe.

  /// Creates a rectangle's outline, which starts at its origin towards greater x.
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

  /// Creates a rectangle with a quarter of an ellipse at each corner.
  ///
  /// Radii are in points, 0 to half a side; traps on others.
  /// Source: Apple, "init(roundedRect:cornerWidth:cornerHeight:transform:)".
  @safe
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    storage.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    unsafe self.init(storage: storage.applying(transform?.pointee ?? .identity))
  }

  public final var isEmpty: Bool { storage.isEmpty }

  /// The end of the last element; zero for an empty path.
  public final var currentPoint: CGPoint { storage.currentPoint ?? .zero }

  /// Whether the path is a single axis-aligned rectangle, which is then written to `rect`.

  /// Source: Apple, "isRect(_:)".
  @safe
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = storage.rectangle else { return false }
    unsafe rect?.pointee = rectangle
    return true
  }

  /// The bounding box of all points, including control points; null for an empty path.
  public final var boundingBox: CGRect { storage.controlBox }

  /// The bounding box of the path without its control points; null for an empty path.
  public final var boundingBoxOfPath: CGRect { storage.boundingBox }

  /// Whether `point`, mapped by `transform`, is inside. Apple: CGPath.contains(_:using:transform:).
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.contains(point.applying(transform), rule: rule)
  }

  /// Returns an immutable copy, which for an immutable path is the path itself.
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

/// The rule by which regions of a path count as inside. Apple: CGPathFillRule.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
