import UIKit

extension Overrides {
  static let barItem = Overrides(
    of: "UIBarItem", by: OverridingBarItem(),
    uses: [
      {
        $0.awakeFromNib()
        let proxies = type(of: $0)
        _ = proxies.appearance()
        _ = proxies.appearance(whenContainedInInstancesOf: [UIWindow.self])
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        _ = proxies.appearance(for: traits)
        _ = proxies.appearance(for: traits, whenContainedInInstancesOf: [UIWindow.self])
        $0.isAccessibilityElement = $0.isAccessibilityElement
        $0.accessibilityLabel = $0.accessibilityLabel
        $0.accessibilityAttributedLabel = $0.accessibilityAttributedLabel
        $0.accessibilityHint = $0.accessibilityHint
        $0.accessibilityAttributedHint = $0.accessibilityAttributedHint
        $0.accessibilityValue = $0.accessibilityValue
        $0.accessibilityAttributedValue = $0.accessibilityAttributedValue
        $0.accessibilityTraits = $0.accessibilityTraits
        $0.accessibilityLanguage = $0.accessibilityLanguage
        $0.accessibilityCustomActions = $0.accessibilityCustomActions
        $0.accessibilityIdentifier = $0.accessibilityIdentifier
        $0.title = $0.title
        $0.image = $0.image
        $0.landscapeImagePhone = $0.landscapeImagePhone
        $0.largeContentSizeImage = $0.largeContentSizeImage
        $0.imageInsets = $0.imageInsets
        $0.landscapeImagePhoneInsets = $0.landscapeImagePhoneInsets
        $0.largeContentSizeImageInsets = $0.largeContentSizeImageInsets
        $0.isEnabled = $0.isEnabled
        $0.tag = $0.tag
        $0.setTitleTextAttributes([:], for: .normal)
        _ = $0.titleTextAttributes(for: .normal)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let barButtonItem = Overrides(
    of: "UIBarButtonItem", by: OverridingBarButtonItem(),
    uses: [
      {
        $0.target = $0.target
        $0.action = $0.action
        $0.primaryAction = $0.primaryAction
        $0.menu = $0.menu
        $0.preferredMenuElementOrder = $0.preferredMenuElementOrder
        $0.changesSelectionAsPrimaryAction = $0.changesSelectionAsPrimaryAction
        $0.isSelected = $0.isSelected
        $0.isHidden = $0.isHidden
        $0.isSymbolAnimationEnabled = $0.isSymbolAnimationEnabled
        $0.style = $0.style
        $0.possibleTitles = $0.possibleTitles
        $0.width = $0.width
        $0.customView = $0.customView
        $0.tintColor = $0.tintColor
        $0.menuRepresentation = $0.menuRepresentation
        _ = $0.buttonGroup
        $0.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        $0.setBackgroundImage(nil, for: .normal, style: .done, barMetrics: .default)
        _ = $0.backgroundImage(for: .normal, barMetrics: .default)
        _ = $0.backgroundImage(for: .normal, style: .done, barMetrics: .default)
        $0.setBackgroundVerticalPositionAdjustment(1, for: .default)
        _ = $0.backgroundVerticalPositionAdjustment(for: .default)
        $0.setTitlePositionAdjustment(.zero, for: .default)
        _ = $0.titlePositionAdjustment(for: .default)
        _ = $0.creatingFixedGroup()
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let barItemGroup = Overrides(
    of: "UIBarButtonItemGroup",
    by: OverridingBarItemGroup(barButtonItems: [], representativeItem: nil),
    uses: [
      {
        $0.barButtonItems = $0.barButtonItems
        $0.representativeItem = $0.representativeItem
        $0.alwaysAvailable = $0.alwaysAvailable
        $0.isHidden = $0.isHidden
        $0.menuRepresentation = $0.menuRepresentation
        _ = $0.isDisplayingRepresentativeItem
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let navigationItem = Overrides(
    of: "UINavigationItem", by: OverridingNavigationItem(title: ""),
    uses: [
      {
        $0.awakeFromNib()
        $0.title = $0.title
        $0.titleView = $0.titleView
        $0.prompt = $0.prompt
        $0.largeTitleDisplayMode = $0.largeTitleDisplayMode
        $0.style = $0.style
        $0.titleMenuProvider = $0.titleMenuProvider
        $0.backBarButtonItem = $0.backBarButtonItem
        $0.backButtonTitle = $0.backButtonTitle
        $0.backButtonDisplayMode = $0.backButtonDisplayMode
        $0.backAction = $0.backAction
        $0.hidesBackButton = $0.hidesBackButton
        $0.leftItemsSupplementBackButton = $0.leftItemsSupplementBackButton
        $0.searchController = $0.searchController
        $0.hidesSearchBarWhenScrolling = $0.hidesSearchBarWhenScrolling
        $0.preferredSearchBarPlacement = $0.preferredSearchBarPlacement
        _ = $0.searchBarPlacement
        $0.leftBarButtonItems = $0.leftBarButtonItems
        $0.rightBarButtonItems = $0.rightBarButtonItems
        $0.leftBarButtonItem = $0.leftBarButtonItem
        $0.rightBarButtonItem = $0.rightBarButtonItem
        $0.leadingItemGroups = $0.leadingItemGroups
        $0.centerItemGroups = $0.centerItemGroups
        $0.trailingItemGroups = $0.trailingItemGroups
        $0.pinnedTrailingGroup = $0.pinnedTrailingGroup
        $0.additionalOverflowItems = $0.additionalOverflowItems
        $0.standardAppearance = $0.standardAppearance
        $0.compactAppearance = $0.compactAppearance
        $0.scrollEdgeAppearance = $0.scrollEdgeAppearance
        $0.compactScrollEdgeAppearance = $0.compactScrollEdgeAppearance
        $0.setHidesBackButton(true, animated: false)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let barAppearance = Overrides(
    of: "UIBarAppearance", by: OverridingBarAppearance(),
    uses: [
      {
        $0.backgroundEffect = $0.backgroundEffect
        $0.backgroundColor = $0.backgroundColor
        $0.backgroundImage = $0.backgroundImage
        $0.backgroundImageContentMode = $0.backgroundImageContentMode
        $0.shadowColor = $0.shadowColor
        $0.shadowImage = $0.shadowImage
        $0.configureWithDefaultBackground()
        $0.configureWithOpaqueBackground()
        $0.configureWithTransparentBackground()
        _ = ($0.copy(), OverridingBarAppearance.supportsSecureCoding)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let buttonAppearance = Overrides(
    of: "UIBarButtonItemAppearance", by: OverridingButtonAppearance(style: .plain),
    uses: [
      {
        _ = $0.normal
        _ = $0.highlighted
        _ = $0.disabled
        _ = $0.focused
        $0.configureWithDefault(for: .done)
        _ = ($0.copy(), OverridingButtonAppearance.supportsSecureCoding)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      }
    ])

  static let navigationBarAppearance = Overrides(
    of: "UINavigationBarAppearance", by: OverridingNavigationBarAppearance(),
    uses: [
      {
        $0.titleTextAttributes = $0.titleTextAttributes
        $0.titlePositionAdjustment = $0.titlePositionAdjustment
        $0.largeTitleTextAttributes = $0.largeTitleTextAttributes
        $0.buttonAppearance = $0.buttonAppearance
        $0.doneButtonAppearance = $0.doneButtonAppearance
        $0.backButtonAppearance = $0.backButtonAppearance
        _ = $0.backIndicatorImage
        _ = $0.backIndicatorTransitionMaskImage
        $0.setBackIndicatorImage(nil, transitionMaskImage: nil)
      }
    ])

  static let toolbarAppearance = Overrides(
    of: "UIToolbarAppearance", by: OverridingToolbarAppearance(),
    uses: [
      {
        $0.buttonAppearance = $0.buttonAppearance
        $0.doneButtonAppearance = $0.doneButtonAppearance

      }
    ])

  static let toolbar = Overrides(
    of: "UIToolbar", by: OverridingToolbar(frame: .zero),
    uses: [
      {
        $0.items = $0.items
        $0.delegate = $0.delegate
        $0.standardAppearance = $0.standardAppearance
        $0.compactAppearance = $0.compactAppearance
        $0.scrollEdgeAppearance = $0.scrollEdgeAppearance
        $0.compactScrollEdgeAppearance = $0.compactScrollEdgeAppearance
        $0.barStyle = $0.barStyle
        $0.isTranslucent = $0.isTranslucent
        $0.barTintColor = $0.barTintColor
        _ = $0.barPosition
        _ = $0.intrinsicContentSize
        $0.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
        _ = $0.backgroundImage(forToolbarPosition: .any, barMetrics: .default)
        $0.setShadowImage(nil, forToolbarPosition: .any)
        _ = $0.shadowImage(forToolbarPosition: .any)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      // This lays it out, and changes its safe area.
      {
        let root = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = root
        window.isHidden = false
        root.view.addSubview($0)
        $0.sizeToFit()
        window.layoutIfNeeded()
        root.additionalSafeAreaInsets.top = 10
        window.isHidden = true
      },
    ])

}
