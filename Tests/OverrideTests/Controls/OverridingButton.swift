import UIKit

final class OverridingButton: UIButton {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var buttonType: ButtonType { called(super.buttonType) }
  override var configuration: Configuration? {
    get { called(super.configuration) }
    set { super.configuration = assigned(newValue) }
  }
  override var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { called(super.configurationUpdateHandler) }
    set { super.configurationUpdateHandler = assigned(newValue) }
  }
  override var automaticallyUpdatesConfiguration: Bool {
    get { called(super.automaticallyUpdatesConfiguration) }
    set { super.automaticallyUpdatesConfiguration = assigned(newValue) }
  }
  override func setNeedsUpdateConfiguration() {
    called(super.setNeedsUpdateConfiguration())
  }
  override func updateConfiguration() {
    called(super.updateConfiguration())
  }
  override var role: Role {
    get { called(super.role) }
    set { super.role = assigned(newValue) }
  }
  override var isSpringLoaded: Bool {
    get { called(super.isSpringLoaded) }
    set { super.isSpringLoaded = assigned(newValue) }
  }
  override var isHeld: Bool { called(super.isHeld) }
  override var isHovered: Bool { called(super.isHovered) }
  override var isPointerInteractionEnabled: Bool {
    get { called(super.isPointerInteractionEnabled) }
    set { super.isPointerInteractionEnabled = assigned(newValue) }
  }
  override var pointerStyleProvider: PointerStyleProvider? {
    get { called(super.pointerStyleProvider) }
    set { super.pointerStyleProvider = assigned(newValue) }
  }
  override func tintColorDidChange() {
    called(super.tintColorDidChange())
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
  override var titleLabel: UILabel? { called(super.titleLabel) }
  override var imageView: UIImageView? { called(super.imageView) }
  override var subtitleLabel: UILabel? { called(super.subtitleLabel) }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    called(super.setTitle(title, for: state))
  }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    called(super.setAttributedTitle(title, for: state))
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    called(super.setTitleColor(color, for: state))
  }
  override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    called(super.setTitleShadowColor(color, for: state))
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    called(super.setImage(image, for: state))
  }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    called(super.setBackgroundImage(image, for: state))
  }
  override func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    called(super.setPreferredSymbolConfiguration(configuration, forImageIn: state))
  }
  override func title(for state: UIControl.State) -> String? {
    called(super.title(for: state))
  }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    called(super.attributedTitle(for: state))
  }
  override func titleColor(for state: UIControl.State) -> UIColor? {
    called(super.titleColor(for: state))
  }
  override func titleShadowColor(for state: UIControl.State) -> UIColor? {
    called(super.titleShadowColor(for: state))
  }
  override func image(for state: UIControl.State) -> UIImage? {
    called(super.image(for: state))
  }
  override func backgroundImage(for state: UIControl.State) -> UIImage? {
    called(super.backgroundImage(for: state))
  }
  override func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage
    .SymbolConfiguration?
  {
    called(super.preferredSymbolConfigurationForImage(in: state))
  }
  override var currentTitle: String? { called(super.currentTitle) }
  override var currentAttributedTitle: NSAttributedString? { called(super.currentAttributedTitle) }
  override var currentTitleColor: UIColor { called(super.currentTitleColor) }
  override var currentTitleShadowColor: UIColor? { called(super.currentTitleShadowColor) }
  override var currentImage: UIImage? { called(super.currentImage) }
  override var currentBackgroundImage: UIImage? { called(super.currentBackgroundImage) }
  override var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    called(super.currentPreferredSymbolConfiguration)
  }
  override var contentEdgeInsets: UIEdgeInsets {
    get { called(super.contentEdgeInsets) }
    set { super.contentEdgeInsets = assigned(newValue) }
  }
  override var titleEdgeInsets: UIEdgeInsets {
    get { called(super.titleEdgeInsets) }
    set { super.titleEdgeInsets = assigned(newValue) }
  }
  override var imageEdgeInsets: UIEdgeInsets {
    get { called(super.imageEdgeInsets) }
    set { super.imageEdgeInsets = assigned(newValue) }
  }
  override var reversesTitleShadowWhenHighlighted: Bool {
    get { called(super.reversesTitleShadowWhenHighlighted) }
    set { super.reversesTitleShadowWhenHighlighted = assigned(newValue) }
  }
  override var adjustsImageWhenHighlighted: Bool {
    get { called(super.adjustsImageWhenHighlighted) }
    set { super.adjustsImageWhenHighlighted = assigned(newValue) }
  }
  override var adjustsImageWhenDisabled: Bool {
    get { called(super.adjustsImageWhenDisabled) }
    set { super.adjustsImageWhenDisabled = assigned(newValue) }
  }
  override var showsTouchWhenHighlighted: Bool {
    get { called(super.showsTouchWhenHighlighted) }
    set { super.showsTouchWhenHighlighted = assigned(newValue) }
  }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    called(super.backgroundRect(forBounds: bounds))
  }
  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    called(super.contentRect(forBounds: bounds))
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    called(super.titleRect(forContentRect: contentRect))
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    called(super.imageRect(forContentRect: contentRect))
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
  override var forFirstBaselineLayout: UIView { called(super.forFirstBaselineLayout) }
  override var forLastBaselineLayout: UIView { called(super.forLastBaselineLayout) }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    called(super.endTracking(touch, with: event))
  }
  override var changesSelectionAsPrimaryAction: Bool {
    get { called(super.changesSelectionAsPrimaryAction) }
    set { super.changesSelectionAsPrimaryAction = assigned(newValue) }
  }
  override var menu: UIMenu? {
    get { called(super.menu) }
    set { super.menu = assigned(newValue) }
  }
  override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { called(super.preferredMenuElementOrder) }
    set { super.preferredMenuElementOrder = assigned(newValue) }
  }
  override var showsMenuAsPrimaryAction: Bool {
    get { called(super.showsMenuAsPrimaryAction) }
    set { super.showsMenuAsPrimaryAction = assigned(newValue) }
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    called(super.contextMenuInteraction(interaction, configurationForMenuAtLocation: location))
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    called(
      super.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator))
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    called(super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator))
  }
}

extension Overrides {
  static let button = Overrides(
    of: "UIButton", by: OverridingButton(),
    uses: [
      {
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        _ = $0.buttonType
        $0.configuration = $0.configuration
        $0.configurationUpdateHandler = $0.configurationUpdateHandler
        $0.automaticallyUpdatesConfiguration = $0.automaticallyUpdatesConfiguration
        $0.setNeedsUpdateConfiguration()
        $0.updateConfiguration()
        $0.role = $0.role
        $0.isSpringLoaded = $0.isSpringLoaded
        _ = $0.isHeld
        _ = $0.isHovered
        $0.isPointerInteractionEnabled = $0.isPointerInteractionEnabled
        $0.pointerStyleProvider = $0.pointerStyleProvider
        $0.tintColorDidChange()
      },
      {
        $0.traitCollectionDidChange(nil)
        _ = $0.titleLabel
        _ = $0.imageView
        _ = $0.subtitleLabel
        $0.setTitle(nil, for: .normal)
        $0.setAttributedTitle(nil, for: .normal)
        $0.setTitleColor(nil, for: .normal)
        $0.setTitleShadowColor(nil, for: .normal)
        $0.setImage(nil, for: .normal)
        $0.setBackgroundImage(nil, for: .normal)
        $0.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
        _ = $0.title(for: .normal)
      },
      {
        _ = $0.attributedTitle(for: .normal)
        _ = $0.titleColor(for: .normal)
        _ = $0.titleShadowColor(for: .normal)
        _ = $0.image(for: .normal)
        _ = $0.backgroundImage(for: .normal)
        _ = $0.preferredSymbolConfigurationForImage(in: .normal)
        _ = $0.currentTitle
        _ = $0.currentAttributedTitle
        _ = $0.currentTitleColor
        _ = $0.currentTitleShadowColor
        _ = $0.currentImage
        _ = $0.currentBackgroundImage
      },
      {
        _ = $0.currentPreferredSymbolConfiguration
        $0.contentEdgeInsets = $0.contentEdgeInsets
        $0.titleEdgeInsets = $0.titleEdgeInsets
        $0.imageEdgeInsets = $0.imageEdgeInsets
        $0.reversesTitleShadowWhenHighlighted = $0.reversesTitleShadowWhenHighlighted
        $0.adjustsImageWhenHighlighted = $0.adjustsImageWhenHighlighted
        $0.adjustsImageWhenDisabled = $0.adjustsImageWhenDisabled
        $0.showsTouchWhenHighlighted = $0.showsTouchWhenHighlighted
        _ = $0.backgroundRect(forBounds: .zero)
        _ = $0.contentRect(forBounds: .zero)
        _ = $0.titleRect(forContentRect: .zero)
        _ = $0.imageRect(forContentRect: .zero)
      },
      {
        $0.layoutSubviews()
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        _ = $0.forFirstBaselineLayout
        _ = $0.forLastBaselineLayout
        $0.endTracking(UITouch(), with: nil)
        $0.changesSelectionAsPrimaryAction = $0.changesSelectionAsPrimaryAction
        $0.menu = $0.menu
        $0.preferredMenuElementOrder = $0.preferredMenuElementOrder
        $0.showsMenuAsPrimaryAction = $0.showsMenuAsPrimaryAction
        _ = $0.contextMenuInteraction(
          UIContextMenuInteraction(delegate: $0), configurationForMenuAtLocation: .zero)
        $0.contextMenuInteraction(
          UIContextMenuInteraction(delegate: $0), willDisplayMenuFor: UIContextMenuConfiguration(),
          animator: nil)
      },
      {
        $0.contextMenuInteraction(
          UIContextMenuInteraction(delegate: $0), willEndFor: UIContextMenuConfiguration(),
          animator: nil)
      },
    ])
}
