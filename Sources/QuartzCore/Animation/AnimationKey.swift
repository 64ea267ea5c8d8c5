import CoreGraphics
import Foundation

/// A property of animations for key-value coding. Numbers are boxed in `NSNumber`, as on Apple's
/// systems.
@MainActor struct AnimationKey {
  let get: (CAAnimation) -> Any?
  /// Ignores values of a type that the property does not accept.
  let set: (CAAnimation, Any?) -> Void

  /// The property named `key` of the animation's class; nil if it has none.
  static func named(_ key: String, of animation: CAAnimation) -> AnimationKey? {
    guard let (owner, key) = all[key], owner.isOwner(animation) else { return nil }
    return key
  }

  static func defaultValue(_ key: String, of someClass: CAAnimation.Type) -> Any? {
    guard all[key] != nil, let newAnimation = makeObject(of: someClass) as? CAAnimation else {
      return nil
    }
    return named(key, of: newAnimation)?.get(newAnimation)
  }

  /// The animation class that declares a property.
  private struct Owner {
    let isOwner: (CAAnimation) -> Bool
  }

  private static let all: [String: (Owner, AnimationKey)] = [
    "beginTime": number(\CAAnimation.beginTime), "duration": number(\CAAnimation.duration),
    "timeOffset": number(\CAAnimation.timeOffset),
    "repeatDuration": number(\CAAnimation.repeatDuration),
    "speed": number(\CAAnimation.speed), "repeatCount": number(\CAAnimation.repeatCount),
    "autoreverses": flag(\CAAnimation.autoreverses),
    "removedOnCompletion": flag(\CAAnimation.isRemovedOnCompletion),
    "fillMode": name(\CAAnimation.fillMode),
    "timingFunction": value(\CAAnimation.timingFunction),
    "delegate": value(\CAAnimation.delegate),
    "keyPath": value(\CAPropertyAnimation.keyPath),
    "additive": flag(\CAPropertyAnimation.isAdditive),
    "cumulative": flag(\CAPropertyAnimation.isCumulative),
    "valueFunction": value(\CAPropertyAnimation.valueFunction),
    "fromValue": value(\CABasicAnimation.fromValue), "toValue": value(\CABasicAnimation.toValue),
    "byValue": value(\CABasicAnimation.byValue),
    "values": value(\CAKeyframeAnimation.values), "path": value(\CAKeyframeAnimation.path),
    "keyTimes": value(\CAKeyframeAnimation.keyTimes),
    "timingFunctions": value(\CAKeyframeAnimation.timingFunctions),
    "tensionValues": value(\CAKeyframeAnimation.tensionValues),
    "continuityValues": value(\CAKeyframeAnimation.continuityValues),
    "biasValues": value(\CAKeyframeAnimation.biasValues),
    "calculationMode": name(\CAKeyframeAnimation.calculationMode),
    "rotationMode": value(\CAKeyframeAnimation.rotationMode),
    "mass": number(\CASpringAnimation.mass), "stiffness": number(\CASpringAnimation.stiffness),
    "damping": number(\CASpringAnimation.damping),
    "initialVelocity": number(\CASpringAnimation.initialVelocity),
    "animations": value(\CAAnimationGroup.animations),
    "type": name(\CATransition.type),
    "subtype": key(
      get: { (transition: CATransition) in transition.subtype?.rawValue },
      set: { (transition: CATransition, value) in
        if value == nil || value is String {
          transition.subtype = (value as? String).map(CATransitionSubtype.init)
        } else if let subtype = value as? CATransitionSubtype {
          transition.subtype = subtype
        }
      }),
    "startProgress": number(\CATransition.startProgress),
    "endProgress": number(\CATransition.endProgress),
  ]

  private static func key<Root: CAAnimation>(
    get: @escaping (Root) -> Any?, set: @escaping (Root, Any?) -> Void
  ) -> (Owner, AnimationKey) {
    let key = AnimationKey(
      get: { ($0 as? Root).flatMap(get) },
      set: { animation, value in
        if let animation = animation as? Root { set(animation, value) }
      })
    return (Owner { $0 is Root }, key)
  }

  private static func value<Root: CAAnimation, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> (Owner, AnimationKey) {
    key(
      get: { $0[keyPath: path] },
      set: { (animation: Root, value) in
        if value == nil || value is Value { animation[keyPath: path] = value as? Value }
      })
  }

  private static func flag<Root: CAAnimation>(
    _ path: ReferenceWritableKeyPath<Root, Bool>
  ) -> (Owner, AnimationKey) {
    key(
      get: { NSNumber(value: $0[keyPath: path]) },
      set: { (animation: Root, value) in
        if let flag = AnimationValue.flag(value) { animation[keyPath: path] = flag }
      })
  }

  private static func number<Root: CAAnimation, Value: BinaryFloatingPoint>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> (Owner, AnimationKey) {
    key(
      get: { NSNumber(value: Double($0[keyPath: path])) },
      set: { (animation: Root, value) in
        if let number = value.flatMap(AnimationValue.number) {
          animation[keyPath: path] = Value(number)
        }
      })
  }

  private static func name<Root: CAAnimation, Value: RawRepresentable<String>>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> (Owner, AnimationKey) {
    key(
      get: { $0[keyPath: path].rawValue },
      set: { (animation: Root, value) in
        if let name = value as? String {
          guard let value = Value(rawValue: name) else { return }
          animation[keyPath: path] = value
        } else if let name = value as? Value {
          animation[keyPath: path] = name
        }
      })
  }
}
