public import Foundation

/// The rules that a generated password has to follow. Nothing here generates passwords.
///
/// Source: Apple, "UITextInputPasswordRules".
open class UITextInputPasswordRules: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public static var supportsSecureCoding: Bool { true }

  /// The rules in Apple's language of password rules.
  open var passwordRulesDescriptor: String { descriptor }
  private let descriptor: String

  /// Creates rules, such as "required: upper; minlength: 12;".
  public init(descriptor: String) {
    self.descriptor = descriptor
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let descriptor = coder.decodeObject(of: NSString.self, forKey: "descriptor") else {
      return nil
    }
    self.descriptor = descriptor as String
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(descriptor as NSString, forKey: "descriptor")
  }

  /// Returns the rules themselves, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
