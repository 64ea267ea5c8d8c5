import Foundation
import LayerTree

// Properties that a class adds to its layers, and that animate.
//
// On Apple's systems they are `@NSManaged`, which needs the Objective-C runtime. Here a getter and a
// setter say the same:
//
//     final class Gauge: CALayer {
//       var level: CGFloat {
//         get { value(forKey: "level") as? CGFloat ?? 0 }
//         set { setValue(newValue, forKey: "level") }
//       }
//       override class func needsDisplay(forKey key: String) -> Bool {
//         key == "level" || super.needsDisplay(forKey: key)
//       }
//       override func draw(in ctx: CGContext) { … level … }
//     }
//
// While an animation of "level" runs, the layer is drawn at each refresh by a copy of it that has the
// value of that moment, as the one that `presentation()` gives.

extension CALayer {
  /// Whether the animation changes what the layer draws.
  func isDrawn(by animation: CAAnimation) -> Bool {
    var isDrawn = false
    animation.forEachLeaf(at: 0) { leaf in
      guard let path = (leaf.animation as? CAPropertyAnimation)?.keyPath else { return }
      let key = path.prefix { $0 != "." }
      isDrawn = isDrawn || type(of: self).needsDisplay(forKey: String(key))
    }
    return isDrawn
  }

  /// Of a copy made by `presentation()`: keys that are no properties have the animated values.
  func showOwnValues(of animations: [AttachedAnimation], at time: CFTimeInterval) {
    for attached in animations {
      attached.object.forEachLeaf(at: attached.startTime ?? time) { leaf in
        guard let animation = leaf.animation as? CAPropertyAnimation,
          let path = animation.keyPath
        else { return }
        let key = String(path.prefix { $0 != "." })
        guard LayerKey.named(key) == nil else { return }
        let below = value(forKeyPath: path)
        guard let value = CustomValue.animated(by: leaf, animation, at: time, below: below),
          let whole = path == key ? value : changed(key, path, to: value)
        else { return }
        var values = keyedValues ?? [:]
        values[key] = whole
        keyedValues = values
      }
    }
  }

  /// The value of a key with a part of it replaced.
  private func changed(_ key: String, _ path: String, to part: Any) -> Any? {
    let names = path.split(separator: ".").dropFirst().map(String.init)
    return value(forKey: key).flatMap { ValuePart.setting(part, at: names[...], of: $0) }
  }
}
