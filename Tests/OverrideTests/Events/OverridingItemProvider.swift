import UIKit

final class OverridingItemProvider: NSItemProvider, @unchecked Sendable {
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
  override var registeredTypeIdentifiers: [String] { called(super.registeredTypeIdentifiers) }
  override func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    called(super.hasItemConformingToTypeIdentifier(typeIdentifier))
  }
  override var suggestedName: String? {
    get { called(super.suggestedName) }
    set { super.suggestedName = assigned(newValue) }
  }
  override var preferredPresentationSize: CGSize {
    get { called(super.preferredPresentationSize) }
    set { super.preferredPresentationSize = assigned(newValue) }
  }
  override func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    called(
      super.registerDataRepresentation(
        forTypeIdentifier: typeIdentifier, visibility: visibility, loadHandler: loadHandler))
  }
  override func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    called(
      super.registerFileRepresentation(
        forTypeIdentifier: typeIdentifier, visibility: visibility, loadHandler: loadHandler))
  }
  override func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    called(super.registerObject(object, visibility: visibility))
  }
  override func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    called(
      super.registerObject(ofClass: aClass, visibility: visibility, loadHandler: loadHandler))
  }
  @discardableResult override func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    called(
      super.loadDataRepresentation(
        forTypeIdentifier: typeIdentifier, completionHandler: completionHandler))
  }
  @discardableResult override func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    called(
      super.loadFileRepresentation(
        forTypeIdentifier: typeIdentifier, completionHandler: completionHandler))
  }
  override func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    called(super.canLoadObject(ofClass: aClass))
  }
  @discardableResult override func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    called(super.loadObject(ofClass: aClass, completionHandler: completionHandler))
  }
}

extension Overrides {
  static let itemProvider = Overrides(
    of: "NSItemProvider", by: OverridingItemProvider(object: NSString(string: "text")),
    uses: [
      { provider in
        provider.suggestedName = provider.suggestedName
        provider.preferredPresentationSize = provider.preferredPresentationSize
        provider.registerFileRepresentation(forTypeIdentifier: "a", visibility: .all) { _ in nil }
        provider.registerObject(ofClass: NSString.self, visibility: .all) { _ in nil }
        _ = (provider.copy(), provider.registeredTypeIdentifiers)
        _ = provider.canLoadObject(ofClass: NSString.self)
        provider.loadFileRepresentation(forTypeIdentifier: "b") { _, _ in }
        provider.loadObject(ofClass: NSURL.self) { _, _ in }
      }
    ])
}
