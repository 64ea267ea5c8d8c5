import Synchronization

extension UIView {
  /// The traits that the view specifies for itself and its subtree.
  ///
  /// Source: Apple, "traitOverrides".
  public final var traitOverrides: any UITraitOverrides {
    get { MutableTraits(values: attachments?.traitOverrides ?? TraitValues()) }
    set {
      changeAttachments { $0.traitOverrides = newValue.traitValues }
      updateTraits()
    }
  }

  /// Updates the traits now, instead of at the next change of the hierarchy. They are always current
  /// here, so that there is nothing to do.
  ///
  /// Source: Apple, "updateTraitsIfNeeded()".
  public final func updateTraitsIfNeeded() {}

  /// The views that limit the size of text, for debugging.
  ///
  /// Source: Apple, "appliedContentSizeCategoryLimitsDescription".
  public final var appliedContentSizeCategoryLimitsDescription: String {
    let limits = sequence(first: self) { $0.parent }.compactMap { view -> String? in
      view.attachments.flatMap { $0.textSizeLimits.isEmpty ? nil : "\(view): \($0.textSizeLimits)" }
    }
    return limits.joined(separator: "\n")
  }

  /// The traits in effect, on any thread.
  nonisolated final var traits: UITraitCollection { effectiveTraits.withLock { $0 } }

  /// Calls a method that programs override, with the view's traits as the current ones.
  nonisolated final func withTraits<Value>(_ actions: () -> Value) -> Value {
    UITraitCollection.withCurrent(traits, actions)
  }

  final func change(style: UIUserInterfaceStyle) {
    guard style != explicitStyle else { return }
    explicitStyle = style
    updateTraits()
  }

  final func changeTextSizeLimits(_ change: (inout TextSizeLimits) -> Void) {
    changeAttachments { change(&$0.textSizeLimits) }
    updateTraits()
  }

  /// Updates the traits of this view and its descendants, and notifies those that change. A descendant
  /// has its superview's traits with its own, so the search stops at a view that does not change.
  final func updateTraits() {
    var pending = [self]
    while let view = pending.popLast() {
      guard view.adoptTraits() else { continue }
      if let children = view.children { pending.append(contentsOf: children.all.reversed()) }
    }
  }

  private var inheritedTraits: UITraitCollection {
    parent?.traits ?? (isWindow ? hostWindow?.environmentTraits : nil) ?? .current
  }

  /// Returns the traits of the view where it inherits the given ones.
  final func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    guard attachments != nil || explicitStyle != .unspecified || explicitTint != nil else {
      return inherited
    }
    var overrides = viewController?.traitValues ?? TraitValues()
    if let own = attachments?.traitOverrides { overrides.merge(own) }
    if explicitStyle != .unspecified { overrides[UITraitUserInterfaceStyle.self] = explicitStyle }
    let traits = inherited.overridden(by: overrides)
    let limited = attachments?.textSizeLimits.applied(to: traits) ?? traits
    return limited.tinted(explicitTint == nil ? inherited.tint : resolvedTintColor)
  }

  /// Updates this view's traits; returns whether they have changed.
  private func adoptTraits() -> Bool {
    let (previous, next) = (traits, traits(inheriting: inheritedTraits))
    guard next !== previous else { return false }
    effectiveTraits.withLock { $0 = next }
    let hasOtherTint = next.tint != previous.tint
    if hasOtherTint, TintColor.isUsed { dynamicColorsDidChange() }
    guard next != previous else { return hasOtherTint }
    let hasOtherColors = next.hasDifferentColorAppearance(comparedTo: previous)
    if hasOtherColors { dynamicColorsDidChange() }
    if next.layoutDirection != previous.layoutDirection { layoutDirectionDidChange() }
    setNeedsLayout()
    if AppearanceRules.dependOnTraits, hostWindow != nil { applyAppearance() }
    withTraits {
      viewController?.traitsDidChange(from: previous)
      traitCollectionDidChange(previous)
      notifyOfTraitChange(from: previous)
      // Dynamic tint colors are resolved in this callback.
      if hasOtherColors { tintColorDidChange() }
    }
    return true
  }
}

extension UIView {
  private final func dynamicColorsDidChange() {
    if backgroundColor?.isDynamic == true { updateLayerBackgroundColor() }
    setNeedsDisplay()
  }
}

extension UIView: TraitObserved {
  final var traitRegistrations: [TraitRegistration] {
    get { attachments?.traitRegistrations ?? [] }
    set { changeAttachments { $0.traitRegistrations = newValue } }
  }
}

/// The smallest and the largest category of a view's text.
struct TextSizeLimits {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  var isEmpty: Bool { minimum == nil && maximum == nil }

  func applied(to traits: UITraitCollection) -> UITraitCollection {
    var category = traits.preferredContentSizeCategory
    if let maximum, category > maximum { category = maximum }
    if let minimum, category < minimum { category = minimum }
    guard category != traits.preferredContentSizeCategory else { return traits }
    return traits.replacing(UITraitPreferredContentSizeCategory.self, value: category)
  }
}
