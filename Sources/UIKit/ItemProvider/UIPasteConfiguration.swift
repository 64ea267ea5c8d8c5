public import Foundation
import ObjectiveC

/// The types that a responder takes from the pasteboard and from drops.
///
/// Main thread only. Source: Apple, "UIPasteConfiguration".
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying {
  open var acceptableTypeIdentifiers: [String]

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Creates a configuration for the types of a class.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Creates a configuration for the types of a bridged type, such as `String`.
  public convenience init<Value: _ObjectiveCBridgeable>(forAccepting type: Value.Type)
  where Value._ObjectiveCType: NSItemProviderReading {
    self.init(forAccepting: Value._ObjectiveCType.self)
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }

  final func accepts(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
  }
}

/// An object that items can be pasted into, as each responder.
///
/// Source: Apple, "UIPasteConfigurationSupporting".
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder {
  /// Few responders have a configuration, so that it is no stored property. Its key is the address of
  /// the class, which nothing else uses.
  final var storedPasteConfiguration: UIPasteConfiguration? {
    get {
      unsafe objc_getAssociatedObject(self, Self.pasteConfigurationKey) as? UIPasteConfiguration
    }
    set {
      unsafe objc_setAssociatedObject(
        self, Self.pasteConfigurationKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  private static var pasteConfigurationKey: UnsafeRawPointer {
    unsafe unsafeBitCast(UIPasteConfiguration.self as AnyClass, to: UnsafeRawPointer.self)
  }
}
