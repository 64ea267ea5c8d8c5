import Foundation
import QuartzCore

/// What a program has set on one appearance proxy, and the objects to which it applies.
///
/// There is no forwarding of messages in Swift: the proxy is an object of the class, in no window, whose
/// setters record the member, and which keeps the values.
@MainActor final class AppearanceRule {
  let type: any (NSObject & AppearanceCustomizable).Type
  /// The innermost container first.
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?
  let proxy: any NSObject & AppearanceCustomizable
  private(set) var keys: [AppearanceKey] = []
  /// The number of superclasses.
  let depth: Int

  init(
    _ type: any (NSObject & AppearanceCustomizable).Type,
    in containers: [any UIAppearanceContainer.Type], with traits: UITraitCollection?
  ) {
    (self.type, self.containers, self.traits) = (type, containers, traits)
    guard let proxy = makeObject(of: type) as? any NSObject & AppearanceCustomizable else {
      fatalError("\(type) has no appearance proxy")
    }
    self.proxy = proxy
    depth = sequence(first: type as AnyClass) { _getSuperclass($0) }.reduce(0) { sum, _ in sum + 1 }
    proxy.appearanceMarks.rule = self
  }

  func record(_ key: AppearanceKey) {
    if !keys.contains(key) { keys.append(key) }
  }

  func isSame(
    _ type: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) -> Bool {
    (self.type as AnyClass) == type && self.traits == traits
      && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
  }

  /// Whether the rule is for objects of a class, wherever they are.
  func applies(to objectType: AnyClass) -> Bool {
    sequence(first: objectType) { _getSuperclass($0) }.contains { $0 == type as AnyClass }
  }

  /// Returns where in a chain of containers, the outermost first, those of the rule are; nil if not all
  /// of them are there. As on iOS, each is the first one that is possible.
  func places(in chain: [AnyObject]) -> [Int]? {
    var places: [Int] = []
    for container in containers.reversed() {
      let start = places.last.map { $0 + 1 } ?? 0
      let place = chain[start...].firstIndex { Self.isInstance($0, of: container) }
      guard let place else { return nil }
      places.append(place)
    }
    return places
  }

  private static func isInstance<Container: UIAppearanceContainer>(
    _ object: AnyObject, of type: Container.Type
  ) -> Bool { object is Container }
}
