import Foundation
import LayerTree

// Custom properties: animatable properties that a subclass declares.
//
// On Apple's systems they are `@NSManaged`, which needs the Objective-C runtime. Here a getter and
// a setter have the same effect:
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
// While an animation of "level" runs, the layer is redrawn at each refresh by a copy of it with the
// current value, as `presentation()` returns.

extension CALayer {
  /// Whether the animation changes what the layer's drawing code draws.
  func isDrawn(by animation: CAAnimation) -> Bool {
    var isDrawn = false
    animation.forEachFlattened(at: 0) { flattened in
      guard let path = (flattened.animation as? CAPropertyAnimation)?.keyPath else { return }
      let key = path.prefix { $0 != "." }
      isDrawn = isDrawn || type(of: self).needsDisplay(forKey: String(key))
    }
    return isDrawn
  }

  /// Sets the animated values of custom properties on a presentation copy.
  func setCustomValues(of animations: [AttachedAnimation], at time: CFTimeInterval) {
    for attached in animations {
      attached.object.forEachFlattened(at: attached.startTime ?? time) { flattened in
        guard let animation = flattened.animation as? CAPropertyAnimation,
          let path = animation.keyPath
        else { return }
        let key = String(path.prefix { $0 != "." })
        guard LayerKey.named(key) == nil else { return }
        let below = value(forKeyPath: path)
        guard let value = CustomValue.animated(by: flattened, animation, at: time, below: below),
          let whole = path == key ? value : changed(key, path, to: value)
        else { return }
        var values = keyedValues ?? [:]
        values[key] = whole
        keyedValues = values
      }
    }
  }

  /// The value of a key with the component at `path` replaced.
  private func changed(_ key: String, _ path: String, to part: Any) -> Any? {
    let names = path.split(separator: ".").dropFirst().map(String.init)
    return value(forKey: key).flatMap { ValuePart.setting(part, at: names[...], of: $0) }
  }
}
