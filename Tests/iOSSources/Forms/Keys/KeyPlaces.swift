import UIKit

/// Each form of a key path, in each place where an expression may stand.
class KeyPlaces: NSObject {
  static let names = [
    "title", "title", "next.title", "next.count", "other", "name", "bounds.size", "hidden",
  ]

  @objc var title = "Title"
  @objc dynamic var next: KeyPlaces?
  @objc var count = 3
  @objc(other) var renamed = 1

  class Inner: NSObject {
    @objc var name = "name"
  }

  let stored = [
    #keyPath(KeyPlaces.title), #keyPath(KeyPlaces.title), #keyPath(KeyPlaces.next.title),
    #keyPath(KeyPlaces.next.count), #keyPath(KeyPlaces.renamed), #keyPath(KeyPlaces.Inner.name),
    #keyPath(CALayer.bounds.size), #keyPath(UIView.isHidden),
  ]
  static let shared = [
    #keyPath(KeyPlaces.title), #keyPath(KeyPlaces.title), #keyPath(KeyPlaces.next.title),
    #keyPath(KeyPlaces.next.count), #keyPath(KeyPlaces.renamed), #keyPath(KeyPlaces.Inner.name),
    #keyPath(CALayer.bounds.size), #keyPath(UIView.isHidden),
  ]
  lazy var inClosure: [String] = {
    [
      #keyPath(KeyPlaces.title), #keyPath(title), #keyPath(next.title),
      #keyPath(KeyPlaces.next.count), #keyPath(renamed), #keyPath(KeyPlaces.Inner.name),
      #keyPath(CALayer.bounds.size), #keyPath(UIView.isHidden),
    ]
  }()
  var computed: [String] {
    return [
      #keyPath(KeyPlaces.title), #keyPath(title), #keyPath(next.title),
      #keyPath(KeyPlaces.next.count), #keyPath(renamed), #keyPath(KeyPlaces.Inner.name),
      #keyPath(CALayer.bounds.size), #keyPath(UIView.isHidden),
    ]
  }

  func byDefault(
    _ keys: [String] = [
      #keyPath(KeyPlaces.title), #keyPath(KeyPlaces.title), #keyPath(KeyPlaces.next.title),
      #keyPath(KeyPlaces.next.count), #keyPath(KeyPlaces.renamed), #keyPath(KeyPlaces.Inner.name),
      #keyPath(CALayer.bounds.size), #keyPath(UIView.isHidden),
    ]
  ) -> [String] { return keys }

  func inSwitch(_ key: String) -> Int {
    switch key {
    case #keyPath(title): return 1
    case #keyPath(KeyPlaces.next.title): return 2
    case #keyPath(CALayer.opacity): return 3
    default: return 0
    }
  }

  func chosen(_ condition: Bool) -> [String] {
    return condition
      ? [
        #keyPath(KeyPlaces.title), #keyPath(title), #keyPath(next.title),
        #keyPath(KeyPlaces.next.count), #keyPath(renamed), #keyPath(KeyPlaces.Inner.name),
        #keyPath(CALayer.bounds.size), #keyPath(UIView.isHidden),
      ] : []
  }

  func interpolated() -> String { return "\(#keyPath(title)), \(#keyPath(next.count))" }

  func mapped() -> [String] {
    return [0].flatMap { _ in
      [
        #keyPath(KeyPlaces.title), #keyPath(title), #keyPath(next.title),
        #keyPath(KeyPlaces.next.count), #keyPath(renamed), #keyPath(KeyPlaces.Inner.name),
        #keyPath(CALayer.bounds.size), #keyPath(UIView.isHidden),
      ]
    }
  }
}

extension KeyPlaces {
  func inExtension() -> [String] {
    return [
      #keyPath(KeyPlaces.title), #keyPath(title), #keyPath(next.title),
      #keyPath(KeyPlaces.next.count), #keyPath(renamed), #keyPath(KeyPlaces.Inner.name),
      #keyPath(CALayer.bounds.size), #keyPath(UIView.isHidden),
    ]
  }
}

func checkKeyPlaces() {
  let object = KeyPlaces()
  let places = [
    object.stored, KeyPlaces.shared, object.inClosure, object.computed, object.byDefault(),
    object.chosen(true), object.mapped(), object.inExtension(),
    [
      #keyPath(KeyPlaces.title), #keyPath(KeyPlaces.title), #keyPath(KeyPlaces.next.title),
      #keyPath(KeyPlaces.next.count), #keyPath(KeyPlaces.renamed), #keyPath(KeyPlaces.Inner.name),
      #keyPath(CALayer.bounds.size), #keyPath(UIView.isHidden),
    ],
  ]
  for (index, keys) in places.enumerated() {
    expect(keys == KeyPlaces.names, "key paths in place \(index): \(keys)")
  }
  expect(["title", "next.title", "opacity", "x"].map(object.inSwitch) == [1, 2, 3, 0], "switch")
  expect(object.interpolated() == "title, next.count", "interpolation")
  object.next = KeyPlaces()
  object.setValue("New", forKeyPath: #keyPath(KeyPlaces.next.title))
  expect(object.next?.title == "New", "a value is set by its key path")
  expect(
    object.value(forKeyPath: #keyPath(KeyPlaces.next.count)) as? Int == 3, "a value by its key path"
  )
  expect(
    object.value(forKey: #keyPath(KeyPlaces.renamed)) as? Int == 1, "a value by the name of its key"
  )
}
