/// The state by which a configuration for missing content is updated.
///
/// Source: Apple, "UIContentUnavailableConfigurationState".
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState,
  @preconcurrency Hashable
{
  public var traitCollection: UITraitCollection
  /// What the controller's search looks for; nil without a search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
