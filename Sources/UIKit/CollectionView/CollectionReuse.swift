import CoreGraphics
public import Foundation

/// The views of a collection view that are not used any more, and the classes that create new ones.
@MainActor struct CollectionReuse {
  struct Key: Hashable {
    var role: CollectionElement.Role
    var identifier: String

    init(_ role: CollectionElement.Role, _ identifier: String) {
      (self.role, self.identifier) = (role, identifier)
    }
  }

  /// How many data sources are being asked for views.
  static var requestDepth = 0

  var pool = ReusePool<Key, UICollectionReusableView>()
  /// The frame of the element for which a view is created: views may arrange themselves in their
  /// initializers.
  var frame = CGRect.zero

  mutating func view(
    _ role: CollectionElement.Role, _ identifier: String
  ) -> UICollectionReusableView? {
    let key = Key(role, identifier)
    if let view = pool.take(key) {
      view.prepareForReuse()
      return view
    }
    let view: UICollectionReusableView? =
      switch pool.sources[key] {
      case .ofClass(let aClass): makeReusableView(of: aClass, frame)
      case .viewFile(let make): make() as? UICollectionReusableView
      case nil: nil
      }
    view?.reuseKey = key
    return view
  }

  /// Returns a decoration view of a class that a layout has registered.
  mutating func decoration(_ kind: String, of aClass: AnyClass) -> UICollectionReusableView {
    let key = Key(.decoration(kind), kind)
    if let view = pool.take(key) {
      view.prepareForReuse()
      return view
    }
    let view = makeReusableView(of: aClass, frame)
    view.reuseKey = key
    return view
  }

  mutating func keep(_ view: UICollectionReusableView) {
    if let key = view.reuseKey { pool.keep(view, key) }
  }
}

// See `makeObject(of:)` for how an initializer of a class is called that does not require it.

/// Creates a view with its class's own `init(frame:)`.
@inline(never) @_optimize(none)
@MainActor private func makeReusableView(
  of aClass: AnyClass, _ frame: CGRect
) -> UICollectionReusableView {
  require(
    aClass is UICollectionReusableView.Type, "\(aClass) is not a UICollectionReusableView class")
  return unsafe unsafeBitCast(aClass, to: RequiringInitReusableView.Type.self).init(frame: frame)
}

@_spi(DynamicInit) open class RequiringInitReusableView: UICollectionReusableView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
