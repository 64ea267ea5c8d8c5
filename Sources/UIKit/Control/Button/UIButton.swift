public import Foundation

/// A control that performs an action when it is tapped, or shows a menu.
///
/// Its content is that of a configuration, or else titles, images and colors that were set for each
/// state. Main thread only. Source: Apple, "UIButton".
@preconcurrency @MainActor open class UIButton: UIControl {
  private var type = ButtonType.custom
  /// The parts, each nil until it is needed.
  final var parts = ButtonParts()
  /// What the button shows without a configuration.
  final var content = ButtonContent()
  /// The state whose look is shown.
  final var shownState = UIControl.State.normal
  private var needsConfigurationUpdate = false
  private var springLoading: UISpringLoadedInteraction?
  private var isUpdatingConfiguration = false

  override class var startsOpaque: Bool { false }

  // MARK: Creation

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of a type, with the natural size of types that have an image.
  ///
  /// Source: Apple, "init(type:)".
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    type = buttonType
    showImageOfType()
    if buttonType.symbol != nil { sizeToFit() }
  }

  /// Creates a button with the title and the image of an action, for `.primaryActionTriggered`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    takePrimaryAction(primaryAction)
  }

  /// Creates a button with the title and the image of an action, for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    takePrimaryAction(primaryAction)
  }

  /// Creates a button with a configuration. It shows the title and the image of the action if the
  /// configuration has none.
  ///
  /// Source: Apple, "init(configuration:primaryAction:)".
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    use(configuration)
    takePrimaryAction(primaryAction)
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeButton(with: coder)
    coder.read(.button, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeButton(with: coder)
  }

  override var archivedSubviews: [UIView] {
    let own = parts.all
    return super.archivedSubviews.filter { view in !own.contains { $0 === view } }
  }

  /// Completes a button that an archive contains.
  final func take(type: ButtonType) { self.type = type }

  open var buttonType: ButtonType { type }

  // MARK: Configuration

  /// The look and the content; nil, the default, means what was set for each state.
  ///
  /// Source: Apple, "configuration".
  open var configuration: Configuration? {
    didSet { configurationDidChange(from: oldValue) }
  }

  /// Called before layout when the state has changed, and after `setNeedsUpdateConfiguration()`, to
  /// change `configuration`. Default: nil.
  ///
  /// Source: Apple, "configurationUpdateHandler".
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration gets the look of the state by itself. Default: true.
  open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Makes the next layout call `updateConfiguration()`.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Changes the configuration for the state. Default: calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  final func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    needsConfigurationUpdate = false
    if automaticallyUpdatesConfiguration { configuration = configuration?.updated(for: self) }
    updateConfiguration()
    isUpdatingConfiguration = false
    showConfiguration()
  }

  private func configurationDidChange(from previous: Configuration?) {
    if (configuration == nil) != (previous == nil) { parts.removeAll() }
    guard !isUpdatingConfiguration else { return }
    setNeedsUpdateConfiguration()
    if configuration == nil { showContent() }
    invalidateIntrinsicContentSize()
  }

  // MARK: State

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    if configuration == nil { showContent() }
  }

  /// The role. A button that is `.destructive` is red. Default: `.normal`.
  open var role = Role.normal {
    didSet { if role != oldValue { contentDidChange() } }
  }

  /// Whether the button's menu is open.
  open var isHeld: Bool { contextMenuInteraction.map { $0.menuAppearance != .unknown } ?? false }

  /// Whether the pointer is over the button, if `isPointerInteractionEnabled`.
  open var isHovered: Bool { hover?.isOver ?? false }

  /// Whether the button is lightened while the pointer is over it. Default: false.
  open var isPointerInteractionEnabled: Bool {
    get { hover != nil }
    set { changeHover(newValue) }
  }
  final var hover: ButtonHover?

  /// Returns the style of the pointer over a button, which proposes an effect and a shape; nil means the
  /// system's pointer.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// The style of the pointer, if `isPointerInteractionEnabled`. Default: nil, the button is lightened.
  ///
  /// Source: Apple, "pointerStyleProvider".
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { hover?.styleDidChange() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  final func contentDidChange() {
    setNeedsUpdateConfiguration()
    if configuration == nil { showContent() }
    invalidateIntrinsicContentSize()
  }

  // MARK: Parts

  /// The view that shows the title.
  open var titleLabel: UILabel? { titleView }

  /// The view that shows the image.
  open var imageView: UIImageView? { pictureView }

  /// The view that shows the subtitle; nil without a configuration.
  open var subtitleLabel: UILabel? { configuration == nil ? nil : subtitleView }

  // MARK: Content for each state

  /// Sets the title of a state; other states without one show that of `.normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    content.set(title, \.title, for: state)
    if state == .normal { configuration?.title = title }
    contentDidChange()
  }

  /// Sets the title of a state with its attributes; it wins over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    content.set(title, \.attributedTitle, for: state)
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    content.set(color, \.titleColor, for: state)
    appearanceDidSet(ProxyMembers.titleColor, state.argument)
    contentDidChange()
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    content.set(color, \.titleShadowColor, for: state)
    appearanceDidSet(ProxyMembers.titleShadowColor, state.argument)
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    content.set(image, \.image, for: state)
    if state == .normal { configuration?.image = image }
    contentDidChange()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    content.set(image, \.backgroundImage, for: state)
    appearanceDidSet(ProxyMembers.backgroundImage, state.argument)
    contentDidChange()
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    content.set(configuration, \.symbolConfiguration, for: state)
    appearanceDidSet(ProxyMembers.preferredSymbolConfiguration, state.argument)
    contentDidChange()
  }

  /// The title of a state, or else that of `.normal`.
  open func title(for state: UIControl.State) -> String? { content.value(\.title, for: state) }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.value(\.attributedTitle, for: state)
  }

  /// The title color of a state, or else that of the type.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    content.value(\.titleColor, for: state) ?? standardTitleColor(for: state)
  }

  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    content.value(\.titleShadowColor, for: state)
  }

  open func image(for state: UIControl.State) -> UIImage? { content.value(\.image, for: state) }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    content.value(\.backgroundImage, for: state)
  }

  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { content.value(\.symbolConfiguration, for: state) }

  // MARK: Current content

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Look without a configuration

  /// Insets of the whole content; zero, the default, means 6 points above and below a title. Points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      appearanceDidSet(ProxyMembers.contentEdgeInsets)
      if contentEdgeInsets != oldValue { contentDidChange() }
    }
  }
  /// Moves the title. Default: zero. Points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// Moves the image. Default: zero. Points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// Whether the title's shadow is on the opposite side while highlighted. Default: false.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the image is darker while highlighted, except in system buttons. Default: true.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is half transparent while disabled. Default: true.
  open var adjustsImageWhenDisabled = true {
    didSet { contentDidChange() }
  }
  /// Whether the button glows while it is touched. Default: false.
  open var showsTouchWhenHighlighted = false

  /// The rectangle of the background image. Default: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the title and the image together.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// The rectangle of the title in that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleRect(in: contentRect) }

  /// The rectangle of the image in that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageRect(in: contentRect) }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  open override var intrinsicContentSize: CGSize { fittingSize(in: 0) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: 0) }

  override var wrapsContent: Bool { configuration?.titleLineBreakMode.wrapsLines ?? false }

  override func intrinsicContentSize(wrappedTo width: CGFloat) -> CGSize {
    CGSize(width: fittingSize(in: 0).width, height: fittingSize(in: width).height)
  }

  open override var forFirstBaselineLayout: UIView { parts.title ?? self }

  open override var forLastBaselineLayout: UIView { parts.subtitle ?? parts.title ?? self }

  override var labelInMessages: String? { currentTitle }

  // MARK: Actions

  override var claimsGestures: Bool { true }

  /// A tap inside is the primary action too, and in a button that is a switch a change of its value.
  override var eventsOfTap: Event {
    isToggle
      ? [.touchUpInside, .primaryActionTriggered, .valueChanged]
      : [.touchUpInside, .primaryActionTriggered]
  }

  override var focusCornerRadius: CGFloat {
    configuration.map(cornerRadius) ?? super.focusCornerRadius
  }

  override func activateFocused() -> Bool {
    if isToggle { isSelected.toggle() }
    return super.activateFocused()
  }

  /// Whether a drag that rests on the button does what a tap does. Default: false.
  open var isSpringLoaded: Bool {
    get { springLoading != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      if let springLoading { removeInteraction(springLoading) }
      springLoading =
        newValue
        ? UISpringLoadedInteraction { [weak self] _, _ in _ = self?.activateFocused() } : nil
      if let springLoading { addInteraction(springLoading) }
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isToggle, isTouchInside { isSelected.toggle() }
  }

  /// Whether a tap selects or deselects the button, or, of a button that shows its menu at once,
  /// whether it shows the menu's selected element as its title. Default: false.
  ///
  /// Source: Apple, "changesSelectionAsPrimaryAction".
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }

  /// The menu that appears when a finger rests on the button, or at once if
  /// `showsMenuAsPrimaryAction`. Default: nil.
  ///
  /// Source: Apple, "menu".
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }

  /// The order of the menu's elements. Default: `.automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { menuDidChange() }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    setNeedsUpdateConfiguration()
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    contentDidChange()
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}

extension UIButton: UISpringLoadedInteractionSupporting {}
