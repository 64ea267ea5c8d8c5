public import Foundation

// The objects that item providers can provide and make: texts, URLs, images and colors.

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.text] }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UniformType.text, "public.plain-text", UniformType.url]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try made(NSString(string: PasteboardCoding.text(data)), typeIdentifier)
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.url] }

  /// A URL of a file is one of the type for files as well.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (isFileURL ? [UniformType.fileURL] : []) + [UniformType.url, UniformType.text]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] { [UniformType.url] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let url = PasteboardCoding.urls(data).first else {
      throw NSItemProvider.error(.unavailableCoercionError, "There is no URL in the data.")
    }
    return try made(NSURL(string: url.absoluteString), typeIdentifier)
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UniformType.png, UniformType.jpeg]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UniformType.png, UniformType.jpeg, "org.webmproject.webp", "public.image"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(PasteboardCoding.data(self, typeIdentifier), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try made(UIImage(data: data), typeIdentifier)
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformType.color] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [UniformType.color] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(PasteboardCoding.data(self, typeIdentifier), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try made(PasteboardCoding.color(data), typeIdentifier)
  }
}

/// Returns an object as one of the class that was asked for, which may be a subclass.
private func made<Object>(_ object: Any?, _ type: String) throws -> Object {
  guard let object else {
    throw NSItemProvider.error(
      .unavailableCoercionError, "Could not coerce an item of type \(type).")
  }
  guard let result = object as? Object else {
    throw NSItemProvider.error(
      .unexpectedValueClassError, "No \(Object.self) can be made of an item of type \(type).")
  }
  return result
}
