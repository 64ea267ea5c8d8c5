public import Foundation

/// Items that are dragged, as both sides see them.
///
/// Main thread only. Source: Apple, "UIDragDropSession".
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// The place of the drag in a view's coordinates. Points.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether other programs get nothing of the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has a type that is or conforms to one of these.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be made of one of the items.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag that this program has started.
///
/// Source: Apple, "UIDragSession".
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// What this program knows of the drag; other programs do not get it.
  var localContext: Any? { get set }
}

/// How the progress of a drop is shown. The system shows none here.
///
/// Source: Apple, "UIDropSessionProgressIndicatorStyle".
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// Items that are dragged over a window of this program, or were dropped there.
///
/// Source: Apple, "UIDropSession".
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, if this program has started it.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of the loads of the items.
  var progress: Progress { get }
  /// Makes objects of the items of which that is possible. `completion` is called on the main thread.
  /// To be called in `dropInteraction(_:performDrop:)`.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Whether a value of a bridged type, such as `String`, can be made of one of the items.
  public func canLoadObjects<Value: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass type: Value.Type
  ) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Makes values of a bridged type, such as `String` or `URL`.
  @discardableResult public func loadObjects<Value: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass type: Value.Type, completion: @escaping @MainActor @Sendable ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { $0 as? Value._ObjectiveCType }.map {
          Value._unconditionallyBridgeFromObjectiveC($0)
        })
    }
  }
}
