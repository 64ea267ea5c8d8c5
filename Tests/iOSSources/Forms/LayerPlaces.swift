import UIKit

/// Managed properties of layers: each type, in each place where a layer may have them.
class ManagedPlaces: CALayer {
  @NSManaged var number: CGFloat
  @NSManaged var double: Double
  @NSManaged var float: Float
  @NSManaged var count: Int
  @NSManaged var isOn: Bool
  @NSManaged var text: String
  @NSManaged var point: CGPoint
  @NSManaged var size: CGSize
  @NSManaged var rectangle: CGRect
  @NSManaged var transform3D: CATransform3D
  @NSManaged var affine: CGAffineTransform
  @NSManaged var color: UIColor?
  @NSManaged var outline: CGPath!
  @NSManaged var colors: [UIColor]
  @NSManaged public var shown: CGFloat  // @NSManaged
  @NSManaged private var secret: CGFloat
  @NSManaged
  var onItsOwnLine: CGFloat
  @objc @NSManaged var marked: CGFloat
  #if os(iOS)
    @NSManaged var inRegion: CGFloat
  #endif

  func exposed(_ value: CGFloat) -> CGFloat {
    secret = value
    return secret
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    switch key {
    case #keyPath(number), #keyPath(ManagedPlaces.inRegion): return true
    default: return super.needsDisplay(forKey: key)
    }
  }

  class Nested: CAShapeLayer {
    @NSManaged var angle: CGFloat
  }
}

extension ManagedPlaces {
  @NSManaged var extended: CGFloat
}

class ManagedSublayer: ManagedPlaces {
  @NSManaged var own: CGFloat
}

enum ManagedSpace {
  fileprivate final class Inside: CAGradientLayer {
    @NSManaged var share: CGFloat
  }
}

class ManagedBox<Content>: CALayer {
  @NSManaged var level: CGFloat
  var content: Content?
}

func checkLayerPlaces() {
  let layer = ManagedSublayer()
  let numbers = [layer.number, layer.shown, layer.onItsOwnLine, layer.marked, layer.inRegion]
  expect(numbers == [0, 0, 0, 0, 0] && layer.text.isEmpty && layer.count == 0, "first values")
  expect(!layer.isOn && layer.point == .zero && layer.size == .zero, "first geometry")
  expect(layer.rectangle == .zero && layer.affine == .identity && layer.color == nil, "more of it")
  expect(CATransform3DIsIdentity(layer.transform3D) && layer.outline == nil, "first transforms")
  (layer.number, layer.double, layer.float, layer.count) = (1, 2, 3, 4)
  (layer.isOn, layer.text, layer.point) = (true, "text", CGPoint(x: 5, y: 6))
  layer.size = CGSize(width: 7, height: 8)
  layer.rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
  layer.transform3D = CATransform3DMakeScale(2, 2, 2)
  layer.affine = CGAffineTransform(scaleX: 3, y: 3)
  layer.color = .red
  layer.outline = CGPath(rect: layer.rectangle, transform: nil)
  layer.colors = [.red, .blue]
  (layer.inRegion, layer.extended, layer.own) = (9, 10, 11)
  expect(layer.value(forKey: "number") as? CGFloat == 1 && layer.double == 2, "numbers")
  expect(layer.float == 3 && layer.count == 4 && layer.isOn && layer.text == "text", "values")
  expect(layer.point.y == 6 && layer.size.width == 7 && layer.rectangle.minY == 2, "geometry")
  expect(layer.transform3D.m11 == 2 && layer.affine.a == 3, "transforms")
  expect(layer.color == .red && layer.outline?.boundingBox == layer.rectangle, "objects")
  expect(layer.colors.count == 2 && layer.exposed(12) == 12, "a list and a private property")
  checkManagedCopies(of: layer)
}

private func checkManagedCopies(of layer: ManagedSublayer) {
  let copy = ManagedSublayer(layer: layer)
  expect(copy.inRegion == 9 && copy.extended == 10 && copy.own == 11, "a copy has the values")
  layer.setValue(20, forKey: #keyPath(ManagedSublayer.own))
  layer.setValue(NSNumber(value: 1.5), forKey: "number")
  layer.setValue(1, forKey: "isOn")
  layer.setValue(2.5, forKey: "float")
  expect(layer.own == 20 && layer.number == 1.5 && layer.isOn, "values are set by their keys")
  expect(layer.float == 2.5 && layer.value(forKey: "own") as? Int == 20, "values of other types")
  expect(ManagedPlaces.needsDisplay(forKey: "inRegion"), "a key that needs display")
  expect(!ManagedPlaces.needsDisplay(forKey: "count"), "a key that does not")
  let (nested, inside, box) = (ManagedPlaces.Nested(), ManagedSpace.Inside(), ManagedBox<Int>())
  (nested.angle, inside.share, box.level) = (1, 2, 3)
  expect(nested.angle == 1 && inside.share == 2 && box.level == 3, "nested and generic layers")
}
