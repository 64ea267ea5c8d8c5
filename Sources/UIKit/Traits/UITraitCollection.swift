public import Foundation

/// The environment of a user interface: its style, its size classes, the size of its text, and more.
/// Apple: UITraitCollection.
///
/// Immutable, so it may be used from any thread; it is `@unchecked` because the superclass NSObject
/// is not Sendable.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// It changes in initializers only.
  final private(set) var values = TraitValues()
  /// The interface style and the size of text, which each use of a dynamic color or font reads.
  private final var style = UIUserInterfaceStyle.unspecified
  private final var category = UIContentSizeCategory.unspecified

  /// The tint color of the views with these traits, to which `UIColor.tintColor` refers; nil is the
  /// standard one. It is no trait.
  final private(set) var tint: UIColor?

  /// Creates a collection that specifies no traits.
  public override init() {
    super.init()
  }

  convenience init(_ values: TraitValues) {
    self.init()
    self.values = values
    style = values[UITraitUserInterfaceStyle.self]
    category = values[UITraitPreferredContentSizeCategory.self]
  }

  /// Returns the same traits for views of another tint color.
  final func tinted(_ color: UIColor?) -> UITraitCollection {
    guard color != tint else { return self }
    let copy = UITraitCollection(values)
    copy.tint = color
    return copy
  }

  /// Creates a collection of the traits that a closure sets.
  ///
  /// Source: Apple, "init(mutations:)".
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.mutated(TraitValues(), by: mutations))
  }

  /// Creates a collection of one trait.
  ///
  /// Source: Apple, "init(_:value:)".
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  /// Merges collections; if several specify the same trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = TraitValues()
    for collection in traitCollections { merged.merge(collection.values) }
    self.init(merged)
  }

  private static func mutated(
    _ values: TraitValues, by mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return traits.traitValues
  }

  /// Returns the collection with the changes that a closure makes.
  ///
  /// Source: Apple, "modifyingTraits(_:)".
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(Self.mutated(values, by: mutations))
  }

  /// Returns the collection with another value of a trait.
  ///
  /// Source: Apple, "replacing(_:value:)".
  public final func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The value of a trait, or its default value.
  public final subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values[trait]
  }

  // MARK: Traits

  /// The interface style. Default: `.unspecified`.
  open var userInterfaceStyle: UIUserInterfaceStyle { style }

  /// The kind of device. Default: `.unspecified`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }

  /// The direction of layout. Default: `.unspecified`.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values[UITraitLayoutDirection.self]
  }

  /// The pixels per point; 0, the default, means unspecified.
  open var displayScale: CGFloat { values[UITraitDisplayScale.self] }

  /// The width that there is. Default: `.unspecified`.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values[UITraitHorizontalSizeClass.self] }

  /// The height that there is. Default: `.unspecified`.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }

  /// Default: `.unknown`.
  open var forceTouchCapability: UIForceTouchCapability { values[UITraitForceTouchCapability.self] }

  /// The size of text that the user prefers. Default: `.unspecified`.
  open var preferredContentSizeCategory: UIContentSizeCategory { category }

  /// Default: `.unspecified`.
  open var displayGamut: UIDisplayGamut { values[UITraitDisplayGamut.self] }

  /// Default: `.unspecified`.
  open var accessibilityContrast: UIAccessibilityContrast {
    values[UITraitAccessibilityContrast.self]
  }

  /// Default: `.unspecified`.
  open var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }

  /// Default: `.unspecified`.
  open var legibilityWeight: UILegibilityWeight { values[UITraitLegibilityWeight.self] }

  /// Default: `.unspecified`.
  open var activeAppearance: UIUserInterfaceActiveAppearance {
    values[UITraitActiveAppearance.self]
  }

  // MARK: Comparing

  /// Whether this collection has the same value for every trait that `trait` specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let other = trait?.values else { return true }
    return other.traits.allSatisfy { values.contains($0) && values.hasSame($0, as: other) }
  }

  /// Returns the traits whose values differ from those of another collection, or from the default
  /// values if that is nil.
  ///
  /// Source: Apple, "changedTraits(from:)".
  public final func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.traits(differingFrom: traitCollection?.values ?? TraitValues())
  }

  /// Whether dynamic colors may differ between the two collections; true if the other one is nil.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    guard traitCollection !== self else { return false }
    return traitCollection.userInterfaceStyle != userInterfaceStyle
      || changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The system's traits on which dynamic colors depend.
  ///
  /// Source: Apple, "systemTraitsAffectingColorAppearance".
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
    ]
  }

  // MARK: The current traits

  /// The traits that dynamic colors are resolved for when they are used on this thread; those of the
  /// main screen by default. During `draw(_:)`, `layoutSubviews()` and the callbacks for trait changes
  /// they are the view's.
  ///
  /// Each thread has its own value. Source: Apple, "current".
  open class var current: UITraitCollection {
    get { ofThread ?? system }
    set { ofThread = newValue }
  }

  /// Calls `actions` with this collection as the current one, and then restores the previous one.
  /// Source: Apple, "performAsCurrent(_:)".
  open func performAsCurrent(_ actions: () -> Void) {
    Self.withCurrent(self, actions)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || values.isEqual(to: other.values)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }

  open override var description: String { "<UITraitCollection: \(values.description)>" }
}

/// An object that has traits, such as a view. Apple: UITraitEnvironment.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in effect.
  var traitCollection: UITraitCollection { get }

  /// Called after a change of `traitCollection`; nil means that there was no previous collection.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
