import SwiftSyntax

/// The attributes of Objective-C and Interface Builder become spaces, and `@UIApplicationMain` is
/// `@main`.
enum AttributeRule: Rule {
  static let name = "@objc, @IB…"

  private static let left: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable",
  ]

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for attribute in file.nodes.attributes {
      let name = attribute.attributeName.trimmedDescription
      if left.contains(name) {
        rewriting.blank(attribute)
      } else if name == "UIApplicationMain" {
        rewriting.blank(attribute)
        rewriting.insert("@main", before: attribute)
      }
    }
  }
}
