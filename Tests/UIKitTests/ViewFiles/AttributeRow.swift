import Foundation
import UIKit

/// An attribute in a view file, and the value that it gives a property, which is another one without it.
@MainActor struct AttributeRow {
  /// The name of the attribute, or the key of the child element.
  let name: String
  /// The name of the element, and what is written in it.
  let text: String
  /// The object that the element describes.
  let object: () throws -> NSObject
  /// What is wrong; nil if nothing is.
  let fault: () throws -> String?

  /// - Parameters:
  ///   - text: an attribute, or a child element.
  ///   - other: attributes or elements that have to be there as well.
  ///   - name: what `text` sets, unless that follows from it.
  static func row<Object: NSObject, Value: Equatable>(
    _ element: String, _ text: String, _ property: KeyPath<Object, Value>, _ value: Value,
    with other: String = "", name: String? = nil
  ) -> AttributeRow {
    check(element, text, value, with: other, name: name) { (object: Object) in
      object[keyPath: property]
    }
  }

  static func check<Object: NSObject, Value: Equatable>(
    _ element: String, _ text: String, _ value: Value, with other: String = "",
    name: String? = nil, read: @escaping @MainActor (Object) -> Value
  ) -> AttributeRow {
    let object = { (text: String) -> Object in
      let texts = [text, other]
      let attributes = texts.filter { !$0.hasPrefix("<") }.joined(separator: " ")
      let children = texts.filter { $0.hasPrefix("<") }.joined()
      return try ViewFileSample.object("<\(element) \(attributes) id='a'>\(children)</\(element)>")
    }
    return AttributeRow(
      name: name ?? Self.name(of: text), text: "\(element) \(text)", object: { try object(text) },
      fault: {
        let (plain, changed) = (read(try object("")), read(try object(text)))
        if plain == value { return "the value without the attribute is \(plain) too" }
        return changed == value ? nil : "the value is \(changed), not \(value)"
      })
  }

  /// `tag` of `tag='1'`, `frame` of `<rect key='frame'/>`, `items` of `<items>`.
  private static func name(of text: String) -> String {
    guard text.hasPrefix("<") else { return String(text.prefix { $0 != "=" }) }
    let tag = text.dropFirst().prefix { $0 != ">" }
    let key = tag.components(separatedBy: " key='")
    return String(key.count > 1 ? key[1].prefix { $0 != "'" } : tag.prefix { $0 != " " })
  }

  /// A child element that is an object with a tag.
  static func view(_ key: String) -> String { "<view key='\(key)' tag='7' id='b'/>" }

  static func color(_ key: String) -> String {
    "<color key='\(key)' systemColor='systemRedColor'/>"
  }

  static func insets(_ key: String) -> String {
    "<inset key='\(key)' minX='1' minY='2' maxX='3' maxY='4'/>"
  }

  static func styledText(_ key: String) -> String {
    "<attributedString key='\(key)'><fragment content='Text'/></attributedString>"
  }

  static let font = "<fontDescription key='fontDescription' type='boldSystem' pointSize='33'/>"
  static let insets = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
}
