import UIKit

class Base: NSObject {
  func first() -> String { return "base" }
}

extension Base {
  @objc func second() -> String { return "base 2" }
  @objc var third: Int { return 3 }
  @objc class func kind() -> String { return "base" }
}

class Derived: Base {
  override func second() -> String { return "derived, " + super.second() }
  override class func kind() -> String { return "derived" }
}

extension Derived {
  override func first() -> String { return helper() + super.first() }
  override var third: Int { return super.third + 1 }
  private func helper() -> String { return "derived, " }
}

class ProgressLayer: CALayer {
  @NSManaged var progress: CGFloat
  @NSManaged var tint: UIColor?
}

func checkOverrides() {
  let derived: Base = Derived()
  expect(derived.first() == "derived, base", derived.first())
  expect(derived.second() == "derived, base 2", derived.second())
  expect(derived.third == 4 && type(of: derived).kind() == "derived", "third")
  let layer = ProgressLayer()
  layer.progress = 0.5
  expect(layer.progress == 0.5 && layer.tint == nil, "managed properties")
  expect(layer.value(forKey: #keyPath(ProgressLayer.progress)) as? CGFloat == 0.5, "the key")
  expect(
    #keyPath(CALayer.isHidden) == "hidden" && #keyPath(CALayer.bounds.size) == "bounds.size", "keys"
  )
}
