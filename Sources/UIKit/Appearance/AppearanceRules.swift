import Foundation

/// All appearance proxies of the program, and their application.
@MainActor enum AppearanceRules {
  private static var all: [AppearanceRule] = []
  /// The rules for objects of a class.
  private static var byClass: [ObjectIdentifier: [AppearanceRule]] = [:]
  /// Whether setters get values of proxies, or those with which UIKit creates objects.
  private(set) static var areSettingDefaults = false
  /// Whether a change of traits may change a look.
  private(set) static var dependOnTraits = false

  /// Returns the proxy of a class, which is created when it is first asked for.
  static func proxy<Object: NSObject & AppearanceCustomizable>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type] = [],
    with traits: UITraitCollection? = nil
  ) -> Object {
    let rule = all.first { $0.isSame(type, containers, traits) } ?? add(type, containers, traits)
    return unsafe unsafeDowncast(rule.proxy, to: type)
  }

  private static func add(
    _ type: any (NSObject & AppearanceCustomizable).Type,
    _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) -> AppearanceRule {
    let rule = AppearanceRule(type, in: containers, with: traits)
    all.append(rule)
    byClass = [:]
    if traits != nil { dependOnTraits = true }
    return rule
  }

  /// Lets UIKit set what proxies replace, because the program has not set it.
  static func setDefaults(_ changes: () -> Void) {
    let wereSetting = areSettingDefaults
    areSettingDefaults = true
    changes()
    areSettingDefaults = wereSetting
  }

  /// Sets on an object what proxies have for it.
  ///
  /// - Parameter container: what contains the object.
  static func apply(
    to object: some NSObject & AppearanceCustomizable, in container: UIResponder?,
    _ traits: UITraitCollection
  ) {
    guard !all.isEmpty, object.appearanceMarks.rule == nil else { return }
    let rules = rules(for: Swift.type(of: object))
    guard !rules.isEmpty else { return }
    let settings = settings(of: rules, in: container, traits)
    setDefaults {
      for (key, rule) in settings where !object.appearanceMarks.contains(key) {
        key.member.copy(rule.proxy, object, key.arguments)
      }
    }
  }

  private static func rules(for type: AnyClass) -> [AppearanceRule] {
    if let known = byClass[ObjectIdentifier(type)] { return known }
    let rules = all.filter { $0.applies(to: type) }
    byClass[ObjectIdentifier(type)] = rules
    return rules
  }

  /// Returns what is to be set, in the order in which it is: of rules for the same member, the last
  /// one counts.
  private static func settings(
    of rules: [AppearanceRule], in container: UIResponder?, _ traits: UITraitCollection
  ) -> [(AppearanceKey, AppearanceRule)] {
    let chain =
      rules.allSatisfy(\.containers.isEmpty) ? [] : Array(containers(from: container).reversed())
    let matches = rules.compactMap { rule -> (rule: AppearanceRule, places: [Int])? in
      guard rule.traits.map(traits.containsTraits) ?? true else { return nil }
      return rule.places(in: chain).map { (rule, $0) }
    }
    var settings: [(AppearanceKey, AppearanceRule)] = []
    for (rule, _) in matches.sorted(by: precedes) {
      for key in rule.keys {
        settings.removeAll { $0.0 == key }
        settings.append((key, rule))
      }
    }
    return settings
  }

  /// Whether the first of two rules loses against the second: that of a subclass wins, then the one
  /// with traits, then the one whose outermost container is further out, then the one with more
  /// containers.
  private static func precedes(
    _ first: (rule: AppearanceRule, places: [Int]), _ second: (rule: AppearanceRule, places: [Int])
  ) -> Bool {
    if first.rule.depth != second.rule.depth { return first.rule.depth < second.rule.depth }
    if (first.rule.traits == nil) != (second.rule.traits == nil) { return first.rule.traits == nil }
    guard !first.places.isEmpty, !second.places.isEmpty else {
      return first.places.count < second.places.count
    }
    for (one, other) in zip(first.places, second.places) where one != other { return one > other }
    return first.places.count < second.places.count
  }

  /// Returns the containers of something, the innermost first.
  private static func containers(from innermost: UIResponder?) -> [AnyObject] {
    var containers: [AnyObject] = []
    var next = innermost
    while let container = next {
      containers.append(container)
      next = (container as? UIView)?.appearanceContainer ?? (container as? UIViewController)?.outer
      if let presentation = (container as? UIViewController)?.ownPresentationController {
        containers.append(presentation)
      }
    }
    return containers
  }
}

extension UIViewController {
  fileprivate var outer: UIResponder? { viewIfLoaded?.superview }

  fileprivate var ownPresentationController: UIPresentationController? {
    presentedBy?.controller
  }
}

extension UIView {
  /// What contains the view: the controller whose view it is, or the superview.
  final var appearanceContainer: UIResponder? { viewController ?? superview }

  /// Sets what appearance proxies have for the view.
  final func applyAppearance() {
    AppearanceRules.apply(to: self, in: appearanceContainer, traits)
  }
}

extension UIBarItem {
  /// Sets what appearance proxies have for the item of a bar.
  ///
  /// - Parameter view: the view that shows the item.
  final func applyAppearance(in view: UIView) {
    AppearanceRules.apply(to: self, in: view, view.traits)
  }
}
