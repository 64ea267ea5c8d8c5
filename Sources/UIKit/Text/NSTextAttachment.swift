public import CoreGraphics
public import Foundation

/// An image that is laid out in text like a character.
///
/// Source: Apple, "NSTextAttachment".
open class NSTextAttachment: NSObject, NSSecureCoding {
  /// The character that represents the attachment in a string: U+FFFC.
  public static let character = 0xFFFC

  /// The image. Default: the one decoded from `contents`, if there is one.
  open var image: UIImage?
  /// The image's rectangle: the origin is its lower left corner, y points up from the baseline. An
  /// empty size means the image's own size. Points.
  open var bounds = CGRect.zero
  /// The data of an image file.
  open private(set) var contents: Data?
  /// The type of `contents`.
  open private(set) var fileType: String?

  /// Creates an attachment with the data of an image file, or without data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    contents = coder.decodeObject(of: NSData.self, forKey: "contents") as Data?
    fileType = coder.decodeObject(of: NSString.self, forKey: "fileType") as String?
    image = coder.decodeObject(of: UIImage.self, forKey: "image")
    bounds = coder.decodeObject(of: NSValue.self, forKey: "bounds")?.cgRectValue ?? .zero
  }

  open func encode(with coder: NSCoder) { encodeAttachment(with: coder) }

  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSTextAttachment: TextAttributeValue, TextAttachmentSource {
  package func apply(to style: inout TextStyle, for key: NSAttributedString.Key) {
    if key == .attachment { style.attachment = self }
  }

  package func textBounds(for font: FontDescription) -> CGRect {
    let isFinite =
      bounds.minX.isFinite && bounds.minY.isFinite && bounds.maxX.isFinite && bounds.maxY.isFinite
    if isFinite, bounds.width > 0, bounds.height > 0 { return bounds }
    return CGRect(origin: isFinite ? bounds.origin : .zero, size: image?.size ?? .zero)
  }

  package func draw(in rect: CGRect, of context: CGContext) {
    UIGraphicsPushContext(context)
    image?.draw(in: rect)
    UIGraphicsPopContext()
  }
}

extension NSAttributedString {
  /// Creates a string of one character that represents the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
