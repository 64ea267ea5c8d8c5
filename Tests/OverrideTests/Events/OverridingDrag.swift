import UIKit

@MainActor
private final class Delegate: NSObject, UIDragInteractionDelegate,
  UIDropInteractionDelegate
{
  static let shared = Delegate()

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
}

final class OverridingDragItem: UIDragItem {
  override var itemProvider: NSItemProvider { called(super.itemProvider) }
  override var localObject: Any? {
    get { called(super.localObject) }
    set { super.localObject = assigned(newValue) }
  }
  override var previewProvider: (() -> UIDragPreview?)? {
    get { called(super.previewProvider) }
    set { super.previewProvider = assigned(newValue) }
  }
}

final class OverridingDragPreview: UIDragPreview {
  override var view: UIView { called(super.view) }
  override var parameters: UIDragPreviewParameters { called(super.parameters) }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

final class OverridingDropProposal: UIDropProposal {
  override var operation: UIDropOperation { called(super.operation) }
  override var isPrecise: Bool {
    get { called(super.isPrecise) }
    set { super.isPrecise = assigned(newValue) }
  }
  override var prefersFullSizePreview: Bool {
    get { called(super.prefersFullSizePreview) }
    set { super.prefersFullSizePreview = assigned(newValue) }
  }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

final class OverridingDragInteraction: UIDragInteraction {
  override var delegate: (any UIDragInteractionDelegate)? { called(super.delegate) }
  override var view: UIView? { called(super.view) }
  override class var isEnabledByDefault: Bool { called(super.isEnabledByDefault) }
  override var isEnabled: Bool {
    get { called(super.isEnabled) }
    set { super.isEnabled = assigned(newValue) }
  }
  override var allowsSimultaneousRecognitionDuringLift: Bool {
    get { called(super.allowsSimultaneousRecognitionDuringLift) }
    set { super.allowsSimultaneousRecognitionDuringLift = assigned(newValue) }
  }
  override func willMove(to view: UIView?) { called(super.willMove(to: view)) }
  override func didMove(to view: UIView?) { called(super.didMove(to: view)) }
}

final class OverridingDropInteraction: UIDropInteraction {
  override var delegate: (any UIDropInteractionDelegate)? { called(super.delegate) }
  override var view: UIView? { called(super.view) }
  override var allowsSimultaneousDropSessions: Bool {
    get { called(super.allowsSimultaneousDropSessions) }
    set { super.allowsSimultaneousDropSessions = assigned(newValue) }
  }
  override func willMove(to view: UIView?) { called(super.willMove(to: view)) }
  override func didMove(to view: UIView?) { called(super.didMove(to: view)) }
}

final class OverridingPasteConfiguration: UIPasteConfiguration {
  override var acceptableTypeIdentifiers: [String] {
    get { called(super.acceptableTypeIdentifiers) }
    set { super.acceptableTypeIdentifiers = assigned(newValue) }
  }
  override func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    called(super.addAcceptableTypeIdentifiers(acceptableTypeIdentifiers))
  }
  override func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    called(super.addTypeIdentifiers(forAccepting: aClass))
  }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

extension Overrides {
  static let dragItem = Overrides(
    of: "UIDragItem", by: OverridingDragItem(itemProvider: NSItemProvider()),
    uses: [
      {
        _ = $0.itemProvider
        $0.localObject = $0.localObject
        $0.previewProvider = $0.previewProvider
      }
    ])

  static let dragPreview = Overrides(
    of: "UIDragPreview", by: OverridingDragPreview(view: UIView()),
    uses: [{ _ = ($0.view, $0.parameters, $0.copy()) }])

  static let dropProposal = Overrides(
    of: "UIDropProposal", by: OverridingDropProposal(operation: .copy),
    uses: [
      {
        _ = $0.copy()
        _ = $0.operation
        $0.isPrecise = $0.isPrecise
        $0.prefersFullSizePreview = $0.prefersFullSizePreview
      }
    ])

  static let dragInteraction = Overrides(
    of: "UIDragInteraction", by: OverridingDragInteraction(delegate: Delegate.shared),
    uses: [
      { interaction in
        UIView().addInteraction(interaction)
        _ = (interaction.delegate, interaction.view, interaction.isEnabled)
        interaction.isEnabled = OverridingDragInteraction.isEnabledByDefault
        let allows = interaction.allowsSimultaneousRecognitionDuringLift
        interaction.allowsSimultaneousRecognitionDuringLift = allows
      }
    ])

  static let dropInteraction = Overrides(
    of: "UIDropInteraction", by: OverridingDropInteraction(delegate: Delegate.shared),
    uses: [
      { interaction in
        UIView().addInteraction(interaction)
        _ = (interaction.delegate, interaction.view)
        interaction.allowsSimultaneousDropSessions = interaction.allowsSimultaneousDropSessions
      }
    ])

  static let pasteConfiguration = Overrides(
    of: "UIPasteConfiguration", by: OverridingPasteConfiguration(forAccepting: NSString.self),
    uses: [
      {
        $0.addTypeIdentifiers(forAccepting: NSURL.self)
        $0.acceptableTypeIdentifiers = $0.acceptableTypeIdentifiers
        _ = $0.copy()
      }
    ])
}
