import CoreGraphics
import Foundation

/// What an attribute of an element, or a child with that key, sets.
@MainActor struct ViewFileAttribute {
  let name: String
  let set: (NSObject, ElementReader) -> Void

  /// An attribute that the closure reads and sets.
  static func custom<Object: NSObject>(
    _ name: String, of type: Object.Type, _ set: @escaping (Object, ElementReader) -> Void
  ) -> ViewFileAttribute {
    ViewFileAttribute(name: name) { object, reader in
      if let object = object as? Object { set(object, reader) }
    }
  }

  /// An attribute that is left as it is where a file does not contain it.
  private static func value<Object: NSObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, Value>,
    _ read: @escaping (ElementReader) -> Value?
  ) -> ViewFileAttribute {
    custom(name, of: Object.self) { object, reader in
      if let value = read(reader) { object[keyPath: property] = value }
    }
  }

  static func string<Object: NSObject>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, String?>
  ) -> ViewFileAttribute {
    value(name, property) { reader in reader.string(name).map { $0 } }
  }

  /// - Parameter value: what a file means that does not contain the attribute, if that is not the
  ///   class's default.
  static func bool<Object: NSObject>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, Bool>, omitted value: Bool? = nil
  ) -> ViewFileAttribute {
    self.value(name, property) { $0.bool(name) ?? value }
  }

  static func integer<Object: NSObject>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, Int>,
    in range: ClosedRange<Int> = -1_000_000...1_000_000
  ) -> ViewFileAttribute {
    value(name, property) { $0.integer(name, in: range) }
  }

  static func number<Object: NSObject, Number: BinaryFloatingPoint>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, Number>,
    in range: ClosedRange<Double> = ElementReader.lengths
  ) -> ViewFileAttribute {
    value(name, property) { $0.number(name, in: range).map { Number($0) } }
  }

  /// One of the names of an enumeration's cases.
  static func choice<Object: NSObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, Value>, _ values: [String: Value]
  ) -> ViewFileAttribute {
    value(name, property) { $0.choice(name, values) }
  }

  static func color<Object: NSObject>(
    _ key: String, _ property: ReferenceWritableKeyPath<Object, UIColor?>
  ) -> ViewFileAttribute {
    value(key, property) { reader in reader.color(key).map { $0 } }
  }

  static func font<Object: NSObject>(
    _ key: String, _ property: ReferenceWritableKeyPath<Object, UIFont?>
  ) -> ViewFileAttribute {
    value(key, property) { reader in reader.font(key).map { $0 } }
  }

  static func image<Object: NSObject>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, UIImage?>
  ) -> ViewFileAttribute {
    value(name, property) { reader in reader.image(name).map { $0 } }
  }

  static func size<Object: NSObject>(
    _ key: String, _ property: ReferenceWritableKeyPath<Object, CGSize>
  ) -> ViewFileAttribute {
    value(key, property) { $0.size(key) }
  }

  static func insets<Object: NSObject>(
    _ key: String, _ property: ReferenceWritableKeyPath<Object, UIEdgeInsets>
  ) -> ViewFileAttribute {
    value(key, property) { $0.insets(key) }
  }

  static func styledText<Object: NSObject>(
    _ key: String, _ property: ReferenceWritableKeyPath<Object, NSAttributedString?>
  ) -> ViewFileAttribute {
    value(key, property) { reader in reader.styledText(key).map { $0 } }
  }

  /// An object that a child element describes.
  static func object<Object: NSObject, Value: NSObject>(
    _ key: String, _ property: ReferenceWritableKeyPath<Object, Value?>
  ) -> ViewFileAttribute {
    value(key, property) { reader in reader.object(key, as: Value.self).map { $0 } }
  }

  /// The objects that the children of an element with the key describe.
  static func objects<Object: NSObject, Value: NSObject>(
    _ key: String, _ property: ReferenceWritableKeyPath<Object, [Value]?>
  ) -> ViewFileAttribute {
    value(key, property) { reader in
      let objects = reader.objects(in: key, as: Value.self)
      return objects.isEmpty ? nil : .some(objects)
    }
  }
}
