import Testing

/// The classes here are those of an app: they use public names alone.
@MainActor @Suite("Subclasses override what they may override on iOS", .serialized)
struct OverrideTests {
  private static let members = Result { try OpenMembers() }

  @Test("Each open member of a class is overridden, and the override is called", arguments: all)
  func members(_ overrides: Overrides) async throws {
    let members = try Self.members.get().names(of: overrides.classes)
    // Overloads have names such as "convert(_:from:) of a point".
    let called = try await overrides.calls().map { $0.split(separator: " of ")[0] }.map(String.init)
    let missing = members.sorted().difference(from: called.sorted()).insertions
    #expect(!members.isEmpty)
    #expect(missing.isEmpty)
  }

  @Test("Each class with open members has a subclass here, unless only UIKit creates its objects")
  func classes() throws {
    let classes = try Self.members.get().classes.subtracting(Self.all.flatMap(\.classes))
    #expect(
      classes == [
        "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
        "UICollectionViewUpdateItem", "UIGraphicsImageRendererContext",
        "UIGraphicsPDFRendererContext",
        "UIGraphicsRendererContext", "UIMenuSystem", "UIPasteboard", "UIPointerRegionRequest",
        "UIScene", "UISceneSession", "UIScreenMode", "UITabBarItemStateAppearance",
        "UIViewPrintFormatter",
        "UIWindowScene",
        "UIBarButtonItemStateAppearance",
      ])
  }

  private nonisolated static let all: [Overrides] = [
    .layer, .gradientLayer, .shapeLayer, .textLayer, .scrollLayer, .tiledLayer,
    .replicatorLayer, .emitterLayer, .emitterCell,
    .springAnimation, .keyframeAnimation, .animationGroup, .transition,
    .transaction, .timingFunction, .valueFunction, .displayLink, .filter,
    .view, .label, .imageView, .stackView, .blurEffect, .vibrancyEffect, .effectView, .window,
    .screen, .device,
    .tabBarItem, .tabBar, .tabBarAppearance, .tabBarItemAppearance, .tabBarController,
    .pageViewController, .splitViewController,
    .segue, .nib,
    .viewController, .contentUnavailableView, .presentationController, .interactiveTransition,
    .sheetController, .popoverController, .popoverBackground,
    .application, .responder, .undoManager, .inputView,
    .inputViewController, .inputMode, .assistantItem,
    .passwordRules, .tokenizer, .touch, .event, .traits, .control, .action,
    .button, .toggle, .slider, .stepper, .segmentedControl, .pageControl, .pageProgress,
    .pageTimerProgress,
    .progressView, .activityIndicator, .pickerView, .datePicker,
    .focusGuide, .focusEffect, .haloEffect,
    .key, .press, .pressesEvent, .keyCommand, .alternate, .textRange, .selectionRect,
    .sceneConfiguration,
    .gestureRecognizer, .tap, .longPress, .swipe, .pan, .screenEdgePan, .pinch, .rotation, .hover,
    .menu, .deferredElement, .contextConfiguration, .contextInteraction, .editConfiguration,
    .editInteraction, .menuController, .menuItem,
    .pointerInteraction, .pointerRegion, .pointerStyle, .pointerAccessory,
    .previewParameters, .previewTarget, .targetedPreview,
    .dragItem, .dragPreview, .dropProposal, .dragInteraction, .dropInteraction,
    .springLoadedInteraction,
    .pasteConfiguration, .itemProvider,
    .accessibilityElement, .customAction, .customRotor, .searchPredicate, .rotorItem,
    .locationDescriptor,
    .animator, .cubicParameters, .springParameters,
    .image, .color, .font, .fontDescriptor, .fontMetrics,
    .paragraphStyle, .shadow, .attachment, .tab, .drawingContext,
    .path, .imageRenderer, .imageFormat, .pdfRenderer, .pdfFormat,
    .pageRenderer, .textFormatter, .constraint, .layoutGuide,
    .trackingGuide, .keyboardGuide, .scrollView, .refreshControl,
    .tableView, .tableViewCell, .tableDropProposal, .tablePlaceholder, .collectionDropProposal,
    .collectionPlaceholder, .tableHeader, .tableController, .textField,
    .tableDiffableSource, .listContentView, .contextualAction, .swipeActions,
    .collectionView, .reusableView, .collectionCell, .collectionController, .collectionLayout,
    .layoutAttributes, .invalidationContext, .transitionLayout, .flowLayout, .flowContext,
    .compositionalLayout, .collectionDiffableSource, .listCell,
    .textView, .textContainer, .searchBar, .searchTextField, .searchToken, .searchController,
    .searchSuggestion, .searchContainer,
    .barItem, .barButtonItem, .barItemGroup, .navigationItem, .barAppearance, .buttonAppearance,
    .navigationBarAppearance, .toolbarAppearance, .toolbar, .navigationBar, .navigationController,
  ]
}
