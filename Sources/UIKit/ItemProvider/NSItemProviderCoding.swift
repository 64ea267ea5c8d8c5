public import Foundation

/// Which programs see a representation of an item.
///
/// Source: Apple, "NSItemProviderRepresentationVisibility".
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// An object that an item provider can provide, as data of several types.
///
/// Source: Apple, "NSItemProviderWriting".
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of this object. Default: those of its class.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Who sees a representation. Default: all programs.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Makes the data of a type, and passes it to the handler, on any thread.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// An object that can be made of the data of an item provider.
///
/// Source: Apple, "NSItemProviderReading".
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data of a type. Called on any thread.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProvider {
  /// The domain of the errors of item providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why an item could not be loaded.
  ///
  /// Source: Apple, "NSItemProvider.ErrorCode".
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode, _ text: String) -> NSError {
    NSError(
      domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
